import { z } from "zod";

/** What is read of Stryker's JSON report: a file's mutants, and what became of each. */
export const mutationReportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export type MutationReport = z.infer<typeof mutationReportSchema>;

/** How many mutants the tests noticed. */
export interface MutationScore {
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
