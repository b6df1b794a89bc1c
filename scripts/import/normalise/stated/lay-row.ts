import type { Revision } from "#app/game/model/revisions/revision.ts";
import type { Revisable } from "#app/game/model/revisions/revisions.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { bestModule } from "#app/game/stats/fitted-modules.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { type At, agrees, type Claim, claim, DECIMALS, type GunAt, healthClaim, inBothStates } from "./claim.ts";
import { findGun } from "./find-gun.ts";

/** The gun a row was applied to, and what it says about it. */
export interface LaidRow {
  /** Of the gun: null where none was found. */
  gun: GunAt | null;
  reason: string | null;
  shellsChanged: boolean;
  claims: Claim[];
}

/** A depression of 1 in the table means "1 or less". */
export const MIN_DEPRESSION = 1;

/**
 * Lays a row on the modules it is of: the best turret, suspension and engine, one gun of that turret, the hull and the
 * vehicle itself. Its stats are of one configuration, so a gun's other turrets keep theirs; a shell is the same in all.
 * Without a gun the other parts are laid all the same: which these are, the gun does not decide.
 */
export function layRow(row: StatedRow, vehicle: Revisable): LaidRow {
  const { turrets, chassis, engines } = vehicle.modules;
  const turret = bestModule(turrets);
  const found = findGun(row, turret.guns);
  const moduleIds = {
    turret: turret.id,
    chassis: meant(chassis, (module) => agreesWith(row, module)).id,
    engine: meant(engines, ({ power }) => agrees(power, row.power, DECIMALS.power)).id,
  };
  const gun = found.gun ? { turret: turret.id, gun: found.gun.id } : null;
  const shellsChanged = found.gun !== null && found.shellsChanged;
  const claims = inBothStates(vehicle, (modules, state) => [
    ...(gun && !shellsChanged ? shellClaims(row, modules, state, gun.gun) : []),
    ...(gun ? gunClaims(row, modules, state, gun) : []),
    ...chassisClaims(row, modules, state, moduleIds.chassis),
    ...engineClaims(row, modules, state, moduleIds.engine),
    ...turretClaims(row, modules, state, moduleIds.turret),
    ...healthClaim(row.health, modules, state, moduleIds.turret),
    ...speedClaims(row, modules, state),
  ]);
  return { gun, reason: found.gun ? null : found.reason, shellsChanged, claims };
}

/** The best module; where that contradicts a row and another of its tier is as stated, the row is of that one. */
function meant<T extends VehicleModules["engines"][number] | VehicleModules["chassis"][number]>(
  modules: readonly T[],
  isAsStated: (module: T) => boolean,
): T {
  const best = bestModule(modules);
  if (isAsStated(best)) return best;
  return modules.find((module) => module.tier === best.tier && isAsStated(module)) ?? best;
}

function agreesWith(row: StatedRow, { rotationSpeed, dispersionFactors }: VehicleModules["chassis"][number]): boolean {
  const { movement, rotation } = row.dispersionFactors;
  return (
    agrees(rotationSpeed, row.hullTraverse, DECIMALS.hullTraverse) &&
    agrees(dispersionFactors.movement, movement, DECIMALS.dispersionFactor) &&
    agrees(dispersionFactors.rotation, rotation, DECIMALS.dispersionFactor)
  );
}

type State = Revision["state"];

/** Shells of the gun, in every turret that carries it. */
function shellClaims(row: StatedRow, { turrets }: VehicleModules, state: State, gunId: number): Claim[] {
  return turrets.flatMap(({ id: turret, guns }) => {
    const shells = guns.find(({ id }) => id === gunId)?.shells ?? [];
    return row.shells.flatMap((stated, index) => {
      const shell = shells[index];
      if (shell === undefined) return [];
      const at = { state, at: { turret, gun: gunId, shell: shell.id } };
      const { penetration, penetrationFar: far } = shell;
      return [
        claim(at, "shell.damage", shell.damage, stated.damage, DECIMALS.damage),
        { ...claim(at, "shell.penetration", penetration, stated.penetration, DECIMALS.penetration), far },
        claim(at, "shell.velocity", shell.velocity, stated.velocity, DECIMALS.velocity),
      ];
    });
  });
}

