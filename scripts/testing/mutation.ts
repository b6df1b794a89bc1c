import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { show, type ToolResults } from "./checks.ts";
import { minScore, mutationArea, mutationAreas } from "./mutation-areas.ts";

/** Longest time for an area, ms. */
const limit = 2 * 60 * 60_000;

/**
 * Runs the mutation tests: changes the code in small ways, one at a time, and checks whether its tests notice. Every
 * area counts as one test, which passes when they notice `minScore` percent of the changes.
 * @param areas by name; an empty list means all
 * @throws TypeError if there is no such area
 */
export async function mutation(folder: string, areas: readonly string[]): Promise<ToolResults> {
  for (const area of areas) mutationArea(area);
  const results: ToolResults = { passed: 0, failures: [] };
  // One after the other, so that results of one area are not lost if the next fails.
  for (const area of areas.length > 0 ? areas : Object.keys(mutationAreas)) {
    const score = await scoreOf(area, join(folder, `mutation-${area}`));
    if (score >= minScore) results.passed++;
    else results.failures.push(`${area}: ${score.toFixed(1)} % of the changes noticed, at least ${minScore} % wanted`);
  }
  return results;
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
  console.log(`${area}: ${score.toFixed(1)} % (${counts}; at least ${minScore} %)`);
  return score;
}

function withoutReport(): never {
  throw new Error("The mutation run ended before its report was written. Stryker says why above.");
}

/** What is read of Stryker's JSON report: a file's mutants, and what became of each. */
const mutationReportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export type MutationReport = z.infer<typeof mutationReportSchema>;

/** How many mutants the tests noticed. */
interface MutationScore {
  /** Noticed: a test failed, or ran into the time limit. */
  killed: number;
  /** Not noticed, whether or not a test ran the code. */
  survived: number;
  /** Left out by a comment in the code that says why. */
  ignored: number;
  /** Share noticed, in percent; 0 where there is no mutant: the patterns must be wrong. */
  score: number;
}

const killed = new Set(["Killed", "Timeout"]);
const survived = new Set(["Survived", "NoCoverage"]);

/** The score of a report, as Stryker reckons it: mutants that do not compile or are ignored do not count. */
export function scoreReport(report: MutationReport): MutationScore {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (which: Set<string>) => statuses.filter((status) => which.has(status)).length;
  const counts = { killed: count(killed), survived: count(survived), ignored: count(new Set(["Ignored"])) };
  const all = counts.killed + counts.survived;
  return { ...counts, score: all === 0 ? 0 : (100 * counts.killed) / all };
}
