import type { Gun } from "../model/vehicle/gun.ts";
import { gunKind, shellsHeld } from "../stats/gun-kinds.ts";
import { medianOf } from "../stats/median.ts";
import type { RadarPoint } from "./radar.ts";

/** A gun with its values, including crew and equipment effects. */
interface Firing {
  gun: Pick<Gun, "autoReload" | "dualGun" | "clip" | "burst" | "overheats">;
  /** Damage of a shot, hp. */
  damage: number;
  /** Reload of a whole magazine, s; of an autoreloader all shells, one after the other. */
  reload: number;
}

/** When a gun fires: once everything it holds is loaded, or each shell as soon as it is loaded. */
export type FiringWay = "full" | "each";

/** The ways that differ for a gun; none for one that overheats, whose pace depends on its heat. */
export function waysOf(gun: Firing["gun"]): readonly FiringWay[] {
  if (gun.overheats) return [];
  const kind = gunKind(gun);
  return kind === "autoreloader" || kind === "dual" ? ["full", "each"] : ["full"];
}

/**
 * When a gun fires its shells: as fast as it can, starting fully loaded at 0 s.
 * - Single shots: one at 0 s, then one after every reload.
 * - Magazine: its shells in bursts, `clip.interval` apart, then a reload, and so on. Source: as `magazine` in
 *   `stats/compute`.
 * - Autoreloader: `full` waits until all shells are loaded again; `each` fires every further shell as soon as it is
 *   loaded, that is, the first into the empty magazine (`autoReload[0]`). Loading progress between two shots is lost.
 * - Dual gun: `full` charges and fires both barrels at once, then waits for the lock and both reloads; `each` fires
 *   one barrel after the other, at least `switchTime` apart, while the barrels load one after the other.
 *
 * Empty for a gun that overheats, and if its times are 0.
 * @param seconds only shots up to here
 * @returns seconds of the shots, in order
 */
export function shotTimes(firing: Firing, seconds: number, way: FiringWay = "full"): number[] {
  const { gun, reload } = firing;
  if (gun.overheats) return [];
  const kind = gunKind(gun);
  const shots =
    kind === "dual"
      ? dualTimes(firing, way)
      : kind === "autoreloader" && way === "each"
        ? inTurn(firing)
        : rounds(magazineTimes(gun), reload);
  const times: number[] = [];
  for (const time of shots) {
    if (time > seconds || times.length >= MAX_SHOTS) break;
    times.push(time);
  }
  return times;
}

/** More than any gun fires in a minute: times of zero would never end. */
const MAX_SHOTS = 2000;

/** Magazine after magazine. */
function* rounds(round: readonly number[], reload: number): Generator<number> {
  const cycle = (round.at(-1) ?? 0) + reload;
  if (!(cycle > 0)) return;
  for (let start = 0; ; start += cycle) for (const time of round) yield start + time;
}

/** A full magazine of an autoreloader, then each shell as it is loaded. */
function* inTurn({ gun, reload }: Firing): Generator<number> {
  const round = magazineTimes(gun);
  const shells = gun.autoReload ?? [];
  const [first = 0] = shells;
  const pause = Math.max(first * (reload / sum(shells)), gun.clip?.interval ?? 0);
  if (!(pause > 0)) return;
  yield* round;
  for (let at = (round.at(-1) ?? 0) + pause; ; at += pause) yield at;
}

/** Both barrels at once after the charge, or one after the other. */
function* dualTimes({ gun, reload }: Firing, way: FiringWay): Generator<number> {
  const { dualGun } = gun;
  if (!dualGun || !(reload > 0)) return;
  // `reload` is that of the faster barrel; a crew makes both faster in the same proportion.
  const faster = reload / Math.min(...dualGun.reloadTimes);
  const reloads = dualGun.reloadTimes.map((time) => time * faster);
  if (way === "full") {
    const cycle = dualGun.chargeTime + dualGun.reloadLock + sum(reloads);
    for (let at = dualGun.chargeTime; ; at += cycle) for (const _ of reloads) yield at;
  }
  // When each barrel is ready; they load one at a time, in firing order.
  const ready: number[] = [];
  let loader = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let shot = 0; ; shot++) {
    const barrel = shot % reloads.length;
    const at = Math.max(ready[barrel] ?? 0, last + dualGun.switchTime);
    yield at;
    last = at;
    loader = Math.max(loader, at) + (reloads[barrel] ?? reload);
    ready[barrel] = loader;
  }
}

/** Seconds of the shots of one full magazine, from its first. */
function magazineTimes(gun: Firing["gun"]): number[] {
  const { clip, burst } = gun;
  const together = gunKind(gun) === "autoreloader" ? 1 : (burst?.size ?? 1);
  const inBurst = burst?.interval ?? 0;
  const between = clip?.interval ?? 0;
  return Array.from({ length: shellsHeld(gun) }, (_, shot) => {
    const bursts = Math.floor(shot / together);
    // A burst takes its own time; then the pause.
    return bursts * (between + (together - 1) * inBurst) + (shot % together) * inBurst;
  });
}

/**
 * Damage dealt so far if every shot hits and penetrates with average damage: a step at every shot.
 * @param times of the shots, in order
 * @param seconds the line ends here
 */
export function damageSteps(times: readonly number[], damage: number, seconds: number): RadarPoint[] {
  const points: RadarPoint[] = times[0] === 0 ? [] : [[0, 0]];
  for (const [shot, time] of times.entries()) points.push([time, shot * damage], [time, (shot + 1) * damage]);
  points.push([seconds, times.length * damage]);
  return points;
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}

/** The time that paces are compared over, and between two figures of them, s. */
export const PACING_SECONDS = 60;
export const PACING_STEP = 2;

/** The moments of a pace, s: 0, 2 … 60. */
export const PACING_TIMES: readonly number[] = Array.from(
  { length: PACING_SECONDS / PACING_STEP + 1 },
  (_, index) => index * PACING_STEP,
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
  return PACING_TIMES.map((_, index) => medianOf(paces.map((pace) => pace[index] ?? 0)));
}
