import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leastScore, mutationAreas } from "./mutation-areas.ts";
import { mutationReportSchema, scoreReport } from "./mutation-score.ts";
import { type Counts, show } from "./run-tool.ts";

/** Longest time for an area, ms. The longest takes a third of it on two cores. */
const limit = 60 * 60_000;

/**
 * Runs the mutation tests: changes the code in small ways, one at a time, and checks whether its tests notice. Every
 * area counts as one test, which passes when they notice `leastScore` percent of the changes.
 */
export async function mutation(folder: string): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  // One after the other, so that results of one area are not lost if the next fails.
  for (const area of Object.keys(mutationAreas)) {
    const score = await scoreOf(area, join(folder, `mutation-${area}`));
    if (score >= leastScore) counts.passed++;
    else counts.failed++;
  }
  return counts;
}

/** The share of the changes of an area that its tests notice, in percent; what survives is printed. */
async function scoreOf(area: string, folder: string): Promise<number> {
  const start = performance.now();
  const env = { MUTATION_FOLDER: folder, MUTATION_AREA: area };
  await show("stryker", ["run"], env, AbortSignal.timeout(limit));
  const report = JSON.parse(await readFile(join(folder, "mutation.json"), "utf8").catch(withoutReport));
  const { killed, survived, ignored, score } = scoreReport(mutationReportSchema.parse(report));
  const minutes = ((performance.now() - start) / 60_000).toFixed(0);
  const counts = `${killed} of ${killed + survived} changes noticed, ${ignored} left out, ${minutes} minutes`;
  console.log(`${area}: ${score.toFixed(1)} % (${counts}; at least ${leastScore} %)`);
  return score;
}

function withoutReport(): never {
  throw new Error("The mutation run ended before its report was written. Stryker says why above.");
}
