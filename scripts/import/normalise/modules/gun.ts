import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { Plate } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { calibresOfGun } from "../names/module-name.ts";
import { tidy } from "../round.ts";
import { readModule } from "./module.ts";
import { readShell } from "./shell.ts";

/** Reads a gun as one turret mounts it: the turret's own values over the shared ones. */
export function readGun(mount: Cursor, context: VehicleContext): Gun {
  const gun = context.components.body("gun", mount);
  reportUnread("gun", gun, context.notes);
  const factors = gun.child("shotDispersionFactors");
  const yaw = readYaw(gun.maybe("turretYawLimits"));
  const clip = readRounds(gun.maybe("clip"));
  const mechanics = gun.maybe("mechanics");
  const rotationSpeed = gun.maybe("rotationSpeed");
  const armor = gun.maybe("armor");
  const plates = armor ? readPlates(armor).filter(({ thickness }) => thickness > 0) : [];
  return {
    ...readModule("gun", gun, context),
    ammo: gun.child("maxAmmo").integer(),
    reload: tidy(gun.child("reloadTime").number()),
    aimTime: tidy(gun.child("aimingTime").number()),
    dispersion: tidy(gun.child("shotDispersionRadius").number()),
    dispersionFactors: {
      turretTraverse: tidy(factors.child("turretRotation").number()),
      afterShot: tidy(factors.child("afterShot").number()),
      damaged: tidy(factors.child("whileGunDamaged").number()),
    },
    rotationSpeed: rotationSpeed ? tidy(rotationSpeed.number()) : null,
    pitch: readPitch(gun.child("pitchLimits"), yaw),
    ...(gun.has("staticPitch") && { fixedPitch: true as const }),
    yaw,
    concealmentAtShot: tidy(gun.child("invisibilityFactorAtShot").number()),
    // The files write a gun without a clip as a clip of one.
    clip: clip && clip.size > 1 ? clip : null,
    // A burst that has to be charged first is no way of ordinary firing; it is among the mechanics.
    burst: mechanics?.has("chargeableBurst") ? null : readRounds(gun.maybe("burst")),
    autoReload: readAutoReload(gun.maybe("autoreload")),
    dualGun: readDualGun(gun.maybe("dualGun")),
    autocannon: readAutocannon(gun.maybe("autoShoot")),
    ...(mechanics?.has("overheatGun") && { overheats: true as const }),
    dualAccuracy: readDualAccuracy(gun.maybe("dualAccuracy")),
    shells: readShells(gun.child("shots"), context),
    calibres: calibresOfGun(gun.name),
    reach: readGunReach(gun),
    ...(plates.length > 0 && { plates }),
  };
}

/**
 * The plate groups of hull, turret or gun. Groups named after a device or a crew member
 * (`commander`, `ammoBay`) are not armour; a vehicleDamageFactor of 0 is spaced armour.
 */
export function readPlates(armor: Cursor): Plate[] {
  return armor
    .children()
    .filter((plate) => plate.name.startsWith("armor_"))
    .map((plate) => ({
      group: plate.name,
      thickness: tidy(plate.number()),
      spaced: plate.maybe("vehicleDamageFactor")?.number() === 0,
      ...(plate.maybe("tags")?.words().includes("gunMask") && { gunMask: true as const }),
    }));
}

function readShells(shots: Cursor, context: VehicleContext): Shell[] {
  const shells = shots.children().flatMap((shot) => readShell(shot, context) ?? []);
  if (shells.length === 0 && shots.element !== undefined) shots.fault("holds no shell");
  return shells;
}

/** Sideways travel; limits of ±180° mean no limit. */
function readYaw(limits: Cursor | undefined): Gun["yaw"] {
  if (limits === undefined) return null;
  const [left = 0, right = 0] = limits.numbers(2);
  return left <= -180 && right >= 180 ? null : { left: tidy(left), right: tidy(right) };
}

/** `count` rounds at `rate` a minute. */
function readRounds(rounds: Cursor | undefined): Gun["clip"] {
  if (rounds === undefined) return null;
  const rate = rounds.child("rate").number();
  if (rate <= 0) rounds.fault("should have a rate above zero");
  return { size: rounds.child("count").integer(), interval: tidy(60 / rate) };
}

/**
 * The file starts with the round that fills the magazine; the client's panel reverses the list (`autoReloadTime` in
 * `items_parameters/params.py`), and so do we.
 */
