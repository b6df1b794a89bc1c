import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { INDEX_STATS } from "#app/game/stats/keys.ts";
import { tidy } from "#scripts/import/normalise/round.ts";

/** The row of a vehicle in the index: identity, a few figures and their percentiles. */
export function indexRow(record: VehicleRecord): VehicleRow {
  const stats = comparedStats(record);
  const row: VehicleRow = {
    id: record.id,
    tag: record.tag,
    name: record.name,
    shortName: record.shortName,
    slug: record.slug,
    nation: record.nation,
    type: record.type,
    tier: record.tier,
    role: record.role,
    premium: record.premium,
    collector: record.collector,
    ...(record.aliases && { aliases: record.aliases }),
    record: record.record,
    patch: record.patch && { version: record.patch.version, commonTest: record.patch.commonTest },
    rating: record.rating.value,
    stats: {},
    percentiles: {},
  };
  for (const key of INDEX_STATS) {
    const value = stats[key];
    if (value === null || value === undefined) row.stats[key] = null;
    else row.stats[key] = tidy(Math.round(value * 100) / 100);
    const percentile = record.peers.stats[key]?.percentile;
    if (percentile !== null && percentile !== undefined) row.percentiles[key] = percentile;
  }
  return row;
}
