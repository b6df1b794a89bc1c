import type { StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat, formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import type { RevisedStats } from "#app/game/stats/revised-stats.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** "2.1.1", or "July 2026" of a source without a version. */
export function sinceOf({ sources }: Pick<VehicleRecord, "sources">, source: StatedSource): string {
  const { version, date, title } = sources[source] ?? { version: null, date: null, title: "" };
  return version === null ? formatDate(date ?? title) : formatPatch(version);
}

/** Of a figure that a later source changed. */
export interface RevisedText {
  /** As `sinceOf` has it. */
  since: string;
  /** "6.3 s since 2.1.1, was 6.6". */
  text: string;
}

/** Since when each revised stat applies. Changes hidden by rounding are left out. */
export function revisedTexts(
  record: Pick<VehicleRecord, "sources">,
  stats: Stats,
  revised: RevisedStats,
): ReadonlyMap<StatKey, RevisedText> {
  const entries = (Object.keys(revised) as StatKey[]).flatMap((key): [StatKey, RevisedText][] => {
    const [now, one] = [stats[key], revised[key]];
    if (!one || typeof now !== "number" || one.before === null) return [];
    const [before, since] = [formatStat(key, one.before), sinceOf(record, one.source)];
    if (formatStat(key, now) === before) return [];
    return [[key, { since, text: `${formatStatWithUnit(key, now)} since ${since}, was ${before}` }]];
  });
  return new Map(entries);
}
