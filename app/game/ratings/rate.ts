import { medianOf } from "#app/game/stats/median.ts";
import { MAX_RATING, RATING_STEP } from "../model/enumerations/rating-scale.ts";
import type { RatedView, Rating } from "../model/vehicle/rating.ts";
import type { VehicleRecord } from "../model/vehicle/vehicle.ts";
import {
  CHARACTERISTICS,
  type CharacteristicKey,
  COMPARED_MARKS,
  FURTHEST,
  MIDDLE_PERCENTILE,
  MIDDLE_RATING,
  MIN_VEHICLES,
  MIN_VIEWS,
  PERCENTILES_PER_DISTANCE,
  RATING_A_DISTANCE,
  RATING_VIEWS,
  type RatingViewKey,
  SHARE_OF_DOUBT,
  SHARE_OF_PLAYERS,
  VIEW_WEIGHTS,
} from "./method.ts";

/** What of a vehicle a rating is made of. */
export type RatedVehicle = Pick<VehicleRecord, "id" | "type" | "tier" | "notInShop" | "expected" | "marks"> & {
  peers: Pick<VehicleRecord["peers"], "stats">;
};

type ComputedRating = Omit<Rating, "value" | "editorial">;

type Seen = Omit<RatedView, "key">;
type PeerGroup = readonly RatedVehicle[];
type RatedStat = (vehicle: RatedVehicle) => number | null;

const UNKNOWN: Seen = { distance: null, parts: [], vehicles: 0 };

const VIEWS: Record<RatingViewKey, (vehicle: RatedVehicle, group: PeerGroup) => Seen> = {
  winRate: (vehicle, group) => achieved(vehicle, group, { winRate: ({ expected }) => expected?.winRate ?? null }),
  damage: (vehicle, group) => achieved(vehicle, group, { damage: ({ expected }) => expected?.damage ?? null }),
  marks: (vehicle, group) =>
    achieved(
      vehicle,
      group,
      Object.fromEntries(
        COMPARED_MARKS.map((mark): [string, RatedStat] => [
          mark,
          ({ marks }) => (marks.state === "known" ? marks[mark] : null),
        ]),
      ),
    ),
  figures: placed,
};

/**
 * Rates every vehicle within its tier and class by up to four views (docs/ratings.md): agreement between the views
 * moves the rating away from the middle, disagreement reduces that.
 * @returns by id; the order of the vehicles does not matter
 */
export function rateVehicles(vehicles: readonly RatedVehicle[]): Map<number, ComputedRating> {
  const groups = Map.groupBy(vehicles, ({ tier, type }) => `${tier} ${type}`);
  return new Map(
    [...groups.values()].flatMap((group) => group.map((vehicle) => [vehicle.id, rateVehicle(vehicle, group)])),
  );
}

function rateVehicle(vehicle: RatedVehicle, group: PeerGroup): ComputedRating {
  const views = RATING_VIEWS.map((key) => ({ key, ...VIEWS[key](vehicle, group) }));
  const computed = ratingOf(views);
  return {
    computed: computed && {
      ...computed,
      mean: inThousandths(computed.mean),
      doubt: inThousandths(computed.doubt),
      agreed: inThousandths(computed.agreed),
    },
    views: views.map((view) => ({ ...view, distance: view.distance === null ? null : inThousandths(view.distance) })),
  };
}

/**
 * The rating of the views that are known, half a step up where it is between two. Below the middle it only goes where
 * all of them are.
 * @returns null for fewer than two
 */
export function ratingOf(views: readonly Pick<RatedView, "key" | "distance">[]): Rating["computed"] {
  const known = views.flatMap(({ key, distance }) =>
    distance === null ? [] : [{ distance, weight: VIEW_WEIGHTS[key] }],
  );
  if (known.length < MIN_VIEWS) return null;
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const mean = known.reduce((sum, { distance, weight }) => sum + weight * distance, 0) / weights;
  const squares = known.reduce((sum, { distance, weight }) => sum + weight * (distance - mean) ** 2, 0);
  const doubt = Math.sqrt(squares / weights / (known.length - 1));
  const agreed = Math.sign(mean) * Math.max(0, Math.abs(mean) - SHARE_OF_DOUBT * doubt);
  const steps = Math.floor((MIDDLE_RATING + RATING_A_DISTANCE * agreed) / RATING_STEP + 0.5);
  const value = Math.min(MAX_RATING, Math.max(RATING_STEP, steps * RATING_STEP));
  const held = value < MIDDLE_RATING && known.some(({ distance }) => distance >= 0);
  return { value: held ? MIDDLE_RATING : value, mean, doubt, agreed, held };
}

