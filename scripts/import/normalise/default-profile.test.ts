import { describe, expect, it } from "vitest";
import { Notes } from "#scripts/import/report.ts";
import { simulatedVehicle } from "#simulators/wargaming-encyclopedia.ts";
import { publishedProfileSchema } from "../read/publisher/publisher-profile.ts";
import { defaultProfiles, readDefaultProfile } from "./default-profile.ts";
import type { Catalogue, NewerVehicle } from "./loadout-items/catalogue.ts";

const stated = simulatedVehicle.default_profile;
const read = (over: object = {}) => readDefaultProfile(publishedProfileSchema.parse({ ...stated, ...over }));

describe("a default profile", () => {
  it("has every figure that the publisher states, in our units", () => {
    expect(read().stats).toEqual({
      damage: 440,
      penetration: 246,
      reload: 11.2,
      shotsPerMinute: 5.36,
      aimTime: 2.4,
      dispersion: 0.37,
      gunDepression: 8,
      gunElevation: 15,
      calibre: 128,
      ammo: 40,
      health: 2400,
      fireChance: 12,
      hullFront: 160,
      hullSide: 80,
      hullRear: 60,
      turretFront: 250,
      turretSide: 120,
      turretRear: null,
      topSpeed: 40,
      reverseSpeed: 15,
      enginePower: 1000,
      weight: 68.5,
      hullTraverse: 26,
      turretTraverse: 24,
      viewRange: 390,
      signalRange: 740,
    });
  });

  it("names the stock modules, and the shells with their spread", () => {
    const { modules, shells } = read();
    expect(modules.map(({ kind, name, tier }) => `${kind} ${name} ${tier}`)).toContain("gun 12.8 cm simulated gun 10");
    expect(shells[1]).toEqual({
      kind: "APCR",
      damage: { least: 330, average: 440, greatest: 550 },
      penetration: { least: 234, average: 311, greatest: 389 },
      stun: null,
    });
  });

  it("leaves unknown what the publisher does not say, and works nothing out", () => {
    const { stats, modules, shells, modes } = readDefaultProfile({});
    expect(new Set(Object.values(stats))).toEqual(new Set([null]));
    expect(stats).not.toHaveProperty("dpm");
    expect(stats).not.toHaveProperty("specificPower");
    expect([modules, shells, modes]).toEqual([[], [], []]);
  });

  it("takes null for unknown, not for nothing", () => {
    const parts = { turret: null, gun: { reload_time: null }, suspension: null, engine: null, radio: null };
    const shell = { type: null, damage: null, penetration: null, stun: null };
    const armor = { hull: null, turret: null };
    const over = { ...parts, armor, ammo: [shell], hp: null, weight: null, max_ammo: null };
    const { stats, shells } = read({ ...over, speed_forward: null, speed_backward: null });
    expect(new Set(Object.values(stats))).toEqual(new Set([null]));
    expect(shells).toEqual([{ kind: null, damage: null, penetration: null, stun: null }]);
  });

  it("has arcs only where the gun does not turn all round, and no hull traverse where the wheels steer", () => {
    const casemate = read({ turret: { ...stated.turret, traverse_left_arc: 10, traverse_right_arc: 12 } });
    expect(casemate.stats).toMatchObject({ gunYawLeft: 10, gunYawRight: 12 });
    const halfCircle = read({ turret: { ...stated.turret, traverse_left_arc: 180, traverse_right_arc: 12 } });
    expect(halfCircle.stats).toMatchObject({ gunYawLeft: 180, gunYawRight: 12 });
    const wheeled = read({ suspension: { ...stated.suspension, traverse_speed: null, steering_lock_angle: 34 } });
    expect(wheeled.stats).not.toHaveProperty("hullTraverse");
  });

  it("takes the traverse of the gun for that of a turret that is not there", () => {
    expect(read({ turret: null }).stats).toMatchObject({ turretTraverse: 20, viewRange: null });
  });

  it("has stun, and the figures of a second state of driving", () => {
    const ammo = [{ ...stated.ammo[2], stun: { duration: [4, 12] } }];
    const siege = { switch_on_time: 2, switch_off_time: 1.5, reload_time: 9, aim_time: 1.2, move_down_arc: 11 };
    const { shells, modes } = read({ ammo, siege, rapid: { speed_forward: 90, switch_on_time: 0.5 } });
    expect(shells[0]?.stun).toEqual({ least: 4, greatest: 12 });
    const without = read({ ammo: [{ ...stated.ammo[2], stun: { duration: [0, 0] } }] });
    expect(without.shells[0]?.stun).toBeNull();
    expect(modes).toEqual([
      {
        mode: "siege",
        switchOn: 2,
        switchOff: 1.5,
        stats: expect.objectContaining({ reload: 9, aimTime: 1.2, gunDepression: 11, dispersion: null }),
      },
      { mode: "rapid", switchOn: 0.5, switchOff: null, stats: { topSpeed: 90, reverseSpeed: null } },
    ]);
  });
});

it("a profile is that of the vehicle it was published with, by its tag", () => {
  const notes = new Notes();
  const newer = [1, 2, 3].map((id) => ({ id, tag: `G0${id}_New` }) as NewerVehicle);
  const profiles = new Map(["G01_New", "G09_Old"].map((tag, at) => [at + 1, { tag, profile: readDefaultProfile({}) }]));
  const found = (catalogue: Partial<Catalogue>) => [...defaultProfiles(newer, catalogue as Catalogue, notes).keys()];
  expect([found({ profiles }), found({})]).toEqual([[1], []]);
  expect(notes.toList()).toEqual([
    { kind: "default profile of another vehicle under a reused id", count: 1, items: ["2 G09_Old, not G02_New"] },
  ]);
});
