import { describe, expect, it } from "vitest";
import { full, miniRun, NEXT, NEXT_ID, published, SAMPLE, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";
import type { ImportSources } from "./import-sources.ts";

describe("statistics from other sources", () => {
  const expected = { damage: 500, frags: 0.8, spots: 1, defence: 0.7, winRate: 50 };
  const statistics: ImportSources["statistics"] = {
    expected: new Map([
      [SAMPLE_ID, expected],
      [35873, expected],
      [999_999, expected],
    ]),
    marks: new Map([
      [SAMPLE_ID, { state: "known", p65: 1, p85: 2, p95: 3, p100: 4 }],
      [NEXT_ID, { state: "not-enough-data" }],
      [(3 << 8) | 1, { state: "known", p65: 1, p85: 2, p95: 3, p100: 4 }],
    ]),
    usage: new Map([["germany:X01_Sample", [{ devices: ["rammer"], share: 12.5 }]]]),
  };

  it("stand in the vehicle's record with their sources", () => {
    const sample = full(SAMPLE, { statistics });
    expect(sample).toMatchObject({ expected, marks: { state: "known", p95: 3 }, usage: [{ share: 12.5 }] });
    expect(Object.keys(sample.sources)).toEqual(["definitions", "names", "expected", "marks", "usage"]);
    expect(full(NEXT, { statistics }).marks).toEqual({ state: "not-enough-data" });
  });

  it("have lists of their own", () => {
    const files = published({ statistics });
    expect(JSON.parse(files.get("expected/index.json") ?? "")).toEqual({ expected: { [SAMPLE_ID]: expected } });
    expect(JSON.parse(files.get("marks/index.json") ?? "").vehicles).toHaveLength(2);
  });

  it("are noted when they belong to no vehicle of the dataset", () => {
    const kinds = new Map(miniRun({ statistics }).manifest.notes.map(({ kind, items }) => [kind, items]));
    expect(kinds.get("marks of a left-out vehicle")).toEqual(["769 X03_Hidden"]);
    expect(kinds.get("expected values of a vehicle not in our data yet")).toEqual(["35873", "999999"]);
    expect(kinds.get("expected values of a reused id")).toEqual(["35873"]);
  });
});
