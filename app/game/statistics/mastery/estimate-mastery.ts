import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { MASTERY_CLASSES, MASTERY_SHARES, type MasteryThresholds } from "./mastery-classes.ts";

/** Results that a tier and class needs before its vehicles get estimates. */
export const MIN_OF_GROUP = 30;
/** Results that have to lie beyond a threshold before it is stated. */
export const MIN_BEYOND = 5;
/**
 * With so many results a tier and class is believed as far as its band. Tried on halves of the sample, 60 times: with
 * 100 the thresholds of one half are missed by 14.0% of the other's on average, with the band alone by 14.1%, with
 * the tier and class alone by 14.9%.
 */
const BELIEVED_HALF = 100;
/** Thresholds are rounded to this: the sample is no more precise. */
const STEP = 10;

interface SampledVehicle {
  id: number;
  tier: number;
  type: VehicleClass;
}

/** What a sample of battles says about one vehicle. */
interface MasteryEstimate {
  id: number;
  /** Results of the vehicle itself, and of its tier and class with it. */
  own: number;
  group: number;
  /** Base XP; null where the sample says nothing. */
  thresholds: MasteryThresholds;
}

/**
 * Estimates the mastery thresholds of vehicles from single battles, in three steps, each based on the previous one:
 *
 * 1. The vehicle's mean is its own, drawn towards that of its tier and class by Bühlmann's credibility: the fewer
 * battles it has, and the less vehicles differ, the closer it is to the group.
 * 2. How far the threshold lies above the mean is taken from the battles of its tier and class, drawn towards all
 * battles of the class in a band of tiers (VIII to XI, V to VII, I to IV), each divided by the mean of its tier and
 * class: low tiers have a longer tail than high ones.
 * 3. The threshold is the product of the two, rounded to ten.
 *
 * A tier and class with fewer than 30 results gets no estimate, nor does a threshold beyond which the band has fewer
 * than five. Public documents about the game say that an Ace is 99% of the players' results, class I 95%, class II 80%
 * and class III 50 %. The game compares players over seven days; a sample of battles knows neither, so where people
 * play a vehicle more than once a week and only their best counts, the real threshold is higher.
 *
 * @param results base XP by tank_id
 * @returns the vehicles that can be estimated, in the given order
 */
export function estimateMastery(
  vehicles: readonly SampledVehicle[],
  results: ReadonlyMap<number, readonly number[]>,
): MasteryEstimate[] {
  const groups = groupsOf(vehicles, results);
  const known = [...groups.values()];
  const shapes = shapesOf(known);
  const variances = variancesOf(known.map(({ members, mean }) => members.map((own) => own.map((xp) => xp / mean))));
  return vehicles.flatMap((vehicle) => {
    const group = groups.get(groupKey(vehicle));
    const shape = shapes.get(bandKey(vehicle));
    if (!group || !shape) return [];
    const own = results.get(vehicle.id) ?? [];
    const believed = credibility(own.length, variances);
    const mean = believed === 0 ? group.mean : believed * meanOf(own) + (1 - believed) * group.mean;
    const thresholds = Object.fromEntries(
      MASTERY_CLASSES.map((mark) => [mark, thresholdOf(mean, group, shape, MASTERY_SHARES[mark])]),
    ) as unknown as MasteryThresholds;
    return [{ id: vehicle.id, own: own.length, group: group.all.length, thresholds }];
  });
}

function thresholdOf(
  mean: number,
  { shape: own }: MasteryGroup,
  band: readonly number[],
  share: number,
): number | null {
  // The share that lies beyond, as a whole number of hundredths: 1 − 0.95 is not quite 0.05.
  const beyond = (band.length * (100 - Math.round(100 * share))) / 100;
  if (beyond < MIN_BEYOND) return null;
  const believed = own.length / (own.length + BELIEVED_HALF);
  const above = believed * quantile(own, share) + (1 - believed) * quantile(band, share);
  return Math.round((mean * above) / STEP) * STEP;
}

