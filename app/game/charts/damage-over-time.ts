import type { Gun } from "../model/vehicle/gun.ts";
import { gunKind } from "../stats/gun-kinds.ts";
import type { Point } from "./radar.ts";

/** What fires, with what a crew and equipment make of it. */
export interface Firing {
  gun: Pick<Gun, "autoReload" | "dualGun" | "clip" | "burst" | "overheats">;
  /** Damage of a shot, hp. */
  damage: number;
  /** Reload of a whole magazine, s; of an autoreloader all shells, one after the other. */
  reload: number;
}

/**
 * When a gun that loads its magazine as a whole, or an autoreloader, fires its shells: as fast as it can, beginning
 * with a full magazine at 0 s.
 *
 * - Magazine: its shells in bursts, `clip.interval` apart, then a reload, and again. Source: as `magazine` in
 *   `stats/compute`.
 * - Autoreloader: `full` waits until all shells are loaded again; `each` fires every further shell as soon as it is
 *   loaded, which is the first into the empty magazine (`autoReload[0]`). What was loaded between two shots is lost.
 *
 * Empty for single shots and dual guns, and for a gun that overheats before its magazine is empty.
 * @param seconds only shots up to here
 * @returns seconds of the shots, in order
 */
export function shotTimes({ gun, reload }: Firing, seconds: number, way: "full" | "each" = "full"): number[] {
  const kind = gunKind(gun as Gun);
  if (gun.overheats || (kind !== "magazine" && kind !== "autoreloader")) return [];
  const round = magazineTimes(gun);
  const last = round.at(-1) ?? 0;
  const [first = reload] = gun.autoReload ?? [];
  const loaded = gun.autoReload ? first * (reload / sum(gun.autoReload)) : reload;
  const times: number[] = [];
  if (way === "each" && kind === "autoreloader") {
    times.push(...round);
    const pause = Math.max(loaded, gun.clip?.interval ?? 0);
    if (!(pause > 0)) return [];
    for (let at = last + pause; at <= seconds; at += pause) times.push(at);
  } else {
    if (!(last + reload > 0)) return [];
    for (let start = 0; start <= seconds; start += last + reload) times.push(...round.map((time) => start + time));
  }
  return times.filter((time) => time <= seconds);
}

/** Seconds of the shots of one full magazine, from its first. */
function magazineTimes({ autoReload, clip, burst }: Firing["gun"]): number[] {
  const held = autoReload?.length ?? clip?.size ?? 1;
  const size = held > 1 ? held : (burst?.size ?? 1);
  const together = autoReload ? 1 : (burst?.size ?? 1);
  const inBurst = burst?.interval ?? 0;
  const between = clip?.interval ?? 0;
  return Array.from({ length: size }, (_, shot) => {
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
export function damageSteps(times: readonly number[], damage: number, seconds: number): Point[] {
  const points: Point[] = times[0] === 0 ? [] : [[0, 0]];
  for (const [shot, time] of times.entries()) points.push([time, shot * damage], [time, (shot + 1) * damage]);
  points.push([seconds, times.length * damage]);
  return points;
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}
