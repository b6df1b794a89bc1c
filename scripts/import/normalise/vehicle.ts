import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../read/cursor.ts";
import type { VehicleContext } from "./context.ts";
import { readCrew } from "./crew.ts";
import { readSlots, type readSlotTypes } from "./fittings/slots.ts";
import { readMechanics } from "./mechanics/read-mechanics.ts";
import { readModules } from "./modules/modules.ts";
import { withWholeShots } from "./modules/partial-shots.ts";
import { readRocket } from "./modules/rocket.ts";
import type { VehicleNames } from "./names/vehicle-names.ts";
import type { VehicleEntry } from "./vehicle-list.ts";

/** A vehicle as its own files state it, before it is compared to others. */
export type OwnVehicle = Pick<
  FullVehicle,
  | "id"
  | "tag"
  | "name"
  | "shortName"
  | "aliases"
  | "nation"
  | "type"
  | "tier"
  | "role"
  | "premium"
  | "collector"
  | "nameSource"
  | "price"
  | "notInShop"
  | "crew"
  | "equipmentSlots"
  | "roleSlotOptions"
  | "consumableSlots"
  | "directiveSlots"
  | "features"
  | "fieldModifications"
  | "equipmentOverrides"
  | "modules"
  | "rocket"
  | "mechanics"
  | "patch"
> & { siege: SiegeMode | null };

/** The values in siege mode, for vehicles with two driving modes. */
export interface SiegeMode {
  switchOn: number | null;
  switchOff: number | null;
  automatic: boolean;
  modules: VehicleModules;
}

/** Tags that say something about the vehicle rather than about shop, crew or matchmaking. */
const FEATURES = new Set([
  "siegeMode",
  "autoSiege",
  "hydraulicChassis",
  "wheeledVehicle",
  "turboshaftEngine",
  "dualgun",
  "twinGun",
  "autocannon",
  "rocketAcceleration",
  "magneticAutoAim",
  "scout",
  "earn_crystals",
  "afterburning_user",
  "builtinRepairkit_user",
  "tankRammer_class1_user",
  "tankRammer_class2_user",
  "improvedVentilation_class1_user",
  "improvedVentilation_class2_user",
  "improvedVentilation_class3_user",
  "aimingStabilizer_class1_user",
  "aimingStabilizer_class2_user",
  "extraHealthReserve_class1_user",
  "extraHealthReserve_class2_user",
  "extraHealthReserve_class3_user",
  "antifragmentationLining_light_user",
  "antifragmentationLining_medium_user",
  "antifragmentationLining_heavy_user",
  "antifragmentationLining_superheavy_user",
]);

/** Reads one ordinary vehicle from its own file and, where it has two modes, from the second. */
export function readVehicle(
  entry: VehicleEntry,
  names: VehicleNames,
  file: Cursor,
  siegeFile: Cursor | undefined,
  slotTypes: ReturnType<typeof readSlotTypes>,
  context: VehicleContext,
): Omit<OwnVehicle, "patch"> {
  const { id, tag, nation, type, tier, role, premium, collector, price, notInShop } = entry;
  return {
    id,
    tag,
    ...names,
    nation,
    type,
    tier,
    role,
    premium,
    collector,
    price,
    notInShop,
    crew: readCrew(file.child("crew")),
    ...readSlots(file, slotTypes),
    features: entry.tags.filter((word) => FEATURES.has(word)).sort(),
    fieldModifications: file.maybe("postProgressionTree")?.text() ?? null,
    equipmentOverrides: readOverrides(file.maybe("optDevsOverrides")),
    modules: readModules(file, context),
    rocket: readRocket(file.maybe("rocketAcceleration")),
    mechanics: readMechanics(file, siegeFile, context),
    siege: siegeFile ? readSiege(file, siegeFile, entry, context) : null,
  };
}

function readSiege(file: Cursor, siegeFile: Cursor, entry: VehicleEntry, context: VehicleContext): SiegeMode {
  const mode = file.child("siege_mode");
  return {
    switchOn: mode.maybe("switchOnTime")?.number() ?? null,
    switchOff: mode.maybe("switchOffTime")?.number() ?? null,
    automatic: entry.tags.includes("autoSiege"),
    modules: readModules(withWholeShots(siegeFile, file, context.components), context),
  };
}

/** The concealment that nets and exhausts bring differs from vehicle to vehicle. */
function readOverrides(overrides: Cursor | undefined): OwnVehicle["equipmentOverrides"] {
  return (overrides?.children() ?? []).map((device) => {
    const [normal = 0, inSlot = normal] = device.child("invisibilityBonus").numbers();
    return { device: device.name, concealment: normal, concealmentInSlot: inSlot };
  });
}
