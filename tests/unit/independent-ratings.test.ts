import { expect, it } from "vitest";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { publishedRecords } from "../setup/published.ts";

// The method of docs/ratings.md a second time, in plain arithmetic that shares no code and no number with
// app/game/ratings, for every published vehicle.

const records = publishedRecords();

type Stat = (record: VehicleRecord) => number | null;

const markAt =
  (key: "p65" | "p85" | "p95"): Stat =>
  ({ marks }) =>
    marks.state === "known" ? marks[key] : null;
const PERCENTILE_STATS: StatKey[][] = [
  ["topSpeed", "specificPower", "hullTraverse"],
  ["viewRange", "concealmentStill", "concealmentMoving"],
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return mean(sorted.length % 2 === 1 ? [sorted[half - 0.5] as number] : sorted.slice(half - 1, half + 1));
};

/** How far a stat of the vehicle is from the middle of its tier and class, in usual distances; null if not known. */
function distance(record: VehicleRecord, stat: Stat): number | null {
  const own = stat(record);
  const group = records.filter(({ tier, type }) => tier === record.tier && type === record.type);
  const known = group.filter((peer) => stat(peer) !== null);
  if (own === null || known.length < 5) return null;
  const all = known.map((peer) => stat(peer) as number);
  const alike = known.filter(({ notInShop }) => notInShop === record.notInShop).map((peer) => stat(peer) as number);
  const half = median(all);
  const middle = (half + (alike.length < 5 ? half : median(alike))) / 2;
  const usual = mean(all.map((value) => Math.abs(value - half)));
  const drawn = (((own - middle) / usual) * (all.length - 1)) / (all.length + 1);
  return Math.max(-3, Math.min(3, drawn));
}

function ratingOf(record: VehicleRecord): number {
  const marks = [markAt("p65"), markAt("p85"), markAt("p95")].flatMap((mark) => distance(record, mark) ?? []);
  const percentiles = PERCENTILE_STATS.map((keys) => keys.flatMap((key) => record.peers?.stats[key]?.percentile ?? []));
  const views = [
    { weight: 1, value: distance(record, ({ expected }) => expected?.winRate ?? null) },
    { weight: 0.5, value: distance(record, ({ expected }) => expected?.damage ?? null) },
    { weight: 1, value: marks.length === 0 ? null : mean(marks) },
    {
      weight: 1,
      value: percentiles.some((known) => known.length === 0)
        ? null
        : (mean(percentiles.map((known) => Math.round(mean(known)))) - 50) / 25,
    },
  ].flatMap(({ weight, value }) => (value === null ? [] : [{ weight, value }]));
  if (views.length < 2) return 0;
  const weights = views.reduce((sum, { weight }) => sum + weight, 0);
  const m = views.reduce((sum, { weight, value }) => sum + weight * value, 0) / weights;
  const squares = views.reduce((sum, { weight, value }) => sum + weight * (value - m) ** 2, 0);
  const e = Math.sqrt(squares / weights / (views.length - 1));
  const s = Math.sign(m) * Math.max(0, Math.abs(m) - e / 4);
  const rating = Math.min(5, Math.max(0.5, Math.floor((3 + 1.25 * s) * 2 + 0.5) / 2));
  return rating < 3 && !views.every(({ value }) => value < 0) ? 3 : rating;
}

it("every vehicle is rated as an independent computation rates it", () => {
  const rated = (rating: (record: VehicleRecord) => number) =>
    Object.fromEntries(records.map((record) => [`${record.name} (${record.id})`, rating(record)]));
  expect(rated(({ rating }) => rating.computed?.value ?? 0)).toEqual(rated(ratingOf));
});
