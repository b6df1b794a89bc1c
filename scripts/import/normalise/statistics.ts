import type { EquipmentUsage, ExpectedValues, Marks } from "#app/game/model/vehicle/vehicle.ts";
import type { PublishedMastery } from "#scripts/import/read/publisher/publisher.ts";

/** A set of equipment by the families of its devices, and its share of all set-ups, per cent. */
export type CountedEquipment = Pick<EquipmentUsage, "devices" | "share">;

/** Statistics from sources other than the client; undefined when a source was not given. */
export interface ImportedStatistics {
  /** WN8 expected values by tank_id. */
  expected: Map<number, ExpectedValues> | undefined;
  /** Thresholds of the marks of excellence by tank_id. */
  marks: Map<number, Marks> | undefined;
  /** The day of these thresholds, ISO 8601. */
  marksDate?: string | undefined;
  /** Most used equipment by "nation:tag". */
  usage: Map<string, CountedEquipment[]> | undefined;
  /** Base experience of single battles by tank_id, ascending. */
  battles?: Map<number, number[]> | undefined;
  /** The publisher's data on the marks of mastery. */
  mastery?: PublishedMastery | undefined;
}

/**
 * Ids that belonged to another vehicle when the expected values were published and most of the battles fought, so that
 * their rows are about that vehicle.
 */
const REUSED_IDS: ReadonlySet<number> = new Set([35873, 59185]);

/** The expected values that can be trusted to mean the vehicle that has the id today. */
export function trustedExpected(statistics: ImportedStatistics, id: number): ExpectedValues | null {
  return REUSED_IDS.has(id) ? null : (statistics.expected?.get(id) ?? null);
}

/** The results of battles that can be trusted to be those of the vehicle that has the id today. */
export function trustedBattles(statistics: ImportedStatistics, id: number): number[] | undefined {
  return REUSED_IDS.has(id) ? undefined : statistics.battles?.get(id);
}
