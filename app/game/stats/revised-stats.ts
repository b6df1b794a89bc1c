import { STATED_SOURCES } from "#app/game/model/revisions/revised-fields.ts";
import { type Revisable, withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { Configured } from "#app/game/model/vehicle/vehicle.ts";
import { STAT_KEYS, type StatKey, type Stats } from "./keys.ts";

/** The stats that revisions changed, as records hold them. */
export type RevisedStats = NonNullable<Configured["revised"]>;
export type RevisedStat = NonNullable<RevisedStats[StatKey]>;

/**
 * The stats of a record that its revisions changed.
 * @param record as published
 * @param statsOf computes the stats of a record with other modules
 */
export function revisedStats<T extends Revisable>(record: T, statsOf: (record: T) => Stats): RevisedStats {
  if (!record.revisions) return {};
  const [now, before] = [statsOf(record), statsOf(withoutRevisions(record))];
  // The stats with one source left out at a time: if a source did not change a value, it is not its date either.
  const without = STATED_SOURCES.filter((source) => record.revisions?.some((one) => one.source === source))
    .toReversed()
    .map((source) => ({ source, stats: statsOf(withoutRevisions(record, source)) }));
  const changed = STAT_KEYS.filter((key) => !isSame(now[key], before[key]));
  return Object.fromEntries(
    changed.map((key): [StatKey, RevisedStat] => {
      const latest = without.find(({ stats }) => !isSame(now[key], stats[key])) ?? without[0];
      return [key, { before: before[key] ?? null, source: latest?.source ?? "stated" }];
    }),
  );
}

/** Apart from what adding up in another order changes. */
function isSame(one: number | null | undefined, other: number | null | undefined): boolean {
  return digits(one) === digits(other);
}

const digits = (value: number | null | undefined) => value?.toPrecision(7);