function gunClaims(row: StatedRow, { turrets }: VehicleModules, state: State, at: GunAt): Claim[] {
  const gun = turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
  if (gun === undefined) return [];
  const { turretTraverse } = gun.dispersionFactors;
  const own = { state, at };
  return [
    ...reloadClaims(row, gun, own),
    ...intervalClaim(row, gun, own),
    claim(own, "gun.aimTime", gun.aimTime, row.aimTime, DECIMALS.aimTime),
    claim(own, "gun.dispersion", gun.dispersion, row.dispersion, DECIMALS.dispersion),
    claim(
      own,
      "gun.dispersionFactors.turretTraverse",
      turretTraverse,
      row.dispersionFactors.turretTraverse,
      DECIMALS.dispersionFactor,
    ),
    claim(own, "gun.ammo", gun.ammo, row.ammo, DECIMALS.ammo),
    ...pitchClaims(row, gun, own),
  ];
}

/** An autoreloader's shortest time is stated: the others keep their distance. Of a dual gun each barrel's is. */
function reloadClaims({ reload }: StatedRow, gun: Gun, at: At): Claim[] {
  const { autoReload, dualGun } = gun;
  if (autoReload !== null && autoReload.length > 0) {
    const shortest = Math.min(...autoReload);
    const moved = agrees(shortest, reload, DECIMALS.reload) ? 0 : reload - shortest;
    return autoReload.map((time, place) => ({
      ...claim(at, "gun.autoReload", time, time + moved, DECIMALS.reload),
      place,
      ...(time !== shortest && { derived: true as const }),
    }));
  }
  const barrels = (dualGun?.reloadTimes ?? []).map((time, place) => ({
    ...claim(at, "gun.dualGun.reloadTimes", time, reload, DECIMALS.reload),
    place,
  }));
  return [claim(at, "gun.reload", gun.reload, reload, DECIMALS.reload), ...barrels];
}

/** Between the shots of a magazine; of a gun that has bursts alone, between those of a burst. */
function intervalClaim({ interval }: StatedRow, { clip, burst }: Gun, at: At): Claim[] {
  if (interval === null) return [];
  if (clip) return [claim(at, "gun.clip.interval", clip.interval, interval, DECIMALS.interval)];
  return burst ? [claim(at, "gun.burst.interval", burst.interval, interval, DECIMALS.interval)] : [];
}

/** The greatest limits of the arc; the one straight ahead moves along where it is the same. */
function pitchClaims({ depression, elevation }: StatedRow, { pitch }: Gun, at: At): Claim[] {
  const claims = [claim(at, "gun.pitch.elevation", pitch.elevation, elevation, DECIMALS.angle)];
  if (depression === MIN_DEPRESSION) return claims;
  claims.push(claim(at, "gun.pitch.depression", pitch.depression, depression, DECIMALS.angle));
  if (pitch.depressionAhead !== pitch.depression) return claims;
  const ahead = claim(at, "gun.pitch.depressionAhead", pitch.depressionAhead, depression, DECIMALS.angle);
  return [...claims, { ...ahead, derived: true }];
}

function chassisClaims(row: StatedRow, { chassis }: VehicleModules, state: State, id: number): Claim[] {
  const at = { state, at: { chassis: id } };
  const { movement, rotation } = row.dispersionFactors;
  return chassis
    .filter((module) => module.id === id)
    .flatMap(({ rotationSpeed, dispersionFactors: own }) => [
      claim(at, "chassis.dispersionFactors.movement", own.movement, movement, DECIMALS.dispersionFactor),
      claim(at, "chassis.dispersionFactors.rotation", own.rotation, rotation, DECIMALS.dispersionFactor),
      claim(at, "chassis.rotationSpeed", rotationSpeed, row.hullTraverse, DECIMALS.hullTraverse),
    ]);
}

function engineClaims({ power }: StatedRow, { engines }: VehicleModules, state: State, id: number): Claim[] {
  return engines
    .filter((module) => module.id === id)
    .map((engine) => claim({ state, at: { engine: id } }, "engine.power", engine.power, power, DECIMALS.power));
}

/** A vehicle without a turret has an entry for the mount of its gun, which turns as the table states. */
function turretClaims(row: StatedRow, { turrets }: VehicleModules, state: State, id: number): Claim[] {
  const at = { state, at: { turret: id } };
  return turrets
    .filter((module) => module.id === id)
    .flatMap(({ rotationSpeed, viewRange }) => [
      claim(at, "turret.rotationSpeed", rotationSpeed, row.turretTraverse, DECIMALS.turretTraverse),
      claim(at, "turret.viewRange", viewRange, row.viewRange, DECIMALS.viewRange),
    ]);
}

function speedClaims({ speed }: StatedRow, modules: VehicleModules, state: State): Claim[] {
  const at = { state, at: {} };
  const { forward, backward } = modules.speed;
  return [
    claim(at, "vehicle.speed.forward", forward, speed.forward, DECIMALS.speed),
    claim(at, "vehicle.speed.backward", backward, speed.backward, DECIMALS.speed),
  ];
}
