import { describe, expect, it } from "vitest";
import { explainStats } from "../compute.ts";
import { stockModuleIds } from "../fitted-modules.ts";
import { sampleGun, sampleModules } from "../sample-vehicle.fixture.ts";
import type { Modifier } from "./modifier.ts";
import { modifier } from "./modifiers.fixture.ts";
import { statInput } from "./stat-input.ts";
import { termLine } from "./term-lines.fixture.ts";

/** The computations of a vehicle with a gun, by characteristic. */
function lines(gun: Parameters<typeof sampleGun>[0] = {}, modifiers: Modifier[] = []): Record<string, string> {
  const turrets = sampleModules().turrets.map((turret) => ({ ...turret, guns: [sampleGun(gun)] }));
  const modules = sampleModules({ turrets });
  const explainedStats = explainStats(statInput(modules, stockModuleIds(modules), modifiers));
  return Object.fromEntries(Object.entries(explainedStats).map(([key, { terms }]) => [key, termLine(terms)]));
}

const BURSTS = { reload: 5, clip: { size: 12, interval: 1 }, burst: { size: 3, interval: 0.25 } };
const MAGAZINE = { reload: 24, clip: { size: 4, interval: 2 } };
const AUTORELOADER = { clip: { size: 3, interval: 2 }, autoReload: [16, 12, 10] };
const DUAL = { dualGun: { reloadTimes: [12, 11], chargeTime: 2, reloadLock: 3, switchTime: 4 } };
const CHANGES: Modifier[] = [
  modifier("reload", "multiply", 0.9),
  modifier("health", "multiply", 1.085),
  modifier("weight", "add", 600),
  modifier("enginePower", "multiply", 1.0755),
  modifier("concealment", "add", 5),
  modifier("concealmentAtShot", "multiply", 1.1),
  modifier("camouflage", "add", 0.1),
  modifier("camouflageUntrained", "add", 0.5),
  modifier("fireChance", "add", 2),
  modifier("trackRepair", "add", 1),
  modifier("topSpeed", "add", 4),
  modifier("reverseSpeed", "add", 2),
  modifier("hullTraverse", "add", 3),
  modifier("turretTraverse", "add", 3),
  modifier("viewRange", "add", 10),
  modifier("signalRange", "add", 10),
  modifier("damage", "add", 10),
  modifier("terrainHard", "add", 0.1),
  modifier("shellVelocity", "add", 50),
  modifier("aimTime", "add", 0.1),
  modifier("dispersion", "add", 0.01),
  modifier("dispersionFactors", "multiply", 0.8),
];

