import { beforeAll, describe, expect, it } from "vitest";
import type { Marks } from "#app/game/model/vehicle/vehicle.ts";
import { marksTableSchema } from "#app/game/statistics/marks/marks-table-schema.ts";
import { openStored } from "#scripts/dataset/stored-dataset.ts";
import { NEXT_ID, runAfresh, SAMPLE_ID } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { keepMarks } from "#scripts/import/import-command.ts";
import { deriveDataset } from "./derive.ts";
import { marksAmongPeers } from "./marks.ts";

const known = (p65: number): Marks => ({ state: "known", p65, p85: p65 + 100, p95: p65 + 200, p100: p65 + 300 });
const tooFew: Marks = { state: "not-enough-data" };

/** An import with the thresholds of a day, after another one. */
function imported(marksDate: string, marks: Record<number, Marks>, before: ReadonlyMap<string, string> = new Map()) {
  const byId = new Map(Object.entries(marks).map(([id, row]) => [Number(id), row]));
  const statistics = { expected: undefined, usage: undefined, marks: byId, marksDate };
  const { files } = runAfresh({ statistics });
  keepMarks(before, files);
  return files;
}

const publishedOf = (files: ReadonlyMap<string, string>) => deriveDataset(openStored(files, "game")).contents;
const tableOf = (files: ReadonlyMap<string, string>) =>
  marksTableSchema.parse(JSON.parse(publishedOf(files).get("marks/table/eu.json") ?? "null"));

let first: Map<string, string>;
let second: Map<string, string>;
beforeAll(() => {
  first = imported("2026-09-21", { [SAMPLE_ID]: known(1000), [NEXT_ID]: tooFew, 999999: known(1) });
  second = imported("2026-09-28", { [SAMPLE_ID]: known(1040), [NEXT_ID]: known(2000) }, first);
});

describe("the published marks", () => {
  it("have no earlier snapshot at first", () => {
    const table = tableOf(first);
    expect(table.date).toBe("2026-09-21");
    expect(table.changes.map(({ since, by }) => [since, by])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it("are named in the manifest by region, so that a page offers no other", () => {
    const regionsOf = (files: ReadonlyMap<string, string>) =>
      JSON.parse(publishedOf(files).get("manifest.json") ?? "null").marksRegions;
    expect(regionsOf(first)).toEqual(["eu"]);
    expect(
      regionsOf(runAfresh({ statistics: { expected: undefined, usage: undefined, marks: undefined } }).files),
    ).toEqual([]);
  });

  it("have a row for every vehicle of the source, without figures where too few players stand behind it", () => {
    const table = tableOf(first);
    expect(table.id.toSorted()).toEqual([SAMPLE_ID, NEXT_ID].toSorted());
    expect(table.p95[table.id.indexOf(SAMPLE_ID)]).toBe(1200);
    expect(table.p95[table.id.indexOf(NEXT_ID)]).toBeNull();
  });

  it("count the ids that are in no source of ours", () => {
    expect(tableOf(first).notInData).toBe(1);
    expect(tableOf(second).notInData).toBe(0);
  });

  it("tell the change since the snapshot of the import before", () => {
    const table = tableOf(second);
    const [week, fortnight, month] = table.changes;
    expect(week).toMatchObject({ days: 7, since: "2026-09-21" });
    expect(week?.by?.p65[table.id.indexOf(SAMPLE_ID)]).toBe(40);
    expect(week?.by?.p65[table.id.indexOf(NEXT_ID)]).toBeNull();
    expect([fortnight, month]).toEqual([
      { days: 14, since: null, by: null },
      { days: 30, since: null, by: null },
    ]);
  });

  it("keep every snapshot, through all that follow", () => {
    const third = imported("2026-10-05", { [SAMPLE_ID]: known(1010) }, second);
    const snapshots = [...publishedOf(third)].filter(([path]) => path.startsWith("marks/snapshots/"));
    expect(snapshots.map(([path]) => path).toSorted()).toEqual([
      "marks/snapshots/eu/2026-09-21.json",
      "marks/snapshots/eu/2026-09-28.json",
      "marks/snapshots/eu/2026-10-05.json",
    ]);
    expect(JSON.parse(new Map(snapshots).get("marks/snapshots/eu/2026-09-28.json") ?? "")).toMatchObject({
      date: "2026-09-28",
      thresholds: { [SAMPLE_ID]: known(1040) },
    });
    const { changes } = tableOf(third);
    expect(changes.map(({ since, by }) => [since, by?.p100[0]])).toEqual([
      ["2026-09-28", -30],
      ["2026-09-21", 10],
      [null, undefined],
    ]);
  });

  it("replace the snapshot of their own day", () => {
    const again = imported("2026-09-28", { [SAMPLE_ID]: known(1050) }, second);
    expect([...openStored(again, "game").earlierMarks.keys()]).toEqual(["2026-09-21"]);
    expect(tableOf(again).changes[0]?.by?.p65).toEqual([50]);
  });
});

describe("a snapshot that cannot be read", () => {
  it("is left out, and named", () => {
    const broken = new Map([...second, ["statistics/earlier-marks/2026-09-21.json", "{"] as const]);
    const files = new Map<string, string>();
    expect(keepMarks(broken, files)).toBe("earlier snapshots of the marks: 1; not readable, and left out: 2026-09-21");
    expect([...files.keys()]).toEqual(["statistics/earlier-marks/2026-09-28.json"]);
  });
});

describe("the marks of a vehicle among its tier and class", () => {
  const vehicle = (id: number, marks: Marks, tier = 10) => ({ id, type: "heavyTank" as const, tier, marks });

  it("are easier than how many others' of those that are known", () => {
    const among = marksAmongPeers([
      vehicle(1, known(2000)),
      vehicle(2, known(1500)),
      vehicle(3, known(2000)),
      vehicle(4, tooFew),
      vehicle(5, known(100), 9),
    ]);
    expect(among.get(1)).toEqual({ of: 3, less: { p65: 1, p85: 1, p95: 1 } });
    expect(among.get(2)).toEqual({ of: 3, less: { p65: 0, p85: 0, p95: 0 } });
    // Unknown, and alone in its tier.
    expect(among.has(4)).toBe(false);
    expect(among.has(5)).toBe(false);
  });
});
