import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leastScore, mutationAreas } from "./mutation-areas.ts";
import { mutationReportSchema, scoreAreas } from "./mutation-score.ts";
import { type Counts, show } from "./phase.ts";

/** Longest time for a run, ms. It takes a quarter of it on two cores. */
const limit = 60 * 60_000;

/**
 * Changes the code in small ways, one at a time, and sees whether its tests notice. Every area counts as one
 * test: it has passed when they notice `leastScore` percent of the changes.
 */
export async function mutation(folder: string): Promise<Counts> {
  const env = { MUTATION_FOLDER: folder };
  await show("stryker", ["run"], env, AbortSignal.timeout(limit));
  const report = JSON.parse(await readFile(join(folder, "mutation.json"), "utf8").catch(withoutReport));
  const scores = scoreAreas(mutationReportSchema.parse(report), mutationAreas);
  for (const { area, killed, survived, ignored, score } of scores) {
    const counts = `${killed} of ${killed + survived} changes noticed, ${ignored} left out`;
    console.log(`${area}: ${score.toFixed(1)} % (${counts}; at least ${leastScore} %)`);
  }
  const passed = scores.filter(({ score }) => score >= leastScore).length;
  return { passed, failed: scores.length - passed };
}

function withoutReport(): never {
  throw new Error("The mutation run ended before its report was written. Stryker says why above.");
}
