import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { gunKind } from "../gun-kinds.ts";
import { breakdownOf, byModule, startAt } from "./breakdown.ts";
import { damageOf, damagePerMinute, firstShell, ofGun, reload, shotsPerMinute } from "./firing.ts";
import { type Magazine, magazine } from "./magazine.ts";
import { type Formula, module, type StatInput, stated } from "./stat-input.ts";
import type { StatBreakdown, Unit } from "./term.ts";

/** How the characteristics of firepower are computed. */
export const firepowerStats = {
  // How fast a gun can keep firing that overheats, is not known.
  dpm: ({ fitted: { gun }, modifiers }) =>
    gun.overheats ? undefined : damagePerMinute(gun, damageOf(gun, firstShell(gun), modifiers), modifiers),
  damage: ({ fitted: { gun }, modifiers }) => damageOf(gun, firstShell(gun), modifiers),
  penetration: gunStates("mm", (gun) => firstShell(gun).penetration),
  penetrationSpecial: gunStates("mm", ({ shells }) => {
    const special = shells.filter((shell) => shell.special).map((shell) => shell.penetration);
    return special.length > 0 ? Math.max(...special) : undefined;
  }),
  penetrationExplosive: gunStates("mm", ({ shells }) => shells.find(({ kind }) => kind === "HE")?.penetration),
  reload: ({ fitted: { gun }, modifiers }) => reload(gun, modifiers),
  shotsPerMinute: ({ fitted: { gun }, modifiers }) => (gun.overheats ? undefined : shotsPerMinute(gun, modifiers)),
  clipSize: gunStates("shells", ({ clip }) => (clip && clip.size > 1 ? clip.size : undefined)),
  clipInterval: gunStates("s", ({ clip }) => (clip && clip.size > 1 ? clip.interval : undefined)),
  magazineDamage: ofMagazine(({ damage }) => damage),
  magazineTime: ofMagazine(({ emptying }) => emptying),
  fullCycle: ofMagazine(({ cycle }) => cycle),
  cycleDpm: ofMagazine(({ dpm }) => dpm),
  aimTime: ({ fitted: { gun }, modifiers }) => stated(gun.aimTime, "s", ofGun(gun), modifiers, "aimTime"),
  // The client computes with the angle atan(radius ÷ 100), a difference of less than 2 in 100,000.
  dispersion: ({ fitted: { gun }, modifiers }) => stated(gun.dispersion, "m", ofGun(gun), modifiers, "dispersion"),
  dispersionMoving: byChassis("movement", "dispersionMoving"),
  dispersionHullTraverse: byChassis("rotation", "dispersionHullTraverse"),
  dispersionTurretTraverse: byGun("turretTraverse", "dispersionTurretTraverse"),
  dispersionAfterShot: byGun("afterShot", "dispersionAfterShot"),
  gunDepression: pitchLimit("depression"),
  gunElevation: pitchLimit("elevation"),
  gunYawLeft: gunStates("°", ({ yaw }) => (yaw ? -yaw.left : undefined)),
  gunYawRight: gunStates("°", ({ yaw }) => yaw?.right),
  calibre: gunStates("mm", (gun) => firstShell(gun).calibre),
  shellVelocity: ({ fitted: { gun }, modifiers }) =>
    stated(firstShell(gun).velocity, "m/s", ofGun(gun), modifiers, "shellVelocity"),
  ammo: gunStates("shells", ({ ammo }) => ammo),
} satisfies Record<string, Formula>;

/** A value that the gun or one of its shells states and no modifier changes. */
function gunStates(unit: Unit, read: (gun: Gun) => number | undefined): Formula {
  return ({ fitted: { gun } }) => {
    const value = read(gun);
    return value === undefined ? undefined : stated(value, unit, ofGun(gun));
  };
}

/**
 * How far the gun points down or up, degrees: its own limit plus the hull's tilt by the suspension, whatever the
 * driving state; for a gun fixed in the hull, only the suspension's tilt. Source: `__getPitchLimitsValues` of the
 * client's `items_parameters/params.py`, version 1.26.1.
 */
function pitchLimit(side: "depression" | "elevation"): Formula {
  return ({ fitted: { gun, chassis }, modules: { hullAiming } }) => {
    const own = startAt(gun.pitch[side], "°", ofGun(gun));
    if (hullAiming === undefined) return breakdownOf([own]);
    const suspension = module("chassis", chassis);
    if (gun.fixedPitch) return breakdownOf([startAt(hullAiming[side], "°", suspension)]);
    return breakdownOf([own, byModule("add", hullAiming[side], "°", suspension)]);
  };
}

/** A double shot has a cycle too, but is no magazine. */
function ofMagazine(read: (magazine: Magazine) => StatBreakdown): Formula {
  return ({ fitted: { gun }, modifiers }) => {
    const full = gunKind(gun) === "dual" ? null : magazine(gun, modifiers);
    return full === null ? undefined : read(full);
  };
}

/**
 * Growth of the aiming circle. Modifiers of all four kinds of growth act on each of them: a stabiliser does, a better
 * crew does not. Source: `getOwnVehicleShotDispersionAngle` of the client's `Avatar.py`, version 1.26.1.
 */
function byChassis(factor: "movement" | "rotation", key: "dispersionMoving" | "dispersionHullTraverse"): Formula {
  return ({ fitted: { chassis }, modifiers }: StatInput) =>
    stated(chassis.dispersionFactors[factor], "", module("chassis", chassis), modifiers, key, "dispersionFactors");
}

function byGun(
  factor: "turretTraverse" | "afterShot",
  key: "dispersionTurretTraverse" | "dispersionAfterShot",
): Formula {
  return ({ fitted: { gun }, modifiers }: StatInput) =>
    stated(gun.dispersionFactors[factor], "", ofGun(gun), modifiers, key, "dispersionFactors");
}
