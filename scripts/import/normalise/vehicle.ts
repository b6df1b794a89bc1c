import { CREW_ROLES, type CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StoredFull } from "#scripts/dataset/stored-vehicle.ts";
import type { Cursor } from "../read/cursor.ts";
import { mergeXml, type XmlElement } from "../read/xml.ts";
import type { VehicleContext } from "./context.ts";
import { readSlots, type readSlotTypes } from "./loadout-items/slots.ts";
import { readMechanics } from "./mechanics/read-mechanics.ts";
import type { Components } from "./modules/components.ts";
import { readModules } from "./modules/modules.ts";
import type { VehicleNames } from "./names/vehicle-names.ts";
import { tidy } from "./round.ts";
import type { VehicleListEntry } from "./vehicle-list.ts";

/** A vehicle as its own files state it, before it is compared to others. */
export type OwnVehicle = Omit<StoredFull, "record" | "sources" | "revisions" | "stated">;

// Stryker disable all: texts.
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
// Stryker restore all

/** Reads one ordinary vehicle from its own file and, where it has two modes, from the second. */
export function readVehicle(
  entry: VehicleListEntry,
  names: VehicleNames,
  file: Cursor,
  siegeFile: Cursor | undefined,
  slotTypes: ReturnType<typeof readSlotTypes>,
  context: VehicleContext,
): Omit<OwnVehicle, "patch"> {
  const { tags, leftOut: _, ...listed } = entry;
  return {
    ...listed,
    ...names,
    crew: readCrew(file.child("crew")),
    ...readSlots(file, slotTypes),
    features: tags.filter((tag) => FEATURES.has(tag)).sort(),
    fieldModifications: file.maybe("postProgressionTree")?.text() ?? null,
    equipmentOverrides: readOverrides(file.maybe("optDevsOverrides")),
    modules: readModules(file, context),
    rocket: readRocket(file.maybe("rocketAcceleration")),
    mechanics: readMechanics(file, siegeFile, context),
    siege: siegeFile ? readSiege(file, siegeFile, entry, context) : null,
  };
}

function readSiege(
  file: Cursor,
  siegeFile: Cursor,
  entry: VehicleListEntry,
  context: VehicleContext,
): OwnVehicle["siege"] {
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

/** Reads the members in the order of the file; the text of a member names further roles. */
function readCrew(crew: Cursor): FullVehicle["crew"] {
  return crew.children().map((member) => ({
    role: role(member.name, member) ?? "commander",
    also: member.words().flatMap((word) => role(word, member) ?? []),
  }));
}

function role(name: string, where: Cursor): CrewRole | undefined {
  const known = CREW_ROLES.find((candidate) => candidate === name);
  if (known === undefined) where.fault(`names the unknown crew role ${name}`);
  return known;
}

/** Reads the booster rockets of a vehicle that has them. */
function readRocket(rocket: Cursor | undefined): FullVehicle["rocket"] {
  if (rocket === undefined) return null;
  return {
    deployTime: tidy(rocket.child("deployTime").number()),
    duration: tidy(rocket.child("duration").number()),
    reload: tidy(rocket.child("reloadTime").number()),
    uses: rocket.child("reuseCount").integer(),
    factors: rocket
      .child("modifiers")
      .children("mul")
      .map((factor) => ({
        attribute: factor.child("name").text(),
        factor: tidy(factor.child("value").number()),
      })),
  };
}

/** Required elements of a shot. */
const WHOLE = ["speed", "maxDistance", "piercingPower"];

/**
 * The second file of a vehicle with the shots of its guns made whole: it may bring only what differs there (a speed, a
 * damage), and the rest is the first file's.
 */
function withWholeShots(second: Cursor, firstFile: Cursor, components: Components): Cursor {
  const first = firstFile.maybe("turrets0");
  return withEach(second, "turrets0", (turret) =>
    withEach(turret, "guns", (gun) =>
      withWhole(gun, first?.maybe(turret.name)?.maybe("guns")?.maybe(gun.name), components),
    ),
  );
}

/** The gun; where one of its shots lacks something, with its shots laid over those of the first file's gun. */
function withWhole(gun: Cursor, base: Cursor | undefined, components: Components): Cursor {
  return withChanged(gun, "shots", (own) => {
    const isPartial = own.children().some((shot) => WHOLE.some((name) => !shot.has(name)));
    const shots = base && isPartial && components.body("gun", base).maybe("shots")?.element;
    return shots && own.element ? own.with(mergeXml(shots, own.element).children) : own;
  });
}

/** The place with every child of its child of this name changed. */
function withEach(place: Cursor, name: string, change: (child: Cursor) => Cursor): Cursor {
  return withChanged(place, name, (list) => list.with(elementsOf(list.children().map(change))));
}

function withChanged(place: Cursor, name: string, change: (child: Cursor) => Cursor): Cursor {
  return place.with(elementsOf(place.children().map((child) => (child.name === name ? change(child) : child))));
}

function elementsOf(cursors: readonly Cursor[]): XmlElement[] {
  return cursors.flatMap(({ element }) => element ?? []);
}
