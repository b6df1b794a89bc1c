import { expect, it } from "vitest";
import {
  storedBattlesPath,
  storedExpectedPath,
  storedMarksPath,
  storedMasteryPath,
  storedUsagePath,
} from "#scripts/dataset/paths.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { Notes } from "#scripts/import/report.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import type { ImportedStatistics } from "../normalise/statistics.ts";
import type { ImportedDataset } from "./dataset.ts";
import { emitStatistics, noteUnmatched } from "./statistics.ts";

const [own, reused, hidden, unknown] = [529, 35_873, 785, 1041];
const vehicle = (id: number) => ({ id, nation: "germany", tag: `Tank_${id}` }) as StoredVehicle;
const records = [own, reused].map(vehicle);
const expected = { damage: 500, frags: 0.8, spots: 1, defence: 0.7, winRate: 50 };

/** What is written of statistics: by path, the rows and their source. */
function emitted(statistics: ImportedStatistics, of: readonly StoredVehicle[] = records) {
  const files = new Map<string, unknown>();
  const sources: unknown[] = [];
  const add: ImportedDataset["add"] = (from, path, _, rows) => {
    files.set(path, rows);
    sources.push(...from);
  };
  emitStatistics({ add } as ImportedDataset, of, statistics, (family) => `The ${family}`);
  return { files, sources };
}

it("statistics of a reused id are those of another vehicle, and stay out", () => {
  const statistics = {
    expected: new Map([own, reused].map((id) => [id, expected])),
    battles: new Map([own, reused].map((id) => [id, [100, 200]])),
    marks: undefined,
    usage: undefined,
  };
  const { files } = emitted(statistics);
  expect(files.get(storedExpectedPath)).toEqual({ [own]: expected });
  expect(files.get(storedBattlesPath)).toEqual({ [own]: [100, 200] });
});

const marks = { state: "known", p65: 1, p85: 2, p95: 3, p100: 4 } as const;
const thresholds = { third: 500, second: 800, first: 950, ace: 990 };
const rowsOf = <T>(row: T) => new Map([own, hidden, unknown].map((id) => [id, row]));
const all: ImportedStatistics = {
  expected: rowsOf(expected).set(reused, expected),
  battles: rowsOf([100, 200]).set(reused, [1, 2, 3]),
  marks: rowsOf(marks),
  mastery: { thresholds: rowsOf(thresholds), degenerate: [own] } as unknown as ImportedStatistics["mastery"],
  usage: new Map(
    ["germany:Tank_529", "germany:Tank_785", "usa:Tank_529"].map((key) => [key, [{ devices: ["rammer"], share: 9 }]]),
  ),
};

it("statistics are written of the vehicles of the dataset, each kind in its file", () => {
  const { files, sources } = emitted(all);
  expect(Object.fromEntries(files)).toEqual({
    [storedExpectedPath]: { [own]: expected },
    [storedBattlesPath]: { [own]: [100, 200] },
    [storedMarksPath]: { [own]: marks },
    [storedMasteryPath]: { [own]: thresholds },
    [storedUsagePath]: { [own]: [{ devices: ["rammer"], names: ["The rammer"], share: 9 }] },
  });
  expect(sources).toEqual(["marks", "expected", "battles", "mastery", "usage"]);
  expect(emitted(all, [vehicle(17)]).files.size).toBe(0);
  expect(emitted({ expected: undefined, marks: undefined, usage: undefined }).files.size).toBe(0);
});

it("statistics of no vehicle of the dataset are noted, each with its reason", () => {
  const notes = new Notes();
  const client = { entries: [own, hidden].map((id) => ({ id, tag: `Tank_${id}` })) } as unknown as ClientVehicles;
  noteUnmatched(records, client, all, notes);
  const both = (what: string) => [
    [`${what} of a left-out vehicle`, ["785 Tank_785"]],
    [`${what} of a vehicle not in our data yet`, ["1041"]],
  ];
  expect(notes.toList().map(({ kind, items }) => [kind, items])).toEqual(
    [
      ["equipment usage of a left-out vehicle", ["germany:Tank_785", "usa:Tank_529"]],
      ...both("expected values"),
      ["expected values of a reused id", ["35873"]],
      ...both("marks"),
      ...both("marks of mastery"),
      ["marks of mastery that do not rise", ["529"]],
      ...both("results of battles"),
      ["results of battles of a reused id", ["35873: 3"]],
    ].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
  const none = new Notes();
  noteUnmatched(records, client, { expected: undefined, marks: undefined, usage: undefined }, none);
  expect(none.toList()).toEqual([]);
});
