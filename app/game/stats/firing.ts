import type { Gun } from "#app/game/model/gun.ts";

/**
 * Shots per minute of a gun, with nominal reload (full crew, no bonuses).
 *
 * n rounds in the clip, t seconds apart, in bursts of b rounds u seconds apart:
 * c = n / b bursts (c = 1 for a clip of one); 60 b c / (reload + (b − 1) u c + (c − 1) t).
 * Autoreloaders: 60 / max(reload, t), the fastest round counts. Dual guns: 60 / reload of
 * one barrel, the faster counts. Source: `getShotsPerMinute` of the client's
 * `gui/shared/items_parameters`, version 1.26.1.
 * @param reloadFactor multiplies every reload (crew, rammer); the interval of a clip never changes
 */
export function shotsPerMinute(gun: Gun, reloadFactor = 1): number {
  const interval = gun.clip?.interval ?? 0;
  if (gun.autoReload !== null && gun.autoReload.length > 0) {
    return 60 / Math.min(...gun.autoReload.map((time) => Math.max(time * reloadFactor, interval)));
  }
  if (gun.dualGun !== null) return 60 / (Math.min(...gun.dualGun.reloadTimes) * reloadFactor);
  const burst = gun.burst?.size ?? 1;
  const burstInterval = gun.burst?.interval ?? 0;
  const rounds = gun.clip?.size ?? 1;
  const bursts = rounds === 1 ? 1 : rounds / burst;
  const cycle = gun.reload * reloadFactor + (burst - 1) * burstInterval * bursts + (bursts - 1) * interval;
  return (60 * burst * bursts) / cycle;
}

/**
 * Reload to print, s: of a round or a whole clip; of an autoreloader all rounds, one after
 * the other, as the client's `clipFireRate` adds them; of a dual gun the faster barrel.
 */
export function shownReload(gun: Gun): number {
  if (gun.autoReload !== null && gun.autoReload.length > 0) return sum(gun.autoReload);
  if (gun.dualGun !== null) return Math.min(...gun.dualGun.reloadTimes);
  return gun.reload;
}

/** From a full magazine over the empty one to the next full one. */
export interface FullCycle {
  /** Shells that are fired. */
  shells: number;
  /** Seconds from the first shot to the last, or from the pull of the trigger to a double shot. */
  emptying: number;
  /** Seconds from the last shot until everything is loaded again. */
  reloading: number;
}

/**
 * The cycle of a gun that holds several shells, with nominal reload: all are fired as fast as it can, then all are
 * loaded before it fires again. Null for a single-shot gun.
 *
 * - Magazine of n shells, t seconds apart, in bursts of b shells u seconds apart: there are m = ⌈n / b⌉ bursts, the
 *   last one maybe shorter, so emptying takes (n − m) u + (m − 1) t; then one reload.
 * - Autoreloader: emptying takes (n − 1) t; then each shell takes its own time, from the empty magazine on. What was
 *   loaded between two shots is lost with the shot; the boost of some Italian guns, which keeps a part, is left out.
 * - Dual gun: the charge of the double shot; then the reload is locked, and the barrels are loaded one by one.
 *
 * Source: `clip`, `burst`, `autoreload` and `dualGun` of the client's guns; that the reloads of autoreloaders and dual
 * guns add up is `__calcClipFireRate` of `gui/shared/items_parameters/params.py`, version 1.26.1.
 * @param reloadFactor multiplies every reload; intervals, charge and lock never change
 */
export function fullCycle(gun: Gun, reloadFactor = 1): FullCycle | null {
  const { clip, burst, autoReload, dualGun } = gun;
  const interval = clip?.interval ?? 0;
  if (autoReload !== null && autoReload.length > 0) {
    const shells = autoReload.length;
    return { shells, emptying: (shells - 1) * interval, reloading: sum(autoReload) * reloadFactor };
  }
  if (dualGun !== null) {
    const { reloadTimes, chargeTime, reloadLock } = dualGun;
    return {
      shells: reloadTimes.length,
      emptying: chargeTime,
      reloading: reloadLock + sum(reloadTimes) * reloadFactor,
    };
  }
  const held = clip?.size ?? 1;
  const together = burst?.size ?? 1;
  const shells = held > 1 ? held : together;
  if (shells === 1) return null;
  const bursts = Math.ceil(shells / together);
  const emptying = (shells - bursts) * (burst?.interval ?? 0) + (bursts - 1) * interval;
  return { shells, emptying, reloading: gun.reload * reloadFactor };
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}
