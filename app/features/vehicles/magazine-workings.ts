import type { Gun } from "#app/game/model/gun.ts";
import { fullCycle } from "#app/game/stats/firing.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";

/** How the figures of a full magazine come about; none for a single-shot gun. */
export function magazineWorkings(gun: Gun, { damage, magazineDamage, fullCycle: seconds }: Stats): [StatKey, string][] {
  const cycle = fullCycle(gun);
  if (cycle === null) return [];
  const { shells, emptying, reloading } = cycle;
  const kind = gunKind(gun);
  const times = (gun.autoReload ?? []).map((each) => formatNumber(each, 2, 0)).join(" + ");
  const workings: [StatKey, string][] = [
    ["magazineDamage", `${shells} shells × ${formatNumber(damage ?? 0)} hp.`],
    ["magazineTime", emptyingOf(gun)],
    ["fullCycle", `${time(emptying)} s + ${time(reloading)} s ${kind === "dual" ? loadingOf(gun) : "of reload"}.`],
    ["cycleDpm", `60 s ÷ ${time(seconds ?? 0)} s × ${formatNumber(magazineDamage ?? 0)} hp.`],
  ];
  if (kind === "autoreloader") {
    workings.push(["reload", `${times} s, from the first shell into the empty magazine to the last.`]);
  }
  return workings;
}

function emptyingOf(gun: Gun): string {
  const { clip, burst } = gun;
  const between = clip ? `${time(clip.interval)} s between shots` : "";
  if (gunKind(gun) === "dual") return "Then both barrels fire at once.";
  if (burst && burst.size > 1) {
    return `In bursts of ${burst.size}, ${time(burst.interval)} s apart${between && `; ${time(clip?.interval ?? 0)} s between bursts`}.`;
  }
  return `${(fullCycle(gun)?.shells ?? 1) - 1} × ${between}.`;
}

function loadingOf({ dualGun }: Gun): string {
  const reloads = (dualGun?.reloadTimes ?? []).map((each) => `${time(each)} s`).join(" and ");
  return `until both are loaded again: ${time(dualGun?.reloadLock ?? 0)} s before loading starts, then ${reloads}`;
}

function time(value: number): string {
  return formatNumber(value, 2, 1);
}
