import { expect, it } from "vitest";
import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { INDEX_STATS, isRanked, type RankedStat } from "#app/game/stats/keys.ts";
import { publishedRecords, publishedRows } from "#tests/setup/published.ts";

it("a stat prints the same in the index as on the vehicle's page", () => {
  const rows = new Map(publishedRows().map((row) => [row.id, row]));
  const differing = publishedRecords().flatMap((record) => {
    const stats = comparedStats(record);
    const row = rows.get(record.id);
    return INDEX_STATS.filter((key) => formatStat(key, row?.stats[key]) !== formatStat(key, stats[key])).map(
      (key) => `${record.tag} ${key} ${stats[key]}: ${row?.stats[key]}`,
    );
  });
  expect(differing).toEqual([]);
});

it("the lowest and the highest stat of a group print as those of the vehicles that have them", () => {
  const differing = publishedRecords().flatMap(({ tag, peers: { stats, values } }) =>
    Object.entries(stats).flatMap(([key, { min, max }]) => {
      if (!isRanked(key as RankedStat)) return [];
      const of = key as RankedStat;
      const ends = [values[of]?.at(0), values[of]?.at(-1)].map((value) => formatStat(of, value));
      const printed = [min, max].map((value) => formatStat(of, value));
      return `${printed}` === `${ends}` ? [] : [`${tag} ${of} ${printed}: ${ends}`];
    }),
  );
  expect(differing).toEqual([]);
});

it("a stat that is unknown, not inapplicable, says so in every document", () => {
  const overheating = publishedRecords().filter(
    (record) => record.record === "full" && record.mechanics.some(({ kind }) => kind === "overheatGun"),
  );
  expect(overheating).not.toEqual([]);
  for (const record of overheating) {
    const { dpm, shotsPerMinute } = comparedStats(record);
    expect([dpm, shotsPerMinute]).toEqual([null, null]);
  }
});
