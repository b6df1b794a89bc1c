import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Module } from "#app/game/model/vehicle/module.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";

/** A module whose values do not matter to the tests. */
export function sampleModule(id: number, over: Partial<Module> = {}): Module {
  const price = { amount: 0, currency: "credits" as const };
  return { id, tag: `module_${id}`, name: `Module ${id}`, tier: 1, price, weight: 0, unlocks: [], ...over };
}

/** A shell of 200 damage and 100 mm. */
export function sampleShell(over: Partial<Shell> = {}): Shell {
  return {
    id: 1,
    tag: "shell",
    kind: "AP",
    special: false,
    price: { amount: 10, currency: "credits" },
    calibre: 75,
    damage: 200,
    deviceDamage: 100,
    penetration: 100,
    penetrationFar: 80,
    velocity: 800,
    maxDistance: 720,
    normalisation: 5,
    ricochet: 70,
    explosionRadius: null,
    stun: null,
    ...over,
  };
}

/** A gun that fires one shell every ten seconds. */
export function sampleGun(over: Partial<Gun> = {}): Gun {
  return {
    ...sampleModule(40, { weight: 1000 }),
    ammo: 40,
    reload: 10,
    aimTime: 2.3,
    dispersion: 0.4,
    dispersionFactors: { turretTraverse: 0.1, afterShot: 4, damaged: 2 },
    rotationSpeed: null,
    pitch: { depression: 7, elevation: 20, depressionAhead: 7, depressionBehind: 3 },
    yaw: null,
    concealmentAtShot: 0.25,
    clip: null,
    burst: null,
    autoReload: null,
    dualGun: null,
    autocannon: null,
    dualAccuracy: null,
    shells: [sampleShell()],
    calibres: null,
    reach: null,
    ...over,
  };
}

/** A vehicle of 20 t and 400 hp with one module of every kind. */
export function sampleModules(over: Partial<VehicleModules> = {}): VehicleModules {
  const armor = { front: 100, side: 80, rear: 60 };
  return {
    hull: {
      weight: 9000,
      health: 900,
      ammoRackHealth: 200,
      armor,
      plates: [],
      turretPosition: [0, 0.7, 0],
      variants: [],
    },
    chassis: [
      {
        ...sampleModule(20, { weight: 5000 }),
        rotationSpeed: 30,
        maxLoad: 25_000,
        terrain: { hard: 1, medium: 1.2, soft: 2 },
        dispersionFactors: { movement: 0.2, rotation: 0.22 },
        repairTime: 8,
        trackArmor: null,
        pivots: true,
        wheels: null,
        roadWheels: null,
        hullPosition: [0, 1, 0],
        carryingPoint: [1.4, 1.8],
        trackReach: [-2.6, 2.5],
        hullBoxes: { longest: [-2.7, 2.7], all: [-2.9, 3.1], top: 1.6 },
      },
    ],
    turrets: [
      {
        ...sampleModule(30, { weight: 3500 }),
        health: 100,
        viewRange: 350,
        rotationSpeed: 40,
        armor,
        plates: [],
        concealmentFactor: 1,
        gunPosition: [0, 0.4, 0.9],
        guns: [sampleGun()],
      },
    ],
    engines: [{ ...sampleModule(50, { weight: 1000 }), power: 400, fireChance: 0.15 }],
    radios: [{ ...sampleModule(70, { weight: 200 }), range: 500 }],
    fuelTanks: [sampleModule(60, { weight: 300 })],
    speed: { forward: 50, backward: 20 },
    concealment: { still: 0.2, moving: 0.1, paint: 0.03, firePenalty: 0.3 },
    ...over,
  };
}
