import type { EquipmentUsage, Expected, Marks } from "#app/game/model/vehicle.ts";

/** What sources beside the client say of vehicles; undefined where a source was not given. */
export interface Statistics {
  /** WN8 expected values by tank_id. */
  expected: Map<number, Expected> | undefined;
  /** Thresholds of the marks of excellence by tank_id. */
  marks: Map<number, Marks> | undefined;
  /** Most used equipment by "nation:tag". */
  usage: Map<string, EquipmentUsage[]> | undefined;
}

/**
 * Ids that belonged to another vehicle when the expected values were made, so that
 * their rows mean that other vehicle.
 */
const REUSED_IDS: ReadonlySet<number> = new Set([35873, 59185]);

/** The expected values that can be trusted to mean the vehicle that has the id today. */
export function trustedExpected(statistics: Statistics, id: number): Expected | null {
  return REUSED_IDS.has(id) ? null : (statistics.expected?.get(id) ?? null);
}