/** What players achieve: the mean distance of the figures that are known, of enough vehicles. */
function achieved(vehicle: RatedVehicle, group: PeerGroup, stats: Record<string, RatedStat>): Seen {
  const parts = Object.entries(stats).flatMap(([key, statOf]) => {
    const own = statOf(vehicle);
    const known = group.flatMap((peer) => {
      const value = statOf(peer);
      return value === null ? [] : [{ value, handedOut: peer.notInShop }];
    });
    if (own === null || known.length < MIN_VEHICLES) return [];
    return [
      {
        key,
        figure: own,
        vehicles: known.length,
        ...distanceFrom({ value: own, handedOut: vehicle.notInShop }, known),
      },
    ];
  });
  if (parts.length === 0) return UNKNOWN;
  return {
    distance: parts.reduce((sum, { distance }) => sum + distance, 0) / parts.length,
    vehicles: Math.min(...parts.map(({ vehicles }) => vehicles)),
    parts: parts.map(({ key, figure, middle }) => ({ key, figure, middle: inThousandths(middle) })),
  };
}

/** The vehicle's own stats: its ranks as shown on its page. Both parts must be known. */
function placed(vehicle: RatedVehicle): Seen {
  const parts = (Object.keys(CHARACTERISTICS) as CharacteristicKey[]).map((key) => {
    const ranks = CHARACTERISTICS[key].flatMap((stat) => {
      const rank = vehicle.peers.stats[stat];
      return rank && rank.percentile !== null && rank.n >= MIN_VEHICLES
        ? [{ n: rank.n, percentile: rank.percentile }]
        : [];
    });
    const sum = ranks.reduce((all, { percentile }) => all + percentile, 0);
    return {
      key,
      figure: ranks.length === 0 ? null : Math.round(sum / ranks.length),
      vehicles: Math.min(...ranks.map(({ n }) => n)),
    };
  });
  const known = parts.flatMap(({ figure, ...part }) => (figure === null ? [] : [{ ...part, figure }]));
  if (known.length < parts.length) return UNKNOWN;
  return {
    distance:
      (known.reduce((sum, { figure }) => sum + figure, 0) / known.length - MIDDLE_PERCENTILE) /
      PERCENTILES_PER_DISTANCE,
    vehicles: Math.min(...known.map(({ vehicles }) => vehicles)),
    parts: known.map(({ key, figure }) => ({ key, figure, middle: MIDDLE_PERCENTILE })),
  };
}

/** As records hold it; never -0. */
function inThousandths(value: number): number {
  return Math.round(1000 * value) / 1000 || 0;
}

/** What players achieve with one vehicle of a group. */
export interface Achieved {
  value: number;
  /** The vehicle is not sold: a reward, or of an offer that is over. */
  handedOut: boolean;
}

interface Distance {
  /** -3 to 3 usual distances, 0 in the middle. */
  distance: number;
  /** The value that it is compared with. */
  middle: number;
}

/**
 * How far a figure is from the middle of its group, in usual distances, nearer to 0 the smaller the group is
 * (docs/ratings.md).
 * @param own one of `group`
 */
export function distanceFrom(own: Achieved, group: readonly Achieved[]): Distance {
  const values = group.map(({ value }) => value);
  const alike = group.filter(({ handedOut }) => handedOut === own.handedOut).map(({ value }) => value);
  const median = medianOf(values);
  const middle = alike.length < MIN_VEHICLES ? median : median + SHARE_OF_PLAYERS * (medianOf(alike) - median);
  const usual = values.reduce((sum, value) => sum + Math.abs(value - median), 0) / values.length;
  const certainty = (group.length - 1) / (group.length + 1);
  const distance = usual === 0 ? 0 : (certainty * (own.value - middle)) / usual;
  return { distance: Math.min(FURTHEST, Math.max(-FURTHEST, distance)), middle };
}
