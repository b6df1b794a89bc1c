import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { magazine } from "#app/game/stats/compute/magazine.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";

const ORDINALS = ["1st", "2nd", "3rd"];

/** How a gun fires, in words, when it is not a plain single-shot gun; else empty. */
export function firingMechanism(gun: Gun): string {
  const { burst, autocannon, dualAccuracy, shells } = gun;
  const sentences = [loading(gun)];
  if (burst && burst.size > 1)
    sentences.push(`Fires bursts of ${burst.size}, ${seconds(burst.interval)} s between their shots`);
  sentences.push(cycle(gun));
  if (autocannon) sentences.push("Autocannon: the aiming circle grows while it fires");
  if (gun.overheats) sentences.push("Locks when it overheats, so its DPM is not known");
  if (dualAccuracy) {
    sentences.push(
      `For ${seconds(dualAccuracy.coolingDelay)} s after each shot, dispersion is ${formatNumber(dualAccuracy.dispersionAfterShot, 2)} m instead of ${formatNumber(gun.dispersion, 2)} m`,
    );
  }
  const falling = shells.find(({ damageFar }) => damageFar !== undefined);
  if (falling) {
    sentences.push(
      `${falling.kind} damage falls with distance, from ${formatNumber(falling.damage)} to ${formatNumber(falling.damageFar ?? 0)}; DPM counts the full damage`,
    );
  }
  const stun = shells.find((shell) => shell.stun !== null)?.stun;
  if (stun) sentences.push(`Stuns for ${seconds(stun.minDuration)} to ${seconds(stun.maxDuration)} s`);
  return sentences.filter(Boolean).join(". ");
}

/** A short name for a gun with several shells: "magazine of 4"; empty for others. */
export function magazineLabel(gun: Gun): string {
  const shells = magazine(gun)?.shells;
  switch (gunKind(gun)) {
    case "single":
      return "";
    case "magazine":
      return `magazine of ${shells}`;
    case "autoreloader":
      return `autoreloader of ${shells}`;
    case "dual":
      return "dual gun";
  }
}

function loading({ clip, burst, autoReload, dualGun }: Gun): string {
  if (autoReload) {
    const [first, ...rest] = autoReload.map((time, index) => [ORDINALS[index] ?? `${index + 1}th`, time] as const);
    const later = rest.map(([which, time]) => `, the ${which} in ${seconds(time)} s`).join("");
    const apart = clip ? `; ${seconds(clip.interval)} s between shots` : "";
    const quickest = seconds(Math.min(...autoReload));
    return `Autoreloader: from empty, the ${first?.[0]} shell loads in ${seconds(first?.[1] ?? 0)} s${later}${apart}. DPM counts the quickest shell, ${quickest} s`;
  }
  if (dualGun) {
    const { reloadTimes, chargeTime, reloadLock, switchTime } = dualGun;
    const times = [...new Set(reloadTimes)].map((time) => seconds(time)).join(" and ");
    const lock = reloadLock > 0 ? `, then loading starts after ${seconds(reloadLock)} s` : "";
    return `Two barrels, each reloading in ${times} s, one after the other, with ${seconds(switchTime)} s between shots. A double shot charges for ${seconds(chargeTime)} s${lock}. DPM counts single shots`;
  }
  if (clip && clip.size > 1) {
    return `Magazine of ${clip.size} shells, ${seconds(clip.interval)} s between ${burst && burst.size > 1 ? "bursts" : "shots"}`;
  }
  return "";
}

/** A full magazine's damage and timing, with the gun's first shell. */
function cycle(gun: Gun): string {
  const full = magazine(gun);
  if (full === null) return "";
  const [damage, dpm] = [formatNumber(full.damage.value), formatNumber(full.dpm.value)];
  const [emptying, loading, whole] = [full.emptying, full.loading, full.cycle].map(({ value }) => seconds(value));
  const done =
    gunKind(gun) === "dual"
      ? `Double shot: ${damage} damage, both barrels reloaded in ${loading} s`
      : `Full magazine: ${damage} damage in ${emptying} s, reloaded in ${loading} s`;
  return `${done}. Over the full ${whole} s that is ${dpm} damage per minute`;
}

function seconds(value: number): string {
  return formatNumber(value, 2, 0);
}
