import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import { isForVehicle } from "#app/game/loadout/legal/vehicle-rules.ts";
import { emptyLoadout, type Loadout } from "#app/game/loadout/loadout.ts";
import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { publishedItems } from "#tests/setup/loadout-items.ts";

// The method of docs/recommendations.md in plain arithmetic, over the stats of builds. It shares no code with
// app/game/recommendations.

export const definitions = definitionsOf(publishedItems);

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
  gains: (loadout: Loadout, against?: Loadout) => Vector;
  plain: Loadout;
}

/** The vehicle with a full crew as the garage computes, and the gains of single devices, which are the units. */
export function work(vehicle: FullVehicle): Worked {
  const empty = emptyLoadout(vehicle);
  const plain = { ...empty, crew: { ...empty.crew, nominal: false } };
  const known = new Map<Loadout, Map<string, number>>();
  const statsOf = (loadout: Loadout) => {
    const found = known.get(loadout) ?? computeStats(vehicle, loadout);
    known.set(loadout, found);
    return found;
  };
  const at = (device: Device, slot: number, roleSlot: Loadout["roleSlot"]): Loadout => ({
    ...plain,
    roleSlot,
    equipment: vehicle.equipmentSlots.map((_, index) => (index === slot ? device.tag : null)),
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
  const unit = (stat: string) =>
    Math.max(
      0,
      ...single
        .flatMap(({ away, home }) => [away, home])
        .map((loadout) => better(stat, statsOf(loadout), statsOf(plain)) ?? 0),
    );
  const units = new Map(ASPECTS.flat().map((stat) => [stat, unit(stat)]));
  const gains = (loadout: Loadout, against = plain): number[] =>
    ASPECTS.map((ofAspect) => {
      const relativeGains = ofAspect.flatMap((stat) => {
        const [gain, one = 0] = [better(stat, statsOf(loadout), statsOf(against)), units.get(stat)];
        return gain === undefined || one < 1e-6 ? [] : [gain / one];
      });
      return relativeGains.length === 0
        ? 0
        : relativeGains.reduce((sum, value) => sum + value, 0) / relativeGains.length;
    });
  return {
    devices: single.map(({ device, away, home }) => ({ device, plain: gains(away), inSlot: gains(home) })),
    gains,
    plain,
  };
}

/** Score of gains: each times the weight of its aspect. */
export function score(gains: Vector, weights: Vector): number {
  return gains.reduce((sum, gain, index) => sum + gain * (weights[index] ?? 0), 0);
}

/** The standard devices of each family that the vehicle can have; those of tier XI mount what tier X does. */
function mountable(vehicle: FullVehicle): Device[] {
  const capped = { ...vehicle, tier: Math.min(vehicle.tier, 10) };
  const suitable = [...definitions.devices.values()].filter(
    ({ kind, vehicles }) => kind === "standard" && isForVehicle(vehicles, capped),
  );
  return suitable.filter((device) => suitable.find(({ family }) => family === device.family) === device);
}

function computeStats(vehicle: FullVehicle, loadout: Loadout): Map<string, number> {
  const values = (candidate: Loadout) => {
    const { explainedStats, extra } = explainLoadout(vehicle, candidate, definitions);
    return new Map(Object.entries({ ...explainedStats, ...extra }).map(([key, { value }]) => [key, value]));
  };
  const all = values(loadout);
  const moving = loadout.equipment.map((tag) => (tag?.startsWith("stereoscope") ? null : tag));
  const vision = values({ ...loadout, equipment: moving }).get("viewRange");
  return vision === undefined ? all : all.set("viewRange moving", vision);
}

function better(stat: string, stats: Map<string, number>, against: Map<string, number>): number | undefined {
  const [after, before] = [stats.get(stat), against.get(stat)];
  if (after === undefined || before === undefined) return undefined;
  return MORE_IS_BETTER.has(stat) ? after - before : before - after;
}
