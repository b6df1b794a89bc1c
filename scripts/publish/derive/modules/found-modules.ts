import type { ModuleStatKey } from "#app/game/model/modules/module-stats.ts";
import type { ModuleCell } from "#app/game/model/modules/module-table.ts";
import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { Module } from "#app/game/model/vehicle/module.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { Chassis, Engine, Radio, Turret, VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { reload } from "#app/game/stats/compute/firing.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";
import { tidy } from "#scripts/import/normalise/round.ts";

/** A module where it was found, with the cells of its kind. */
export interface FoundModule {
  id: number;
  name: string;
  cells: Record<string, ModuleCell>;
  /** Ids that lead to it from outside in, as revisions have them. */
  at: Revision["at"];
  /** What it belongs to: the turret of a gun, the guns of a shell. Not used to tell modules apart. */
  within?: string;
}

type Finder = (modules: VehicleModules) => FoundModule[];

const named = ({ id, name, tier }: Module, at: Revision["at"], cells: Record<string, ModuleCell>): FoundModule => ({
  id,
  name,
  at,
  // The files have modules of no tier.
  cells: { tier: tier === 0 ? "" : tier, ...cells },
});

/**
 * Names of shells are in no file; their tags are read as people write them: "_75mm_Pzgr39L" is "75mm Pzgr39L", and
 * "_4_5_in_AP" is "4.5 in AP".
 */
const shellName = (tag: string) =>
  tag
    .replace(/^_?(\d+)_(\d+)_?in_/i, "$1.$2 in ")
    .replaceAll("_", " ")
    .trim();

const guns: Finder = ({ turrets }) =>
  turrets.flatMap((turret) =>
    turret.guns.map((gun) => ({
      ...named(gun, { turret: turret.id, gun: gun.id }, gunCells(gun)),
      within: turret.name,
    })),
  );

const shells: Finder = ({ turrets }) =>
  turrets.flatMap((turret) =>
    turret.guns.flatMap((gun) =>
      gun.shells.map((shell) => ({
        id: shell.id,
        name: shellName(shell.tag),
        at: { turret: turret.id, gun: gun.id, shell: shell.id },
        cells: { ...shellCells(shell) },
        within: gun.name,
      })),
    ),
  );

/** All modules of a kind that a vehicle has. */
export const FINDERS: Readonly<Record<TableKind, Finder>> = {
  guns,
  shells,
  turrets: ({ turrets }) => turrets.map((turret) => named(turret, { turret: turret.id }, turretCells(turret))),
  engines: ({ engines }) => engines.map((engine) => named(engine, { engine: engine.id }, engineCells(engine))),
  suspensions: ({ chassis }) => chassis.map((one) => named(one, { chassis: one.id }, suspensionCells(one))),
  radios: ({ radios }) => radios.map((radio) => named(radio, {}, radioCells(radio))),
};

type ModuleCells<K extends TableKind> = Record<ModuleStatKey<K>, ModuleCell>;

/** Replaces null, which a record has where the thing does not exist. */
const orNone = <T>(value: T | null | undefined): T | "" => value ?? "";

const priceOf = ({ amount, currency }: Price) => ({
  credits: currency === "credits" ? amount : "",
  gold: currency === "gold" ? amount : "",
});

function gunCells(gun: Gun): ModuleCells<"guns"> & { loading: ModuleCell } {
  // The first shell is the one that a gun comes with.
  const [shell] = gun.shells;
  return {
    loading: gunKind(gun),
    calibre: shell?.calibre ?? null,
    damage: shell?.damage ?? null,
    penetration: shell?.penetration ?? null,
    velocity: shell?.velocity ?? null,
    // An autoreloader's files also state a time that no figure of the game shows.
    reload: tidy(reload(gun).value),
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

function shellCells(shell: Shell): ModuleCells<"shells"> & { kind: ModuleCell; special: ModuleCell } {
  return {
    kind: shell.kind,
    special: shell.special ? "special" : "standard",
    calibre: shell.calibre,
    damage: shell.damage,
    penetration: shell.penetration,
    velocity: shell.velocity,
    penetrationFar: shell.penetrationFar,
    // Of the vehicles at a tier: the table fills it in.
    fronts: null,
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

function turretCells(turret: Turret): ModuleCells<"turrets"> {
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

function engineCells(engine: Engine): ModuleCells<"engines"> {
  return {
    power: engine.power,
    fireChance: tidy(engine.fireChance * 100),
    weight: engine.weight,
    ...priceOf(engine.price),
  };
}

function suspensionCells(chassis: Chassis): ModuleCells<"suspensions"> {
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

function radioCells(radio: Radio): ModuleCells<"radios"> {
  return { range: radio.range, weight: radio.weight, ...priceOf(radio.price) };
}
