import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { ASPECT_KEYS, byAspect, type Gains, type Weights } from "./aspects.ts";
import type { MeasuredVehicle } from "./measured-vehicle.ts";

/** A device on a vehicle: what it adds by itself, and how often it is mounted. */
export interface Observation {
  gains: Gains;
  /** Share of the counted loadouts of the vehicle that have it, 0 to 1. */
  mounted: number;
}

/** Vehicles that are weighed alike. */
export type WeighedGroup = "role" | "class" | "low-class";

/** The groups of a vehicle, the closest first: its role, then its class, of vehicles with a role and of those without. */
export function groupsOf({ role, type }: Pick<FullVehicle, "role" | "type">): { group: WeighedGroup; key: string }[] {
  if (role === null) return [{ group: "low-class", key: `${type} without role` }];
  return [
    { group: "role", key: role },
    { group: "class", key: `${type} with role` },
  ];
}

/** Counted vehicles that a group needs. */
const MIN_VEHICLES = 5;

/** Devices mounted on a vehicle, one by one; empty without usage data. */
function observationsOf({ vehicle, devices }: MeasuredVehicle): Observation[] {
  const counted = vehicle.usage.reduce((sum, { share }) => sum + share, 0);
  if (counted === 0) return [];
  return devices.map(({ device, gains }) => {
    const having = vehicle.usage.filter(({ devices: families }) => families.includes(device.family));
    return { gains: gains.plain, mounted: having.reduce((sum, { share }) => sum + share, 0) / counted };
  });
}

/** Rounds over all aspects; the error halves in few of them. */
const ROUNDS = 2000;
/** A change of a weight that is none. */
const STILL = 1e-10;

/**
 * The weights, none below 0, with which the scores of single devices come closest to how often they are mounted: least
 * squares over all observations, by descent along one weight after the other. Three decimals.
 */
export function weightsOf(observations: readonly Observation[]): Weights {
  const products = (of: (observation: Observation) => number) =>
    observations.reduce((sum, observation) => sum + of(observation), 0);
  const square = ASPECT_KEYS.map((a) => ASPECT_KEYS.map((b) => products(({ gains }) => gains[a] * gains[b])));
  const target = ASPECT_KEYS.map((a) => products(({ gains, mounted }) => gains[a] * mounted));
  const weights = ASPECT_KEYS.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (const [index, row] of square.entries()) {
      const own = row[index] ?? 0;
      // No device changes this aspect, so its weight cannot be determined.
      if (own < STILL) continue;
      const before = weights[index] ?? 0;
      const explained = row.reduce((sum, value, other) => sum + value * (weights[other] ?? 0), 0);
      const after = Math.max(0, before + ((target[index] ?? 0) - explained) / own);
      weights[index] = after;
      moved = Math.max(moved, Math.abs(after - before));
    }
    if (moved < STILL) break;
  }
  return byAspect((aspect) => Math.round((weights[ASPECT_KEYS.indexOf(aspect)] ?? 0) * 1000) / 1000);
}

/** Usage data of a group of vehicles. */
export interface CountedGroup {
  weights: Weights;
  vehicles: number;
  /** Share of its loadouts that carry a family of devices, 0 to 1, a vehicle like the other; missing where none does. */
  carried: ReadonlyMap<string, number>;
}

/** The weights of every group with enough vehicles with usage data, how many these are, and what they carry. */
export function weightsOfGroups(vehicles: readonly MeasuredVehicle[]): Map<string, CountedGroup> {
  const groups = new Map<string, MeasuredVehicle[]>();
  for (const measured of vehicles) {
    if (observationsOf(measured).length === 0) continue;
    for (const { key } of groupsOf(measured.vehicle)) groups.set(key, [...(groups.get(key) ?? []), measured]);
  }
  return new Map(
    [...groups].flatMap(([key, counted]): [string, CountedGroup][] => {
      if (counted.length < MIN_VEHICLES) return [];
      const weights = weightsOf(counted.flatMap(observationsOf));
      return [[key, { weights, vehicles: counted.length, carried: carriedBy(counted.map(({ vehicle }) => vehicle)) }]];
    }),
  );
}

function carriedBy(vehicles: readonly FullVehicle[]): Map<string, number> {
  const carried = new Map<string, number>();
  for (const { usage } of vehicles) {
    const all = usage.reduce((sum, { share }) => sum + share, 0);
    for (const { devices, share } of usage)
      for (const family of new Set(devices))
        carried.set(family, (carried.get(family) ?? 0) + share / all / vehicles.length);
  }
  return carried;
}
