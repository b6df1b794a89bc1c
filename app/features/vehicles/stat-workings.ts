import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { hullVariant } from "#app/game/stats/compute.ts";
import { camouflageFactor } from "#app/game/stats/concealment.ts";
import type { FittedModules } from "#app/game/stats/configuration.ts";
import { shownReload } from "#app/game/stats/firing.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { magazineWorkings } from "./magazine-workings.ts";
import { modulePhrase } from "./module-phrase.ts";

const BY_GUN: StatKey[] = [
  ...(["damage", "penetration", "penetrationSpecial", "penetrationExplosive", "reload", "shotsPerMinute"] as const),
  ...([
    "clipSize",
    "clipInterval",
    "aimTime",
    "dispersion",
    "dispersionTurretTraverse",
    "dispersionAfterShot",
  ] as const),
  ...(["gunDepression", "gunElevation", "gunYawLeft", "gunYawRight", "calibre", "shellVelocity", "ammo"] as const),
];
const BY_CHASSIS: StatKey[] = [
  ...(["dispersionMoving", "dispersionHullTraverse", "hullTraverse", "trackRepair"] as const),
  ...(["terrainHard", "terrainMedium", "terrainSoft"] as const),
];
const BY_TURRET: StatKey[] = ["turretFront", "turretTraverse", "viewRange"];
const BY_ENGINE: StatKey[] = ["enginePower", "fireChance"];

/** How each figure comes about: the module that brings it, or the sum that makes it. */
export function statWorkings(modules: VehicleModules, fitted: FittedModules, stats: Stats): Map<StatKey, string> {
  const { gun, turret, chassis, engine, radio } = fitted;
  const result = new Map<StatKey, string>();
  const from = (keys: StatKey[], text: string) => {
    for (const key of keys) result.set(key, text);
  };
  from(BY_GUN, `From the ${modulePhrase("gun", gun.name)}.`);
  from(BY_CHASSIS, `From the ${modulePhrase("suspension", chassis.name)}.`);
  from(BY_TURRET, `From the ${modulePhrase("turret", turret.name)}.`);
  from(BY_ENGINE, `From the ${modulePhrase("engine", engine.name)}.`);
  from(["signalRange"], `From the ${modulePhrase("radio", radio.name)}.`);
  from(["topSpeed", "reverseSpeed"], "No module changes it.");
  from(["hullFront"], "Front, side and rear of the hull.");
  result.set("turretFront", `Front, side and rear of the ${modulePhrase("turret", turret.name)}.`);
  const { damageFar } = gun.shells[0] ?? {};
  if (damageFar !== undefined) {
    result.set(
      "damage",
      `From the ${modulePhrase("gun", gun.name)}. It falls with distance, to ${formatNumber(damageFar)} hp.`,
    );
  }
  result.set("dpm", dpm(fitted, stats));
  result.set("health", `Hull ${formatNumber(modules.hull.health)} + turret ${formatNumber(turret.health)}.`);
  result.set("weight", weight(modules, fitted));
  result.set("specificPower", `${formatNumber(engine.power)} hp ÷ ${formatNumber(stats.weight ?? 0, 2)} t.`);
  for (const state of ["still", "moving"] as const) {
    const share = formatNumber(modules.concealment[state] * 100, 2);
    const factor =
      turret.concealmentFactor === 1 ? "" : ` × ${formatNumber(turret.concealmentFactor, 3)} of the turret`;
    const skilled = `${share} % of the vehicle${factor}`;
    const unskilled = `${skilled} × ${formatNumber(camouflageFactor(0), 2)} of the crew`;
    const shot = ` × ${formatNumber(gun.concealmentAtShot, 3)} of the gun.`;
    const key = state === "still" ? "concealmentStill" : "concealmentMoving";
    result.set(key, `${unskilled}.`);
    result.set(`${key}Skilled`, `${skilled}.`);
    result.set(`${key}Fired`, unskilled + shot);
    result.set(`${key}FiredSkilled`, skilled + shot);
  }
  for (const [key, text] of magazineWorkings(gun, stats)) result.set(key, text);
  return result;
}

function dpm({ gun }: FittedModules, { damage, shotsPerMinute }: Stats): string {
  const plain = !gun.autoReload && !gun.dualGun && !gun.burst && (gun.clip?.size ?? 1) === 1;
  return plain
    ? `60 s ÷ ${formatNumber(shownReload(gun), 2, 1)} s × ${formatNumber(damage ?? 0)} hp of the ${gun.name}.`
    : `${formatNumber(shotsPerMinute ?? 0, 2)} shots per minute × ${formatNumber(damage ?? 0)} hp of the ${gun.name}.`;
}

function weight({ hull }: VehicleModules, fitted: FittedModules): string {
  const tons = (kilograms: number) => formatNumber(kilograms / 1000, 2, 1);
  const { gun, turret, chassis, engine, radio, fuelTank } = fitted;
  const parts = [
    `hull ${tons(hullVariant(hull, fitted)?.weight ?? hull.weight)}`,
    `turret ${tons(turret.weight)}`,
    `gun ${tons(gun.weight)}`,
    `suspension ${tons(chassis.weight)}`,
    `engine ${tons(engine.weight)}`,
    `radio and fuel tank ${tons(radio.weight + fuelTank.weight)}`,
  ].join(" + ");
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} t.`;
}
