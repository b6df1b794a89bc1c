import { medianOf } from "../stats/median.ts";
import { LEAST_VEHICLES, MIDDLE_SCORE, POINTS_A_DISTANCE, SHARE_OF_PLAYERS } from "./method.ts";

/** What players achieve with one vehicle of a group. */
export interface Achieved {
  figure: number;
  /** The vehicle is not sold: a reward, or of an offer that is over. */
  handedOut: boolean;
}

export interface Distance {
  /** 0 to 100, 50 in the middle. */
  score: number;
  /** What the figure is compared with. */
  middle: number;
}

/**
 * How far a figure is from the middle of its group, as a score: 50 + 16 × its distance by the usual one, nearer to 50
 * the smaller the group is (docs/ratings.md).
 * @param own one of `group`
 */
export function distanceScore(own: Achieved, group: readonly Achieved[]): Distance {
  const figures = group.map(({ figure }) => figure);
  const alike = group.filter(({ handedOut }) => handedOut === own.handedOut).map(({ figure }) => figure);
  const median = medianOf(figures);
  const middle = alike.length < LEAST_VEHICLES ? median : median + SHARE_OF_PLAYERS * (medianOf(alike) - median);
  const usual = figures.reduce((sum, figure) => sum + Math.abs(figure - median), 0) / figures.length;
  const certainty = (group.length - 1) / (group.length + 1);
  const points = usual === 0 ? 0 : (POINTS_A_DISTANCE * certainty * (own.figure - middle)) / usual;
  return { score: Math.round(Math.min(100, Math.max(0, MIDDLE_SCORE + points))), middle };
}
