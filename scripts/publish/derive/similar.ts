import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { SimilarVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { roundStat } from "#app/game/stats/format-stat.ts";
import { RANKED_STATS, type StatKey } from "#app/game/stats/keys.ts";

/** By what vehicles are alike. Of two that say the same (damage per minute and reload) one alone. */
const MAIN_STATS = [
  "dpm",
  "damage",
  "penetration",
  "aimTime",
  "dispersion",
  "gunDepression",
  "health",
  "hullSide",
  "turretSide",
  "topSpeed",
  "specificPower",
  "viewRange",
  "concealmentStill",
] as const satisfies readonly StatKey[];

/** Fewest of them that two vehicles must both have. */
const FEWEST = 7;

/** As many as a page shows. */
const MAX = 4;

type WithoutMade<T> = T extends unknown ? Omit<T, "rating" | "similar" | "marksAmong"> : never;

/** What of a record decides whom it is like. */
export type ComparedRecord = WithoutMade<VehicleRecord>;

/**
 * Up to four other vehicles of the same tier and class: first those of its role, then the nearest by the mean difference
 * of their percentiles. Of vehicles with equal figures there is one, and none that equals this one.
 * @returns by tank_id
 */
export function similarVehicles(records: readonly ComparedRecord[]): Map<number, SimilarVehicle[]> {
  const groups = Map.groupBy(records, ({ type, tier }) => `${type} ${tier}`);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const members = oneOfTwins(group);
      return group.map((record): [number, SimilarVehicle[]] => [record.id, nearest(record, members)]);
    }),
  );
}

function nearest(record: ComparedRecord, members: readonly ComparedRecord[]): SimilarVehicle[] {
  const own = statsText(record);
  return members
    .filter((other) => other.id !== record.id && statsText(other) !== own)
    .flatMap((other) => {
      const distance = distanceBetween(record, other);
      return distance === null ? [] : [{ other, distance, ofRole: other.role === record.role }];
    })
    .sort((a, b) => Number(b.ofRole) - Number(a.ofRole) || a.distance - b.distance || a.other.id - b.other.id)
    .slice(0, MAX)
    .map(({ other }) => similarVehicle(other));
}

/** The mean difference of percentiles; null where too few are known of both. */
function distanceBetween(a: ComparedRecord, b: ComparedRecord): number | null {
  const differences = MAIN_STATS.flatMap((key) => {
    const [first, second] = [a.peers.stats[key]?.percentile, b.peers.stats[key]?.percentile];
    return first == null || second == null ? [] : [Math.abs(first - second)];
  });
  if (differences.length < FEWEST) return null;
  return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
}

/** Of vehicles with equal figures the one that is easiest to come by: in the tree, then for sale, then the oldest id. */
function oneOfTwins(group: readonly ComparedRecord[]): ComparedRecord[] {
  const easiest = [...group].sort(
    (a, b) => Number(a.premium) - Number(b.premium) || Number(a.notInShop) - Number(b.notInShop) || a.id - b.id,
  );
  const seen = new Map<string, ComparedRecord>();
  for (const record of easiest) {
    const text = statsText(record);
    if (!seen.has(text)) seen.set(text, record);
  }
  return [...seen.values()];
}

function statsText(record: ComparedRecord): string {
  const stats = comparedStats(record);
  return RANKED_STATS.map((key) => stats[key] ?? "").join();
}

function similarVehicle(record: ComparedRecord): SimilarVehicle {
  const { id, tag, name, shortName, slug, nation, type, tier } = record;
  const stats = comparedStats(record);
  const rounded = (key: StatKey) => {
    const value = stats[key] ?? null;
    return value === null ? null : roundStat(key, value);
  };
  return {
    id,
    tag,
    name,
    shortName,
    slug,
    nation,
    type,
    tier,
    dpm: rounded("dpm"),
    health: rounded("health"),
    topSpeed: rounded("topSpeed"),
  };
}
