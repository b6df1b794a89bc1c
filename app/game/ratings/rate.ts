import { RATING_STEP } from "../model/enumerations/rating-scale.ts";
import type { NotRatedReason, Rating } from "../model/vehicle/rating.ts";
import type { VehicleRecord } from "../model/vehicle/vehicle.ts";
import { distanceScore } from "./distance.ts";
import {
  CHARACTERISTICS,
  type CharacteristicComponent,
  CUTS,
  LEAST_VEHICLES,
  LEAST_WEIGHT,
  MIDDLE_SCORE,
  RATING_COMPONENTS,
  type RatingComponent,
  WEIGHTS,
} from "./method.ts";

/** What of a vehicle a rating is made of. */
export type RatedVehicle = Pick<VehicleRecord, "id" | "type" | "tier" | "notInShop" | "expected" | "marks"> & {
  peers: Pick<VehicleRecord["peers"], "stats">;
};

export type ComputedRating = Omit<Rating, "value" | "editorial">;

type Component = Rating["components"][number];

/** What players achieve with a vehicle, as far as a source states it. */
const ACHIEVED: Record<Exclude<RatingComponent, CharacteristicComponent>, (vehicle: RatedVehicle) => number | null> = {
  winRate: ({ expected }) => expected?.winRate ?? null,
  damage: ({ expected }) => expected?.damage ?? null,
  kills: ({ expected }) => expected?.frags ?? null,
  spotting: ({ expected }) => expected?.spots ?? null,
  marks: ({ marks }) => (marks.state === "known" ? marks.p85 : null),
};

/**
 * Rates every vehicle within its tier and class (docs/ratings.md). What players achieve is scored by its distance from
 * the middle, what the vehicle is like by its places; the score of the vehicle is the mean of these by weight, the
 * rating the step it reaches.
 * @returns by id; the order of the vehicles does not matter
 */
export function rateVehicles(vehicles: readonly RatedVehicle[]): Map<number, ComputedRating> {
  const groups = new Map<string, RatedVehicle[]>();
  for (const vehicle of vehicles) {
    const key = `${vehicle.tier} ${vehicle.type}`;
    groups.set(key, [...(groups.get(key) ?? []), vehicle]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => group.map((vehicle) => [vehicle.id, rateVehicle(vehicle, group)])),
  );
}

function rateVehicle(vehicle: RatedVehicle, group: readonly RatedVehicle[]): ComputedRating {
  const components = RATING_COMPONENTS.flatMap((key) => {
    const weight = WEIGHTS[vehicle.type][key];
    return weight === undefined ? [] : [{ key, weight, ...scored(key, vehicle, group) }];
  });
  const reason = notRated(components, vehicle);
  const score = reason === null ? scoreOf(components) : null;
  return { computed: { value: score === null ? 0 : ratingOf(score), score, reason }, components };
}

type Scored = Omit<Component, "key" | "weight">;

function scored(key: RatingComponent, vehicle: RatedVehicle, group: readonly RatedVehicle[]): Scored {
  if (isCharacteristic(key)) return scoredByPlaces(key, vehicle);
  const achieved = (each: RatedVehicle) => {
    const figure = ACHIEVED[key](each);
    return figure === null ? [] : [{ figure, handedOut: each.notInShop }];
  };
  const known = group.flatMap(achieved);
  const [own] = achieved(vehicle);
  if (!own || known.length < LEAST_VEHICLES) return { score: null, middle: null, vehicles: known.length };
  const { score, middle } = distanceScore(own, known);
  return { score, middle: Math.round(1000 * middle) / 1000, vehicles: known.length };
}

/** The mean of the places that the page of the vehicle shows, of those figures that enough vehicles have. */
function scoredByPlaces(key: CharacteristicComponent, { peers }: RatedVehicle): Scored {
  const places = CHARACTERISTICS[key].flatMap((stat) => {
    const place = peers.stats[stat];
    return place && place.percentile !== null && place.n >= LEAST_VEHICLES ? [place] : [];
  });
  if (places.length === 0) return { score: null, middle: null, vehicles: 0 };
  const sum = places.reduce((all, { percentile }) => all + (percentile ?? 0), 0);
  return {
    score: Math.round(sum / places.length),
    middle: null,
    vehicles: Math.min(...places.map(({ n }) => n)),
  };
}

/** Why the vehicle is not rated; null where it is. */
function notRated(components: readonly Component[], { expected }: RatedVehicle): NotRatedReason | null {
  if (expected === null) return "no-averages";
  const isKnown = (key: RatingComponent) => components.some((each) => each.key === key && each.score !== null);
  if (!isKnown("winRate") || !isKnown("damage")) return "few-vehicles";
  return knownWeight(components) < LEAST_WEIGHT ? "little-known" : null;
}

function knownWeight(components: readonly Component[]): number {
  return components.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
}

/** The mean of the components by weight, with one decimal. What is not known counts as the middle. */
export function scoreOf(components: readonly Pick<Component, "score" | "weight">[]): number {
  const sum = components.reduce((all, { score, weight }) => all + (score ?? MIDDLE_SCORE) * weight, 0);
  const weights = components.reduce((all, { weight }) => all + weight, 0);
  return Math.round((10 * sum) / weights) / 10;
}

/** The rating of a score from 0 to 100: 0.5 to 5. */
export function ratingOf(score: number): number {
  return RATING_STEP * (1 + CUTS.filter((cut) => score >= cut).length);
}

function isCharacteristic(key: RatingComponent): key is CharacteristicComponent {
  return key in CHARACTERISTICS;
}
