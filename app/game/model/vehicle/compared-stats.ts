import type { Stats } from "#app/game/stats/keys.ts";
import type { VehicleRecord } from "./vehicle.ts";

/** What of a record its figures are in. */
type RecordedStats =
  | { record: "full"; top: { stats: Stats } }
  | { record: "summary"; stats: Stats }
  | { record: "default-profile" };

/**
 * The figures by which a vehicle is compared with others: those of its top modules, or what was announced. A vehicle
 * known with its stock modules only has none.
 */
export function comparedStats(record: RecordedStats): Stats {
  if (record.record === "default-profile") return {};
  return record.record === "full" ? record.top.stats : record.stats;
}

/** The figures that its page shows when no modules are chosen. */
export function displayedStats(record: VehicleRecord): Stats {
  return record.record === "default-profile" ? record.stock.stats : comparedStats(record);
}
