import { describe, expect, it } from "vitest";
import { type MutationReport, scoreReport } from "./mutation.ts";

const mutantsOf = (...statuses: string[]) => ({
  mutants: statuses.map((status) => ({ status })),
});

describe("the score of a mutation report", () => {
  it("is the share of the mutants of all files that the tests noticed", () => {
    const report: MutationReport = {
      files: {
        "app/game/stats/compute/firing.ts": mutantsOf("Killed", "Killed", "Timeout", "Survived"),
        "app/game/charts/axis.ts": mutantsOf("Killed", "NoCoverage", "Ignored", "CompileError", "RuntimeError"),
      },
    };
    const score = scoreReport(report);
    expect(score).toMatchObject({ killed: 4, survived: 2, ignored: 1 });
    expect(score.score).toBeCloseTo(66.667, 3);
  });

  it("is nothing where there is no mutant", () => {
    expect(scoreReport({ files: { "app/game/stats/compute/firing.ts": mutantsOf("Ignored") } })).toMatchObject({
      score: 0,
    });
  });
});
