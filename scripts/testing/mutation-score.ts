import { matchesGlob } from "node:path";
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

/** How many of an area's mutants the tests noticed. */
export interface AreaScore {
  area: string;
  /** Noticed: a test failed, or ran into the time limit. */
  killed: number;
  /** Not noticed, whether or not a test came by. */
  survived: number;
  /** Left out by a comment in the code that says why. */
  ignored: number;
  /** Share noticed, in percent; 0 for an area without a mutant, whose patterns must be wrong. */
  score: number;
}

const killed = new Set(["Killed", "Timeout"]);
const survived = new Set(["Survived", "NoCoverage"]);

/** The score of every area, as Stryker reckons it: mutants that do not compile or are ignored do not count. */
export function scoreAreas(report: MutationReport, areas: Record<string, readonly string[]>): AreaScore[] {
  return Object.entries(areas).map(([area, patterns]) => {
    const statuses = Object.entries(report.files)
      .filter(([file]) => isIn(file, patterns))
      .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
    const count = (which: Set<string>) => statuses.filter((status) => which.has(status)).length;
    const counts = { killed: count(killed), survived: count(survived), ignored: count(new Set(["Ignored"])) };
    const all = counts.killed + counts.survived;
    return { area, ...counts, score: all === 0 ? 0 : (100 * counts.killed) / all };
  });
}

/** Patterns in their order, as Stryker takes them: a later one with `!` takes files out again. */
function isIn(file: string, patterns: readonly string[]): boolean {
  return patterns.reduce((is, pattern) => {
    if (pattern.startsWith("!")) return is && !matchesGlob(file, pattern.slice(1));
    return is || matchesGlob(file, pattern);
  }, false);
}
