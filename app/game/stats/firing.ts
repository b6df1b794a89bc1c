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
 * Reload to print, s: of a round or a whole clip; of an autoreloader the longest
 * single round, of a dual gun the faster barrel.
 */
export function shownReload(gun: Gun): number {
  if (gun.autoReload !== null && gun.autoReload.length > 0) return Math.max(...gun.autoReload);
  if (gun.dualGun !== null) return Math.min(...gun.dualGun.reloadTimes);
  return gun.reload;
}
