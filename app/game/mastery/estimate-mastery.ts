import type { VehicleClass } from "../model/enumerations/classes.ts";
import { credibility, meanOf, variancesOf } from "./credibility.ts";
import { MASTERY_CLASSES, MASTERY_SHARES, type MasteryThresholds } from "./mastery-classes.ts";
import { quantile } from "./quantile.ts";

/** Results that a tier and class needs before anything is said about its vehicles. */
export const LEAST_OF_GROUP = 30;
/** Results that have to lie beyond a threshold before it is stated. */
export const LEAST_BEYOND = 5;
/** Thresholds are rounded to this: the sample tells no more. */
const STEP = 10;

interface SampledVehicle {
  id: number;
  tier: number;
  type: VehicleClass;
}

/** What a sample of battles says about one vehicle. */
export interface MasteryEstimate {
  id: number;
  /** Results of the vehicle itself, and of its tier and class with it. */
  own: number;
  group: number;
  /** Base XP; null where the sample says nothing. */
  thresholds: MasteryThresholds;
}

/**
 * Estimates the mastery thresholds of vehicles from single battles, in three steps, each leaning on the one above:
 *
 * 1. The mean of the vehicle is its own, drawn towards that of its tier and class by Bühlmann's credibility: the fewer
 *    battles of its own, and the less vehicles differ, the nearer it is to the group.
 * 2. How far the threshold lies above the mean is taken from all battles of the class, each over the mean of its tier
 *    and class.
 * 3. The threshold is the product of the two, rounded to ten.
 *
 * Nothing is said of a tier and class with fewer than 30 results, nor of a threshold beyond which the class has fewer
 * than five. That an Ace is 99 % of the players' results, class I 95 %, class II 80 % and class III 50 % is what public
 * documents say of the game. The game compares players, over seven days; a sample of battles knows neither, so where
 * people play a vehicle more than once a week and their best counts, the real threshold is higher.
 *
 * @param results base XP by tank_id
 * @returns the vehicles of which something can be said, in the order given
 */
export function estimateMastery(
  vehicles: readonly SampledVehicle[],
  results: ReadonlyMap<number, readonly number[]>,
): MasteryEstimate[] {
  const groups = groupsOf(vehicles, results);
  const told = [...groups.values()].filter(({ all }) => all.length >= LEAST_OF_GROUP);
  const shapes = shapesOf(told);
  const variances = variancesOf(told.map(({ members, mean }) => members.map((own) => own.map((xp) => xp / mean))));
  return vehicles.flatMap((vehicle) => {
    const group = groups.get(groupKey(vehicle));
    const shape = shapes.get(vehicle.type);
    if (!group || !shape || group.all.length < LEAST_OF_GROUP) return [];
    const own = results.get(vehicle.id) ?? [];
    const believed = credibility(own.length, variances);
    const mean = believed === 0 ? group.mean : believed * meanOf(own) + (1 - believed) * group.mean;
    const thresholds = Object.fromEntries(
      MASTERY_CLASSES.map((mark) => [mark, thresholdOf(mean, shape, MASTERY_SHARES[mark])]),
    ) as unknown as MasteryThresholds;
    return [{ id: vehicle.id, own: own.length, group: group.all.length, thresholds }];
  });
}

function thresholdOf(mean: number, shape: readonly number[], share: number): number | null {
  // The share that lies beyond, as a whole number of hundredths: 1 − 0.95 is not quite 0.05.
  const beyond = (shape.length * (100 - Math.round(100 * share))) / 100;
  return beyond < LEAST_BEYOND ? null : Math.round((mean * quantile(shape, share)) / STEP) * STEP;
}

interface Group {
  type: VehicleClass;
  /** For every vehicle with results, these. */
  members: (readonly number[])[];
  all: number[];
  mean: number;
}

const groupKey = ({ tier, type }: SampledVehicle) => `${tier} ${type}`;

function groupsOf(vehicles: readonly SampledVehicle[], results: ReadonlyMap<number, readonly number[]>) {
  const groups = new Map<string, Group>();
  for (const vehicle of vehicles) {
    const own = results.get(vehicle.id) ?? [];
    if (own.length === 0) continue;
    const group = groups.get(groupKey(vehicle)) ?? { type: vehicle.type, members: [], all: [], mean: 0 };
    groups.set(groupKey(vehicle), group);
    group.members.push(own);
    group.all.push(...own);
  }
  for (const group of groups.values()) group.mean = meanOf(group.all);
  return groups;
}

/** The results of each class over the mean of their tier and class, ascending. */
function shapesOf(groups: readonly Group[]): Map<VehicleClass, number[]> {
  const shapes = new Map<VehicleClass, number[]>();
  for (const { type, all, mean } of groups) {
    shapes.set(type, [...(shapes.get(type) ?? []), ...all.map((xp) => xp / mean)]);
  }
  for (const shape of shapes.values()) shape.sort((a, b) => a - b);
  return shapes;
}
