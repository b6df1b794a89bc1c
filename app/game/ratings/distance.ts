import { medianOf } from "../stats/median.ts";
import { FURTHEST, LEAST_VEHICLES, SHARE_OF_PLAYERS } from "./method.ts";

/** What players achieve with one vehicle of a group. */
export interface Achieved {
  figure: number;
  /** The vehicle is not sold: a reward, or of an offer that is over. */
  handedOut: boolean;
}

export interface Distance {
  /** -3 to 3 usual distances, 0 in the middle. */
  distance: number;
  /** What the figure is compared with. */
  middle: number;
}

/**
 * How far a figure is from the middle of its group, in usual distances, nearer to 0 the smaller the group is
 * (docs/ratings.md).
 * @param own one of `group`
 */
export function distanceFrom(own: Achieved, group: readonly Achieved[]): Distance {
  const figures = group.map(({ figure }) => figure);
  const alike = group.filter(({ handedOut }) => handedOut === own.handedOut).map(({ figure }) => figure);
  const median = medianOf(figures);
  const middle = alike.length < LEAST_VEHICLES ? median : median + SHARE_OF_PLAYERS * (medianOf(alike) - median);
  const usual = figures.reduce((sum, figure) => sum + Math.abs(figure - median), 0) / figures.length;
  const certainty = (group.length - 1) / (group.length + 1);
  const distance = usual === 0 ? 0 : (certainty * (own.figure - middle)) / usual;
  return { distance: Math.min(FURTHEST, Math.max(-FURTHEST, distance)), middle };
}
