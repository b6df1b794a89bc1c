import type { VehicleClass } from "../enumerations/classes.ts";
import type { Nation } from "../enumerations/nations.ts";
import type { VehicleFilter, VehicleRule } from "./effect.ts";

/** What a filter asks of a vehicle. */
export interface FilteredVehicle {
  nation: Nation;
  type: VehicleClass;
  tier: number;
  /** Marks of the vehicle, as its record lists them; the class counts as one. */
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
