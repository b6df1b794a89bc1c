import type { FigureKey } from "#app/game/model/modules/module-figures.ts";
import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { Chassis, Engine, Radio, Turret } from "#app/game/model/vehicle/vehicle-modules.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";

/** Null where nobody knows it, "" where it does not apply. */
export type Cell = number | string | null;
type Cells<K extends TableKind> = Record<FigureKey<K>, Cell>;

/** What is null in a record where the thing does not exist. */
const orNone = <T>(value: T | null | undefined): T | "" => value ?? "";

const rounded = (value: number) => Number(value.toFixed(6));

const priceOf = ({ amount, currency }: Price) => ({
  credits: currency === "credits" ? amount : "",
  gold: currency === "gold" ? amount : "",
});

export function gunCells(gun: Gun): Cells<"guns"> & { loading: Cell } {
  // The first shell is the one that a gun comes with.
  const [shell] = gun.shells;
  return {
    loading: gunKind(gun),
    calibre: shell?.calibre ?? null,
    damage: shell?.damage ?? null,
    penetration: shell?.penetration ?? null,
    velocity: shell?.velocity ?? null,
    reload: gun.reload,
    clipSize: orNone(gun.clip?.size),
    clipInterval: orNone(gun.clip?.interval),
    ammo: gun.ammo,
    aimTime: gun.aimTime,
    dispersion: gun.dispersion,
    dispersionTraverse: gun.dispersionFactors.turretTraverse,
    dispersionShot: gun.dispersionFactors.afterShot,
    depression: gun.pitch.depression,
    elevation: gun.pitch.elevation,
    yawLeft: gun.yaw ? Math.abs(gun.yaw.left) : "",
    yawRight: orNone(gun.yaw?.right),
    concealmentAtShot: gun.concealmentAtShot,
    weight: gun.weight,
    ...priceOf(gun.price),
  };
}

export function shellCells(shell: Shell): Cells<"shells"> & { kind: Cell; special: Cell } {
  return {
    kind: shell.kind,
    special: shell.special ? "special" : "standard",
    calibre: shell.calibre,
    damage: shell.damage,
    penetration: shell.penetration,
    velocity: shell.velocity,
    penetrationFar: shell.penetrationFar,
    damageFar: orNone(shell.damageFar),
    deviceDamage: shell.deviceDamage,
    maxDistance: shell.maxDistance,
    normalisation: orNone(shell.normalisation),
    ricochet: orNone(shell.ricochet),
    explosionRadius: orNone(shell.explosionRadius),
    stunMin: orNone(shell.stun?.minDuration),
    stunMax: orNone(shell.stun?.maxDuration),
    ...priceOf(shell.price),
  };
}

export function turretCells(turret: Turret): Cells<"turrets"> {
  return {
    health: turret.health,
    armourFront: orNone(turret.armor.front),
    armourSide: orNone(turret.armor.side),
    armourRear: orNone(turret.armor.rear),
    viewRange: turret.viewRange,
    concealmentFactor: turret.concealmentFactor,
    traverse: turret.rotationSpeed,
    weight: turret.weight,
    ...priceOf(turret.price),
  };
}

export function engineCells(engine: Engine): Cells<"engines"> {
  return {
    power: engine.power,
    fireChance: rounded(engine.fireChance * 100),
    weight: engine.weight,
    ...priceOf(engine.price),
  };
}

export function suspensionCells(chassis: Chassis): Cells<"suspensions"> {
  const { terrain, dispersionFactors, trackArmor } = chassis;
  return {
    traverse: chassis.rotationSpeed,
    resistanceHard: terrain.hard,
    resistanceMedium: terrain.medium,
    resistanceSoft: terrain.soft,
    maxLoad: orNone(chassis.maxLoad),
    wheels: orNone(chassis.wheels),
    dispersionMovement: dispersionFactors.movement,
    dispersionRotation: dispersionFactors.rotation,
    trackLeft: trackArmor?.left ?? null,
    trackRight: trackArmor?.right ?? null,
    repairTime: chassis.repairTime,
    weight: chassis.weight,
    ...priceOf(chassis.price),
  };
}

export function radioCells(radio: Radio): Cells<"radios"> {
  return { range: radio.range, weight: radio.weight, ...priceOf(radio.price) };
}
