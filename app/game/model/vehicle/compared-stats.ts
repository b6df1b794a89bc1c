import type { Stats } from "#app/game/stats/keys.ts";
import type { VehicleRecord } from "./vehicle.ts";

/** What of a record its figures are in. */
type RecordedStats =
  | { record: "full"; top: { stats: Stats } }
  | { record: "summary"; stats: Stats }
  | { record: "default-profile" };

/**
 * The stats used to compare a vehicle with others: those of its top modules, or the announced ones. A vehicle known
 * only with its stock modules has none.
 */
export function comparedStats(record: RecordedStats): Stats {
  if (record.record === "default-profile") return {};
  return record.record === "full" ? record.top.stats : record.stats;
}

/** The figures that its page shows when no modules are chosen. */
export function displayedStats(record: VehicleRecord): Stats {
  return record.record === "default-profile" ? record.stock.stats : comparedStats(record);
}
