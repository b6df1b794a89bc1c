import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import { gunKind } from "../gun-kinds.ts";
import { breakdownOf, byBreakdown, byStat, CONSTANT, startAt, type TermPart } from "./breakdown.ts";
import { type Modifier, modifierParts } from "./modifier.ts";
import type { GunPart, StatBreakdown, TermSource } from "./term.ts";

/** A gun as a source, or one of its figures. */
export function ofGun({ name }: Gun, part?: GunPart): TermSource {
  return { kind: "gun", name, ...(part && { part }) };
}

/** The minute of all rates. */
export const MINUTE: TermPart = startAt(60, "s", CONSTANT);

/**
 * Reload to print, s: of a round or a whole clip; of an autoreloader all rounds, one after the other, as the client's
 * `clipFireRate` adds them; of a dual gun the faster barrel.
 */
export function reload(gun: Gun, modifiers: readonly Modifier[] = []): StatBreakdown {
  const parts = modifierParts(modifiers, "s", "reload");
  switch (gunKind(gun)) {
    case "autoreloader":
      return breakdownOf([...inTurn(gun.autoReload, gun, ["shell of the magazine"]), ...parts]);
    case "dual":
      return breakdownOf([startAt(Math.min(...(gun.dualGun?.reloadTimes ?? [])), "s", ofGun(gun)), ...parts]);
    default:
      return breakdownOf([startAt(gun.reload, "s", ofGun(gun)), ...parts]);
  }
}

/** Consecutive times, s, each with its name; the last name also covers all further times. */
export function inTurn(times: readonly number[] | null | undefined, gun: Gun, names: readonly GunPart[]): TermPart[] {
  return (times ?? []).map((time, index) => ({
    ...startAt(time, "s", ofGun(gun, names[index] ?? names.at(-1))),
    ...(index > 0 && { operation: "add" as const }),
  }));
}

/**
 * Shots per minute of a gun.
 *
 * n rounds in the clip, t seconds apart, in bursts of b rounds u seconds apart:
 * c = n / b bursts (c = 1 for a clip of one); 60 b c / (reload + (b − 1) u c + (c − 1) t).
 * Autoreloaders: 60 / max(reload, t), the fastest round counts. Dual guns: 60 / reload of
 * one barrel, the faster counts. Source: `getShotsPerMinute` of the client's
 * `gui/shared/items_parameters`, version 1.26.1.
 * @param modifiers those of the reload act on every reload; the interval of a clip never changes
 */
export function shotsPerMinute(gun: Gun, modifiers: readonly Modifier[] = []): StatBreakdown {
  const loading = reload(gun, modifiers);
  switch (gunKind(gun)) {
    case "autoreloader":
      return breakdownOf([MINUTE, byBreakdown("divide", quickest(gun, modifiers), "s", ofGun(gun, "quickest shell"))]);
    case "magazine":
      return magazineRate(gun, loading);
    default:
      return breakdownOf([MINUTE, byStat("divide", loading, "s", "reload")]);
  }
}

/**
 * Damage per minute with one of the gun's shells: shots per minute × its average damage.
 * Source: `avgDamagePerMinute` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1.
 * @param damage of a shot, hp
 */
export function damagePerMinute(gun: Gun, damage: StatBreakdown, modifiers: readonly Modifier[] = []): StatBreakdown {
  const rate = shotsPerMinute(gun, modifiers);
  // A magazine's rate has many terms of its own, so it is one operand here; other rates are two terms.
  const parts =
    gunKind(gun) === "magazine" ? [byStat("start", rate, "shots per minute", "shotsPerMinute")] : rate.terms;
  return breakdownOf([...parts, byStat("multiply", damage, "hp", "damage")]);
}

/** Average damage of a shot, hp. */
export function damageOf(gun: Gun, shell: Shell, modifiers: readonly Modifier[] = []): StatBreakdown {
  return breakdownOf([startAt(shell.damage, "hp", ofGun(gun)), ...modifierParts(modifiers, "hp", "damage")]);
}

/** The shell that a gun's figures are of. @throws RangeError for a gun without shells */
export function firstShell(gun: Gun): Shell {
  const [shell] = gun.shells;
  if (shell === undefined) throw new RangeError("A gun fires at least one shell");
  return shell;
}

/** Time between two shots of an autoreloader that fires its quickest shell alone, s. */
function quickest(gun: Gun, modifiers: readonly Modifier[]): StatBreakdown {
  const fastest = Math.min(...(gun.autoReload ?? []));
  const loaded = breakdownOf([
    startAt(fastest, "s", ofGun(gun, "quickest shell")),
    ...modifierParts(modifiers, "s", "reload"),
  ]);
  const interval = gun.clip?.interval ?? 0;
  return interval > loaded.value ? breakdownOf([startAt(interval, "s", ofGun(gun, "between shots"))]) : loaded;
}

function magazineRate(gun: Gun, loading: StatBreakdown): StatBreakdown {
  const together = gun.burst?.size ?? 1;
  const rounds = gun.clip?.size ?? 1;
  const bursts = rounds === 1 ? 1 : rounds / together;
  const pauses = [
    ...pause((together - 1) * bursts, gun.burst?.interval, gun, "in a burst"),
    ...pause(bursts - 1, gun.clip?.interval, gun, together > 1 ? "between bursts" : "between shots"),
  ].map((breakdown) => byBreakdown("add", breakdown, "s", ofGun(gun, "intervals")));
  const cycle = breakdownOf([byStat("start", loading, "s", "reload"), ...pauses]);
  return breakdownOf([
    MINUTE,
    { ...startAt(together * bursts, "shells", ofGun(gun, "shells in the magazine")), operation: "multiply" },
    byBreakdown("divide", cycle, "s", ofGun(gun, "intervals")),
  ]);
}

/** So many intervals of a gun, s; nothing where there is none. */
export function pause(count: number, interval: number | undefined, gun: Gun, part: GunPart): StatBreakdown[] {
  if (count === 0 || interval === undefined) return [];
  return [
    breakdownOf([
      startAt(count, "", ofGun(gun, "intervals")),
      { ...startAt(interval, "s", ofGun(gun, part)), operation: "multiply" },
    ]),
  ];
}