describe("the terms of every characteristic", () => {
  it.each([
    ["dpm", "start 60 s (base, constant); divide 10 s (base, stat reload); multiply 200 hp (base, stat damage)"],
    ["damage", "start 200 hp (base, gun)"],
    ["penetration", "start 100 mm (base, gun)"],
    ["reload", "start 10 s (base, gun)"],
    ["shotsPerMinute", "start 60 s (base, constant); divide 10 s (base, stat reload)"],
    ["aimTime", "start 2.3 s (base, gun)"],
    ["dispersion", "start 0.4 m (base, gun)"],
    ["dispersionMoving", "start 0.2 (base, chassis)"],
    ["dispersionHullTraverse", "start 0.22 (base, chassis)"],
    ["dispersionTurretTraverse", "start 0.1 (base, gun)"],
    ["dispersionAfterShot", "start 4 (base, gun)"],
    ["gunDepression", "start 7 ° (base, gun)"],
    ["gunElevation", "start 20 ° (base, gun)"],
    ["gunYawLeft", "start 12 ° (base, gun)"],
    ["gunYawRight", "start 10 ° (base, gun)"],
    ["calibre", "start 75 mm (base, gun)"],
    ["shellVelocity", "start 800 m/s (base, gun)"],
    ["ammo", "start 40 shells (base, gun)"],
    ["health", "start 900 hp (base, hull); add 100 hp (module, turret)"],
    ["hullFront", "start 100 mm (base, hull)"],
    ["hullSide", "start 80 mm (base, hull)"],
    ["hullRear", "start 60 mm (base, hull)"],
    ["turretFront", "start 100 mm (base, turret)"],
    ["turretSide", "start 80 mm (base, turret)"],
    ["turretRear", "start 60 mm (base, turret)"],
    [
      "trackRepair",
      "start 8 s (base, chassis); divide 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]",
    ],
    ["fireChance", "start 0.15 (base, engine); multiply 100 % (conversion, constant)"],
    ["topSpeed", "start 50 km/h (base, vehicle)"],
    ["reverseSpeed", "start 20 km/h (base, vehicle)"],
    ["specificPower", "start 400 hp (base, stat enginePower); divide 20 t (base, stat weight)"],
    ["enginePower", "start 400 hp (base, engine)"],
    [
      "weight",
      "start 9000 kg (base, hull); add 3500 kg (module, turret); add 1000 kg (module, gun); add 5000 kg (module, chassis); add 1000 kg (module, engine); add 200 kg (module, radio); add 300 kg (module, fuelTank); divide 1000 t (conversion, constant)",
    ],
    ["hullTraverse", "start 30 °/s (base, chassis)"],
    ["turretTraverse", "start 40 °/s (base, turret)"],
    ["terrainHard", "start 1 (base, chassis)"],
    ["terrainMedium", "start 1.2 (base, chassis)"],
    ["terrainSoft", "start 2 (base, chassis)"],
    ["viewRange", "start 350 m (base, turret)"],
    [
      "concealmentStill",
      "start 0.2 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]",
    ],
    [
      "concealmentStillSkilled",
      "start 0.2 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 1 (crew, crew) [start 1 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]",
    ],
    [
      "concealmentMoving",
      "start 0.1 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]",
    ],
    [
      "concealmentMovingSkilled",
      "start 0.1 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 1 (crew, crew) [start 1 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]",
    ],
    [
      "concealmentStillFired",
      "start 0.2 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]; multiply 0.25 (module, gun)",
    ],
    [
      "concealmentStillFiredSkilled",
      "start 0.2 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 1 (crew, crew) [start 1 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]; multiply 0.25 (module, gun)",
    ],
    [
      "concealmentMovingFired",
      "start 0.1 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]; multiply 0.25 (module, gun)",
    ],
    [
      "concealmentMovingFiredSkilled",
      "start 0.1 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 1 (crew, crew) [start 1 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]; multiply 0.25 (module, gun)",
    ],
    ["signalRange", "start 500 m (base, radio)"],
  ])("of a single-shot gun: %s", (key, line) => {
    expect(lines({ yaw: { left: -12, right: 10 } })).toMatchObject({ [key]: line });
  });

  it.each([
    ["dpm", "start 8 shots per minute (base, stat shotsPerMinute); multiply 200 hp (base, stat damage)"],
    ["reload", "start 24 s (base, gun)"],
    [
      "shotsPerMinute",
      "start 60 s (base, constant); multiply 4 shells (base, gun: shells in the magazine); divide 30 s (base, gun: intervals) [start 24 s (base, stat reload); add 6 s (base, gun: intervals) [start 3 (base, gun: intervals); multiply 2 s (base, gun: between shots)]]",
    ],
    ["clipSize", "start 4 shells (base, gun)"],
    ["clipInterval", "start 2 s (base, gun)"],
    ["magazineDamage", "start 4 shells (base, gun: shells in the magazine); multiply 200 hp (base, stat damage)"],
    ["magazineTime", "start 3 (base, gun: intervals); multiply 2 s (base, gun: between shots)"],
    ["fullCycle", "start 6 s (base, stat magazineTime); add 24 s (base, stat reload)"],
    [
      "cycleDpm",
      "start 60 s (base, constant); divide 30 s (base, stat fullCycle); multiply 800 hp (base, stat magazineDamage)",
    ],
  ])("of a magazine: %s", (key, line) => {
    expect(lines(MAGAZINE)).toMatchObject({ [key]: line });
  });

  it.each([
    ["dpm", "start 72 shots per minute (base, stat shotsPerMinute); multiply 200 hp (base, stat damage)"],
    ["reload", "start 5 s (base, gun)"],
    [
      "shotsPerMinute",
      "start 60 s (base, constant); multiply 12 shells (base, gun: shells in the magazine); divide 10 s (base, gun: intervals) [start 5 s (base, stat reload); add 2 s (base, gun: intervals) [start 8 (base, gun: intervals); multiply 0.25 s (base, gun: in a burst)]; add 3 s (base, gun: intervals) [start 3 (base, gun: intervals); multiply 1 s (base, gun: between bursts)]]",
    ],
    ["clipSize", "start 12 shells (base, gun)"],
    ["clipInterval", "start 1 s (base, gun)"],
    ["magazineDamage", "start 12 shells (base, gun: shells in the magazine); multiply 200 hp (base, stat damage)"],
    [
      "magazineTime",
      "start 8 (base, gun: intervals); multiply 0.25 s (base, gun: in a burst); add 3 s (base, gun: intervals) [start 3 (base, gun: intervals); multiply 1 s (base, gun: between bursts)]",
    ],
    ["fullCycle", "start 5 s (base, stat magazineTime); add 5 s (base, stat reload)"],
    [
      "cycleDpm",
      "start 60 s (base, constant); divide 10 s (base, stat fullCycle); multiply 2400 hp (base, stat magazineDamage)",
    ],
  ])("of a magazine with bursts: %s", (key, line) => {
    expect(lines(BURSTS)).toMatchObject({ [key]: line });
  });

  it.each([
    [
      "dpm",
      "start 60 s (base, constant); divide 10 s (base, gun: quickest shell) [start 10 s (base, gun: quickest shell)]; multiply 200 hp (base, stat damage)",
    ],
    [
      "reload",
      "start 16 s (base, gun: shell of the magazine); add 12 s (base, gun: shell of the magazine); add 10 s (base, gun: shell of the magazine)",
    ],
    [
      "shotsPerMinute",
      "start 60 s (base, constant); divide 10 s (base, gun: quickest shell) [start 10 s (base, gun: quickest shell)]",
    ],
    ["clipSize", "start 3 shells (base, gun)"],
    ["clipInterval", "start 2 s (base, gun)"],
    ["magazineDamage", "start 3 shells (base, gun: shells in the magazine); multiply 200 hp (base, stat damage)"],
    ["magazineTime", "start 2 (base, gun: intervals); multiply 2 s (base, gun: between shots)"],
    ["fullCycle", "start 4 s (base, stat magazineTime); add 38 s (base, stat reload)"],
    [
      "cycleDpm",
      "start 60 s (base, constant); divide 42 s (base, stat fullCycle); multiply 600 hp (base, stat magazineDamage)",
    ],
  ])("of an autoreloader: %s", (key, line) => {
    expect(lines(AUTORELOADER)).toMatchObject({ [key]: line });
  });

  it.each([
    ["dpm", "start 60 s (base, constant); divide 11 s (base, stat reload); multiply 200 hp (base, stat damage)"],
    ["reload", "start 11 s (base, gun)"],
    ["shotsPerMinute", "start 60 s (base, constant); divide 11 s (base, stat reload)"],
  ])("of a dual gun: %s", (key, line) => {
    expect(lines(DUAL)).toMatchObject({ [key]: line });
  });

  it("takes neither a single shell nor the double shot of a dual gun for a magazine", () => {
    const magazine = ["magazineDamage", "magazineTime", "fullCycle", "cycleDpm"];
    expect(Object.keys({ ...lines(), ...lines(DUAL) }).filter((key) => magazine.includes(key))).toEqual([]);
    expect(Object.keys(lines(AUTORELOADER))).toEqual(expect.arrayContaining(magazine));
  });

  it.each([
    ["dpm", "start 60 s (base, constant); divide 9 s (base, stat reload); multiply 210 hp (base, stat damage)"],
    ["damage", "start 200 hp (base, gun); add 10 hp (equipment, Device)"],
    ["reload", "start 10 s (base, gun); multiply 0.9 (equipment, Device)"],
    ["aimTime", "start 2.3 s (base, gun); add 0.1 s (equipment, Device)"],
    ["dispersion", "start 0.4 m (base, gun); add 0.01 m (equipment, Device)"],
    ["dispersionMoving", "start 0.2 (base, chassis); multiply 0.8 (equipment, Device)"],
    ["shellVelocity", "start 800 m/s (base, gun); add 50 m/s (equipment, Device)"],
    [
      "health",
      "start 900 hp (base, hull); add 100 hp (module, turret); multiply 1.085 (equipment, Device); round up 10 hp (rounding, constant)",
    ],
    [
      "trackRepair",
      "start 8 s (base, chassis); divide 0.57 (crew, crew) [start 0 (base, crew); multiply 0.43 (base, constant); add 0.57 (base, constant)]; add 1 s (equipment, Device)",
    ],
    ["fireChance", "start 0.15 (base, engine); multiply 100 % (conversion, constant); add 2 % (equipment, Device)"],
    ["topSpeed", "start 50 km/h (base, vehicle); add 4 km/h (equipment, Device)"],
    ["reverseSpeed", "start 20 km/h (base, vehicle); add 2 km/h (equipment, Device)"],
    [
      "specificPower",
      "start 430.2 hp (base, stat enginePower); round 1 hp (rounding, constant); divide 20.6 t (base, stat weight)",
    ],
    [
      "weight",
      "start 9000 kg (base, hull); add 3500 kg (module, turret); add 1000 kg (module, gun); add 5000 kg (module, chassis); add 1000 kg (module, engine); add 200 kg (module, radio); add 300 kg (module, fuelTank); add 600 kg (equipment, Device); divide 1000 t (conversion, constant)",
    ],
    ["hullTraverse", "start 30 °/s (base, chassis); add 3 °/s (equipment, Device)"],
    ["turretTraverse", "start 40 °/s (base, turret); add 3 °/s (equipment, Device)"],
    ["terrainHard", "start 1 (base, chassis); add 0.1 (equipment, Device)"],
    ["viewRange", "start 350 m (base, turret); add 10 m (equipment, Device)"],
    ["signalRange", "start 500 m (base, radio); add 10 m (equipment, Device)"],
    [
      "concealmentStill",
      "start 0.2 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 0.785 (crew, crew) [start 0 (base, crew); add 0.5 (equipment, Device); multiply 0.43 (base, constant); add 0.57 (base, constant)]; add 5 % (equipment, Device)",
    ],
    [
      "concealmentMovingFiredSkilled",
      "start 0.1 (base, vehicle); multiply 1 (module, turret); multiply 100 % (conversion, constant); multiply 1.043 (crew, crew) [start 1 (base, crew); add 0.1 (equipment, Device); multiply 0.43 (base, constant); add 0.57 (base, constant)]; add 5 % (equipment, Device); multiply 0.25 (module, gun); multiply 1.1 (equipment, Device)",
    ],
  ])("with modifiers: %s", (key, line) => {
    expect(lines({}, CHANGES)).toMatchObject({ [key]: line });
  });
});
