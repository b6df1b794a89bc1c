import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { averagesTableSchema, masteryTableSchema } from "#app/game/model/tables/vehicle-table.ts";
import { marksTableSchema } from "#app/game/statistics/marks/marks-table-schema.ts";
import { DATASET_FOLDER, storedBattlesPath, storedExpectedPath, storedMarksPath } from "#scripts/dataset/paths.ts";
import { storedBattlesSchema, storedExpectedSchema, storedMarksSchema } from "#scripts/dataset/stored-vehicle.ts";
import { derivedDataset } from "../derived-dataset.ts";
import { masteryTable } from "./marks.ts";

const { contents, records } = await derivedDataset();
const published = (path: string): unknown => JSON.parse(contents.get(path) ?? "null");
const stored = (path: string): unknown => JSON.parse(readFileSync(`${DATASET_FOLDER}/${path}`, "utf8"));

describe("the published averages", () => {
  const table = averagesTableSchema.parse(published("averages/vehicles.json"));
  const expected = storedExpectedSchema.parse(stored(storedExpectedPath));

  it("have every vehicle with its row of the source, and no other figure", () => {
    expect(table.id).toEqual(records.map(({ id }) => id));
    table.id.forEach((id, i) => {
      const { winRate, damage, frags, spots, defence } = expected[id] ?? {};
      const row = [table.winRate[i], table.damage[i], table.kills[i], table.spots[i], table.defence[i]];
      const source = [winRate, damage, frags, spots, defence].map((value) => value ?? null);
      expect(row, table.name[i]).toEqual(source);
    });
  });

  it("leave out no row of the source", () => {
    const known = new Set(table.id.filter((_, i) => table.damage[i] !== null));
    expect(Object.keys(expected).filter((id) => !known.has(Number(id)))).toEqual([]);
  });
});

describe("the published marks of excellence", () => {
  const table = marksTableSchema.parse(published("marks/table/eu.json"));
  const marks = storedMarksSchema.parse(stored(storedMarksPath));

  it("have every row of the source, and no other figure", () => {
    expect([...table.id].sort((a, b) => a - b)).toEqual(Object.keys(marks).map(Number));
    table.id.forEach((id, i) => {
      const row = marks[id];
      const source = row?.state === "known" ? [row.p65, row.p85, row.p95, row.p100] : Array(4).fill(null);
      expect([table.p65[i], table.p85[i], table.p95[i], table.p100[i]], table.name[i]).toEqual(source);
    });
  });
});

describe("every table of statistics", () => {
  it.each(["averages/vehicles.json", "marks/table/eu.json", "mastery/vehicles.json"])(
    "comes in one request of at most 60 kB gzipped: %s",
    (path) => expect(gzipSync(contents.get(path) ?? "").length).toBeLessThan(60_000),
  );
});

describe("the thresholds that the publisher states", () => {
  const [stated, estimated] = [records[0], records.find(({ id }) => id === 7169)];
  const thresholds = { third: 501, second: 802, first: 1203, ace: 1504 };
  const battles = storedBattlesSchema.parse(stored(storedBattlesPath));
  const table = masteryTable(records, battles, { [stated?.id ?? 0]: thresholds });
  const rowOf = (id = 0) => {
    const row = table.id.indexOf(id);
    return [table.method[row], table.own[row], table.third[row], table.second[row], table.first[row], table.ace[row]];
  };

  it("take the place of an estimate, and leave the other rows as they are", () => {
    expect(rowOf(stated?.id)).toEqual(["publisher", 0, 501, 802, 1203, 1504]);
    expect(rowOf(estimated?.id)[0]).toBe("vehicle");
    expect(table.results).toBeGreaterThan(1000);
  });

  it("stand where there is nothing to estimate from", () => {
    const alone = masteryTable(records, {}, { 7169: thresholds });
    expect([alone.id, alone.method, alone.results]).toEqual([[7169], ["publisher"], 0]);
  });
});

describe("the published estimates of mastery", () => {
  const table = masteryTableSchema.parse(published("mastery/vehicles.json"));
  const battles = storedBattlesSchema.parse(stored(storedBattlesPath));

  it("state the sample size that the source has, of the vehicle and of its tier and class", () => {
    table.id.forEach((id, i) => {
      const peers = records.filter(({ tier, type }) => tier === table.tier[i] && type === table.type[i]);
      const group = peers.reduce((sum, peer) => sum + (battles[peer.id]?.length ?? 0), 0);
      expect([table.own[i], table.group[i]], table.name[i]).toEqual([battles[id]?.length ?? 0, group]);
    });
  });

  it("rise from class to class in every row, and lie within what was ever reached", () => {
    const max = Math.max(...Object.values(battles).flat());
    table.id.forEach((_, i) => {
      const stated = [table.third[i], table.second[i], table.first[i], table.ace[i]].filter((xp) => xp !== null);
      expect(stated, table.name[i]).toEqual([...stated].sort((a, b) => Number(a) - Number(b)));
      expect(Number(stated.at(-1))).toBeLessThanOrEqual(max);
    });
  });

  it("count the vehicles of which nothing is said", () => {
    expect(table.id.length + table.leftOut).toBe(records.length);
  });
});
