import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { INDEX_STATS } from "#app/game/stats/keys.ts";
import { tidy } from "../normalise/round.ts";

/** The row of a vehicle in the index: identity, a few figures and their percentiles. */
export function indexRow(record: VehicleRecord): VehicleRow {
  const stats = record.record === "full" ? record.top.stats : record.stats;
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
    record: record.record,
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
