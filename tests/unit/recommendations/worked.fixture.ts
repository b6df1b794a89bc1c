import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import { isForVehicle } from "#app/game/loadout/legal/vehicle-words.ts";
import { emptyLoadout, type Loadout } from "#app/game/loadout/loadout.ts";
import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/fittings/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { publishedFittings } from "#tests/setup/fittings.ts";

// The method of docs/recommendations.md in plain arithmetic, over the stats of builds. It shares no code with
// app/game/recommendations.

export const definitions = definitionsOf(publishedFittings);

/** Stats of each aspect, by the names of the registry; "viewRange moving" is without binoculars. */
export const ASPECTS: readonly (readonly string[])[] = [
  ["reload"],
  ["aimTime"],
  ["dispersion"],
  ["dispersionMoving", "dispersionHullTraverse", "dispersionTurretTraverse", "dispersionAfterShot"],
  ["health"],
  ["viewRange moving"],
  ["viewRange"],
  ["concealmentMoving"],
  ["concealmentStill"],
  ["topSpeed", "reverseSpeed", "specificPower"],
  ["hullTraverse", "turretTraverse"],
  ["terrainHard", "terrainMedium", "terrainSoft"],
  ["trackRepair"],
  ["trackHealth", "engineHealth", "ammoRackHealth", "fuelTankHealth"],
];
/** One number an aspect, in the order of ASPECTS. */
export type Vector = readonly number[];

const MORE_IS_BETTER = new Set([
  "health",
  "viewRange",
  "viewRange moving",
  "concealmentMoving",
  "concealmentStill",
  "topSpeed",
  "reverseSpeed",
  "specificPower",
  "hullTraverse",
  "turretTraverse",
  "trackHealth",
  "engineHealth",
  "ammoRackHealth",
  "fuelTankHealth",
]);

export interface WorkedDevice {
  device: Device;
  plain: Vector;
  inSlot: Vector;
}

export interface Worked {
  devices: WorkedDevice[];
  /** What a build adds to another one, in devices, by aspect. */
  gains: (build: Loadout, against?: Loadout) => Vector;
  plain: Loadout;
}

/** The vehicle with a full crew as the garage computes, and the gains of single devices, which are the units. */
export function work(vehicle: FullVehicle): Worked {
  const empty = emptyLoadout(vehicle);
  const plain = { ...empty, crew: { ...empty.crew, nominal: false } };
  const known = new Map<Loadout, Map<string, number>>();
  const figures = (loadout: Loadout) => {
    const found = known.get(loadout) ?? figuresOf(vehicle, loadout);
    known.set(loadout, found);
    return found;
  };
  const at = (device: Device, slot: number, roleSlot: Loadout["roleSlot"]): Loadout => ({
    ...plain,
    roleSlot,
    equipment: vehicle.equipmentSlots.map((_, place) => (place === slot ? device.tag : null)),
  });
  const single = mountable(vehicle).map((device) => {
    const isOwn = (category: SlotCategory | null) => category !== null && device.categories.includes(category);
    const own = vehicle.equipmentSlots.findIndex(isOwn);
    const other = vehicle.equipmentSlots.findIndex((category) => !isOwn(category));
    const given = vehicle.roleSlotOptions.find(isOwn) ?? null;
    const away = at(device, Math.max(other, 0), null);
    const free = vehicle.equipmentSlots.indexOf(null);
    const home = own >= 0 ? at(device, own, null) : given === null ? away : at(device, free, given);
    return { device, away, home };
  });
  const unit = (figure: string) =>
    Math.max(
      0,
      ...single
        .flatMap(({ away, home }) => [away, home])
        .map((build) => better(figure, figures(build), figures(plain)) ?? 0),
    );
  const units = new Map(ASPECTS.flat().map((figure) => [figure, unit(figure)]));
  const gains = (build: Loadout, against = plain): number[] =>
    ASPECTS.map((ofAspect) => {
      const parts = ofAspect.flatMap((figure) => {
        const [gain, one = 0] = [better(figure, figures(build), figures(against)), units.get(figure)];
        return gain === undefined || one < 1e-6 ? [] : [gain / one];
      });
      return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
    });
  return {
    devices: single.map(({ device, away, home }) => ({ device, plain: gains(away), inSlot: gains(home) })),
    gains,
    plain,
  };
}

/** Score of gains: each times the weight of its aspect. */
export function score(gains: Vector, weights: Vector): number {
  return gains.reduce((sum, gain, place) => sum + gain * (weights[place] ?? 0), 0);
}

/** The standard devices of each family that the vehicle can have; those of tier XI mount what tier X does. */
function mountable(vehicle: FullVehicle): Device[] {
  const asked = { ...vehicle, tier: Math.min(vehicle.tier, 10) };
  const fitting = [...definitions.devices.values()].filter(
    ({ kind, vehicles }) => kind === "standard" && isForVehicle(vehicles, asked),
  );
  return fitting.filter((device) => fitting.find(({ family }) => family === device.family) === device);
}

function figuresOf(vehicle: FullVehicle, loadout: Loadout): Map<string, number> {
  const values = (build: Loadout) => {
    const { figures, extra } = explainLoadout(vehicle, build, definitions);
    return new Map(Object.entries({ ...figures, ...extra }).map(([key, { value }]) => [key, value]));
  };
  const all = values(loadout);
  const moving = loadout.equipment.map((tag) => (tag?.startsWith("stereoscope") ? null : tag));
  const vision = values({ ...loadout, equipment: moving }).get("viewRange");
  return vision === undefined ? all : all.set("viewRange moving", vision);
}

function better(figure: string, build: Map<string, number>, against: Map<string, number>): number | undefined {
  const [after, before] = [build.get(figure), against.get(figure)];
  if (after === undefined || before === undefined) return undefined;
  return MORE_IS_BETTER.has(figure) ? after - before : before - after;
}
