import { describe, expect, it } from "vitest";
import { type MutationReport, scoreAreas } from "./mutation-score.ts";

const mutantsOf = (...statuses: string[]) => ({
  mutants: statuses.map((status) => ({ status })),
});

const report: MutationReport = {
  files: {
    "app/game/stats/firing.ts": mutantsOf("Killed", "Killed", "Timeout", "Survived"),
    "app/game/stats/meta.ts": mutantsOf("Survived"),
    "app/game/charts/axis.ts": mutantsOf("Killed", "NoCoverage", "Ignored", "CompileError", "RuntimeError"),
    "workers/page.ts": mutantsOf("Killed"),
  },
};

describe("the score of an area", () => {
  it("is the share of its mutants that the tests noticed", () => {
    const areas = { formulas: ["app/game/{charts,stats}/*.ts", "!app/game/stats/meta.ts"], pages: ["workers/*.ts"] };
    const [formulas, pages] = scoreAreas(report, areas);
    expect(formulas).toMatchObject({ area: "formulas", killed: 4, survived: 2, ignored: 1 });
    expect(formulas?.score).toBeCloseTo(66.667, 3);
    expect(pages).toMatchObject({ area: "pages", killed: 1, survived: 0, score: 100 });
  });

  it("counts a file that a later pattern brings back", () => {
    const patterns = ["app/game/stats/*.ts", "!app/game/stats/*.ts", "app/game/stats/firing.ts"];
    expect(scoreAreas(report, { one: patterns })).toMatchObject([{ killed: 3, survived: 1 }]);
  });

  it("is nothing where the patterns find no mutant", () => {
    expect(scoreAreas(report, { auth: ["workers/nowhere/*.ts"] })).toMatchObject([{ killed: 0, score: 0 }]);
  });
});
