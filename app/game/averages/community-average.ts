import type { OwnAverage } from "../model/tables/own-averages.ts";

/** Battles from which on our own averages replace the reference values: the win rate is then within 3.1 points. */
export const ENOUGH_BATTLES = 1000;

export const AVERAGE_FIGURES = ["winRate", "damage", "kills", "spots", "defence"] as const;

export type AverageFigure = (typeof AVERAGE_FIGURES)[number];

/** What a vehicle does on average, whoever says so; null is not known. */
export interface CommunityAverage extends Record<AverageFigure, number | null> {
  source: "own" | "reference";
  /** Null where the source does not state the sample size. */
  battles: number | null;
  /** Players whose battles these are; null where nobody counted them. */
  accounts: number | null;
  survival: number | null;
}

/** Our own figures where they rest on enough battles, else the reference values, else our own few; null without any. */
export function communityAverage(
  own: OwnAverage | undefined,
  reference: Record<AverageFigure, number | null>,
): CommunityAverage | null {
  const isReferred = AVERAGE_FIGURES.some((key) => reference[key] !== null);
  if (own && (own.battles >= ENOUGH_BATTLES || !isReferred)) {
    const { until: _, ...average } = own;
    return { source: "own", ...average };
  }
  return isReferred ? { source: "reference", battles: null, accounts: null, survival: null, ...reference } : null;
}

/**
 * The average of several vehicles. Where all state their battles each counts by these, else each counts once: nobody
 * knows how often they are played. What is not known of one is left out.
 */
export function averageOf(vehicles: readonly CommunityAverage[], key: AverageFigure | "survival"): number | null {
  const known = vehicles.flatMap((vehicle) => {
    const value = vehicle[key];
    return value === null ? [] : [{ value, battles: vehicle.battles }];
  });
  const stated = known.every(({ battles }) => battles !== null);
  let [sum, weights] = [0, 0];
  for (const { value, battles } of known) {
    const weight = stated ? (battles ?? 0) : 1;
    sum += weight * value;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