function readAutoReload(autoreload: Cursor | undefined): Gun["autoReload"] {
  return autoreload?.child("reloadTime").numbers().map(tidy).reverse() ?? null;
}

function readDualGun(dualGun: Cursor | undefined): Gun["dualGun"] {
  if (dualGun === undefined) return null;
  return {
    reloadTimes: dualGun.child("reloadTimes").numbers(2).map(tidy),
    chargeTime: tidy(dualGun.child("chargeTime").number()),
    reloadLock: tidy(dualGun.child("reloadLockTime").number()),
    switchTime: tidy(dualGun.child("rateTime").number()),
  };
}

function readAutocannon(autoShoot: Cursor | undefined): Gun["autocannon"] {
  if (autoShoot === undefined) return null;
  const perShot = autoShoot.maybe("shotDispersionPerShot");
  return {
    dispersionPerSecond: perShot ? null : tidy(autoShoot.child("shotDispersionPerSec").number()),
    dispersionPerShot: perShot ? tidy(perShot.number()) : null,
    maxDispersion: tidy(autoShoot.child("maxShotDispersion").number()),
  };
}

function readDualAccuracy(dualAccuracy: Cursor | undefined): Gun["dualAccuracy"] {
  if (dualAccuracy === undefined) return null;
  return {
    dispersionAfterShot: tidy(dualAccuracy.child("afterShotDispersionRadius").number()),
    coolingDelay: tidy(dualAccuracy.child("coolingDelay").number()),
  };
}

/**
 * From the pivot to the muzzle, m, derived from the gun's middle, to which the client turns its camera when a
 * camouflage is chosen. Null if the file names no such point.
 */
function readGunReach(gun: Cursor): Gun["reach"] {
  const slot = (gun.maybe("customizationSlots")?.children("slot") ?? []).find(
    (candidate) => candidate.maybe("slotType")?.text() === "camouflage" && candidate.has("anchorPosition"),
  );
  const middle = slot?.child("anchorPosition").numbers(3)[2] ?? 0;
  return middle > 0 ? tidy(2 * middle) : null;
}

/** A corner of a limit. */
interface LimitCorner {
  /** Of the full circle, from straight ahead. */
  share: number;
  /** In degrees. */
  angle: number;
}

/**
 * Reads the gun's vertical limits over the arc. `minPitch` is the elevation (negative angles are upwards), `maxPitch`
 * the depression; both are lists of corners `share angle share angle …` with straight lines between them.
 * @param yaw traverse limits in degrees, if any: only the angles within them count
 */
export function readPitch(limits: Cursor, yaw: { left: number; right: number } | null): Gun["pitch"] {
  const elevation = readCorners(limits.child("minPitch"));
  const depression = readCorners(limits.child("maxPitch"));
  const reach = (corners: LimitCorner[]) => reachable(corners, yaw).map(({ angle }) => angle);
  return {
    depression: tidy(Math.max(...reach(depression))),
    elevation: tidy(-Math.min(...reach(elevation))),
    depressionAhead: tidy(angleAt(depression, 0)),
    depressionBehind: tidy(angleAt(depression, 0.5)),
  };
}

function readCorners(limit: Cursor): LimitCorner[] {
  const numbers = limit.numbers(2);
  if (numbers.length % 2 !== 0) limit.fault("should hold pairs of numbers");
  const corners: LimitCorner[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    corners.push({ share: numbers[index] ?? 0, angle: numbers[index + 1] ?? 0 });
  }
  return corners;
}

/** The corners inside the yaw limits, and the limits' own angles. */
function reachable(corners: LimitCorner[], yaw: { left: number; right: number } | null): LimitCorner[] {
  if (yaw === null) return corners;
  const right = Math.max(0, yaw.right) / 360;
  const left = 1 + Math.min(0, yaw.left) / 360;
  const inside = corners.filter(({ share }) => share <= right || share >= left);
  return [...inside, ...[right, left].map((share) => ({ share, angle: angleAt(corners, share) }))];
}

function angleAt(corners: LimitCorner[], share: number): number {
  const next = corners.findIndex((corner) => corner.share >= share);
  // After the last corner (-1), its angle goes on.
  const to = corners.at(next) ?? { share: 1, angle: 0 };
  const from = corners[next - 1] ?? to;
  if (to.share === from.share) return to.angle;
  return from.angle + ((to.angle - from.angle) * (share - from.share)) / (to.share - from.share);
}