interface MasteryGroup {
  /** Of class and band of tiers. */
  band: string;
  /** For every vehicle with results, these. */
  members: readonly (readonly number[])[];
  all: readonly number[];
  mean: number;
  /** The results over their mean, ascending. */
  shape: readonly number[];
}

const bandKey = ({ tier, type }: SampledVehicle) => `${type} ${tier >= 8 ? "high" : tier >= 5 ? "middle" : "low"}`;
const groupKey = ({ tier, type }: SampledVehicle) => `${tier} ${type}`;

/** Tiers and classes with enough results. */
function groupsOf(vehicles: readonly SampledVehicle[], results: ReadonlyMap<number, readonly number[]>) {
  const sampled = vehicles.flatMap((vehicle) => {
    const own = results.get(vehicle.id) ?? [];
    return own.length === 0 ? [] : [{ key: groupKey(vehicle), band: bandKey(vehicle), own }];
  });
  const groups = new Map<string, MasteryGroup>();
  for (const [key, of] of Map.groupBy(sampled, (one) => one.key)) {
    const members = of.map(({ own }) => own);
    const all = members.flat();
    if (all.length < MIN_OF_GROUP) continue;
    const mean = meanOf(all);
    const shape = all.map((xp) => xp / mean).sort((a, b) => a - b);
    groups.set(key, { band: of[0]?.band ?? "", members, all, mean, shape });
  }
  return groups;
}

/** The results of each class and band over the mean of their tier and class, ascending. */
function shapesOf(groups: readonly MasteryGroup[]): Map<string, number[]> {
  const bands = Map.groupBy(groups, ({ band }) => band);
  return new Map([...bands].map(([band, of]) => [band, of.flatMap(({ shape }) => shape).sort((a, b) => a - b)]));
}

/**
 * The value below which a share of a sample lies. The estimate is approximately median-unbiased for any distribution:
 * definition 8 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50
 * (1996). Outside the range that the sample covers, it is the smallest or the largest value.
 * @param sorted ascending, not empty
 * @param share from 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length + 1 / 3) * share + 1 / 3;
  const at = (index: number) => sorted[Math.min(Math.max(index, 1), sorted.length) - 1] ?? Number.NaN;
  const below = Math.floor(position);
  return at(below) + (position - below) * (at(below + 1) - at(below));
}

/** How much the members of a group differ, and how much a single member's results vary. */
interface Variances {
  /** Of the results of one member around its own mean. */
  within: number;
  /** Of the means of the members of a group; 0 where the sample shows none. */
  between: number;
}

/**
 * Variances of a sample of groups, members and results, estimated by an analysis of variance: within members from
 * their own results, between members from the remaining spread of their means. A member with a single result informs
 * only the second; a group with a single member says nothing about the spread of means.
 * @param groups for each group its members, for each member its results, none empty
 */
export function variancesOf(groups: readonly (readonly (readonly number[])[])[]): Variances {
  let [inside, insideFree, outside, outsideFree, weight] = [0, 0, 0, 0, 0];
  for (const members of groups) {
    const all = members.flat();
    const mean = meanOf(all);
    for (const results of members) {
      const own = meanOf(results);
      inside += results.reduce((sum, result) => sum + (result - own) ** 2, 0);
      insideFree += results.length - 1;
      outside += results.length * (own - mean) ** 2;
      outsideFree += 1;
      weight += results.length * (1 - results.length / all.length);
    }
    outsideFree -= 1;
  }
  const within = insideFree > 0 ? inside / insideFree : 0;
  return { within, between: weight > 0 ? Math.max(0, (outside - outsideFree * within) / weight) : 0 };
}

/**
 * How far a member's own mean is to be believed, from 0 (its group's mean) to 1 (its own): Bühlmann's credibility,
 * n / (n + within / between). H. Bühlmann, "Experience Rating and Credibility", ASTIN Bulletin 4 (1967).
 */
export function credibility(count: number, { within, between }: Variances): number {
  const own = count * between;
  return own === 0 ? 0 : own / (own + within);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
