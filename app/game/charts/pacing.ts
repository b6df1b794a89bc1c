import { medianOf } from "../stats/median.ts";
import { type Firing, shotTimes, waysOf } from "./damage-over-time.ts";

/** The time that paces are compared over, and between two figures of them, s. */
export const PACING_SECONDS = 60;
export const PACING_STEP = 2;

/** The moments of a pace, s: 0, 2 … 60. */
export const PACING_TIMES: readonly number[] = Array.from(
  { length: PACING_SECONDS / PACING_STEP + 1 },
  (_, place) => place * PACING_STEP,
);

/**
 * Damage that a gun has dealt by each of the moments, hp, if every shot hits and goes through with average damage; fired
 * in the way that deals most in the minute. Null for a gun that overheats.
 */
export function paceOf(firing: Firing): number[] | null {
  const paces = waysOf(firing.gun).map((way) => {
    const times = shotTimes(firing, PACING_SECONDS, way);
    return PACING_TIMES.map((at) => times.filter((time) => time <= at).length * firing.damage);
  });
  const [first, ...others] = paces.filter((pace) => (pace.at(-1) ?? 0) > 0);
  if (!first) return null;
  return others.reduce((best, pace) => ((pace.at(-1) ?? 0) > (best.at(-1) ?? 0) ? pace : best), first);
}

/** The middle of several paces at each moment, hp. */
export function medianPace(paces: readonly (readonly number[])[]): number[] {
  return PACING_TIMES.map((_, place) => medianOf(paces.map((pace) => pace[place] ?? 0)));
}
