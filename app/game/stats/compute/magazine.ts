import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { gunKind, shellsHeld } from "../gun-kinds.ts";
import { breakdownOf, byBreakdown, byStat, startAt } from "./breakdown.ts";
import { damageOf, firstShell, inTurn, MINUTE, ofGun, pause, reload } from "./firing.ts";
import { type Modifier, modifierParts } from "./modifier.ts";
import type { StatBreakdown } from "./term.ts";

/** What a full magazine, or both barrels of a dual gun, can do. */
export interface Magazine {
  /** Shells that are fired. */
  shells: number;
  /** hp */
  damage: StatBreakdown;
  /** Seconds from the first shot to the last, or from the pull of the trigger to a double shot. */
  emptying: StatBreakdown;
  /** Seconds from the last shot until everything is loaded again. */
  loading: StatBreakdown;
  /** Seconds from a full magazine over the empty one to the next full one. */
  cycle: StatBreakdown;
  /** Damage per minute over the full cycle. */
  dpm: StatBreakdown;
}

/**
 * The full cycle of a gun that holds several shells: it fires all as fast as it can, then loads all before it fires
 * again. Null for a single-shot gun, and for one that overheats before its magazine is empty.
 *
 * - Magazine of n shells, t seconds apart, in bursts of b shells u seconds apart: there are m = ⌈n / b⌉ bursts, the
 *   last one possibly shorter, so emptying takes (n − m) u + (m − 1) t; then one reload.
 * - Autoreloader: emptying takes (n − 1) t; then each shell takes its own time, starting from the empty magazine.
 *   Progress made between two shots is lost with the shot; the boost of some Italian guns, which keeps a part, is left
 *   out.
 * - Dual gun: the charge of the double shot; then the reload is locked, and the barrels are loaded one by one.
 *
 * Source: `clip`, `burst`, `autoreload` and `dualGun` of the client's guns; that the reloads of autoreloaders and dual
 * guns add up is from `__calcClipFireRate` of `gui/shared/items_parameters/params.py`, version 1.26.1.
 * @param modifiers reload modifiers act on every reload; intervals, charge and lock never change
 */
export function magazine(gun: Gun, modifiers: readonly Modifier[] = []): Magazine | null {
  const kind = gunKind(gun);
  if (kind === "single" || gun.overheats) return null;
  const shells = shellsHeld(gun);
  const dual = kind === "dual";
  const emptying = emptyingOf(gun, shells);
  const loading = dual ? loadingBoth(gun, modifiers) : reload(gun, modifiers);
  const cycle = breakdownOf([
    byStat("start", emptying, "s", "magazineTime"),
    dual ? byBreakdown("add", loading, "s", ofGun(gun, "loading")) : byStat("add", loading, "s", "reload"),
  ]);
  const damage = breakdownOf([
    startAt(shells, "shells", ofGun(gun, "shells in the magazine")),
    byStat("multiply", damageOf(gun, firstShell(gun), modifiers), "hp", "damage"),
  ]);
  const dpm = breakdownOf([
    MINUTE,
    byStat("divide", cycle, "s", "fullCycle"),
    byStat("multiply", damage, "hp", "magazineDamage"),
  ]);
  return { shells, damage, emptying, loading, cycle, dpm };
}

function emptyingOf(gun: Gun, shells: number): StatBreakdown {
  if (gunKind(gun) === "dual") return breakdownOf([startAt(gun.dualGun?.chargeTime ?? 0, "s", ofGun(gun, "charge"))]);
  const together = gun.burst?.size ?? 1;
  const bursts = Math.ceil(shells / together);
  const pauses = [
    ...pause(shells - bursts, gun.burst?.interval, gun, "in a burst"),
    ...pause(bursts - 1, gun.clip?.interval, gun, together > 1 ? "between bursts" : "between shots"),
  ];
  const [first, ...others] = pauses;
  return breakdownOf([
    ...(first?.terms ?? [startAt(0, "s", ofGun(gun, "intervals"))]),
    ...others.map((breakdown) => byBreakdown("add", breakdown, "s", ofGun(gun, "intervals"))),
  ]);
}

/** After a double shot: the time in which nothing loads, then one barrel after the other. */
function loadingBoth(gun: Gun, modifiers: readonly Modifier[]): StatBreakdown {
  const barrels = breakdownOf([
    ...inTurn(gun.dualGun?.reloadTimes, gun, ["barrel", "other barrel"]),
    ...modifierParts(modifiers, "s", "reload"),
  ]);
  const lock = gun.dualGun?.reloadLock ?? 0;
  if (lock === 0) return barrels;
  return breakdownOf([startAt(lock, "s", ofGun(gun, "lock")), byBreakdown("add", barrels, "s", ofGun(gun, "loading"))]);
}
