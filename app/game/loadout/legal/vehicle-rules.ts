import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleFilter, VehicleRule } from "#app/game/model/loadout-items/effect.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { listText } from "#app/game/text.ts";

/** The highest tier that the definitions of equipment know. */
const LAST_TIER = 10;

/**
 * Why an item is not for a vehicle, as text; null if it is. The definitions predate tier XI, so a tier XI vehicle can
 * carry what a tier X one can.
 */
export function vehicleViolation(filter: VehicleFilter, vehicle: FullVehicle): string | null {
  const capped = { ...vehicle, tier: Math.min(vehicle.tier, LAST_TIER) };
  if (isForVehicle(filter, capped)) return null;
  const failed = filter.include.map((rule) => ruleViolation(rule, capped));
  const known = failed.find((message) => message !== null);
  return known ?? "It cannot be fitted to this vehicle.";
}

/** What a rule requires that the vehicle lacks, where that can be named. */
function ruleViolation(
  rule: VehicleRule,
  { tier, nation, type }: Pick<FullVehicle, "tier" | "nation" | "type">,
): string | null {
  if (rule.nations.length > 0 && !rule.nations.includes(nation)) {
    const nations = listText(rule.nations.map((candidate) => NATION_LABELS[candidate as typeof nation] ?? candidate));
    // "U.S.A." has its full stop already.
    return `It is only for vehicles of ${nations.replace(/\.$/, "")}.`;
  }
  if (tier < (rule.minTier ?? 1) || tier > (rule.maxTier ?? tier)) return `It is only for ${tiers(rule)}.`;
  const classes = VEHICLE_CLASSES.filter((candidate) => rule.anyTag.includes(candidate));
  if (classes.length > 0 && !classes.includes(type))
    return `It is only for ${listText(classes.map((candidate) => CLASS_PLURALS[candidate]))}.`;
  return null;
}

function tiers({ minTier, maxTier }: VehicleRule): string {
  if (maxTier === null) return `tier ${romanTier(minTier ?? 1)} and above`;
  return minTier === null
    ? `tiers up to ${romanTier(maxTier)}`
    : `tiers ${romanTier(minTier)} to ${romanTier(maxTier)}`;
}

/** What a filter needs to know about a vehicle. */
interface FilteredVehicle {
  nation: Nation;
  type: VehicleClass;
  tier: number;
  /** Feature tags of the vehicle, as listed in its record; the class counts as one. */
  features: readonly string[];
}

/**
 * Whether a device, consumable or directive is for this vehicle: any rule of
 * `include` (all vehicles when there is none) and no rule of `exclude`. Source:
 * `vehicleFilter` of the client's definitions.
 */
export function isForVehicle({ include, exclude }: VehicleFilter, vehicle: FilteredVehicle): boolean {
  const included = include.length === 0 || include.some((rule) => matches(rule, vehicle));
  return included && !exclude.some((rule) => matches(rule, vehicle));
}

function matches(rule: VehicleRule, { nation, type, tier, features }: FilteredVehicle): boolean {
  const has = (tag: string) => tag === type || features.includes(tag);
  return (
    (rule.anyTag.length === 0 || rule.anyTag.some(has)) &&
    rule.allTags.every(has) &&
    tier >= (rule.minTier ?? 1) &&
    tier <= (rule.maxTier ?? Number.POSITIVE_INFINITY) &&
    (rule.nations.length === 0 || rule.nations.includes(nation))
  );
}
