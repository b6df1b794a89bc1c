import { describe, expect, it } from "vitest";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { sampleGun, sampleModule, sampleModules, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { sampleRow } from "../../fixtures/stated.fixture.ts";
import { layStated } from "./lay-stated.ts";

type Row = Parameters<typeof sampleRow>[0];
type Siege = { modules: VehicleModules } | null;

/** Revisions as short lines: state and ids where they are not those of the sample, attribute, before and after. */
function revisions(row: Row, modules: VehicleModules = sampleModules(), siege: Siege = null): string[] {
  const { revisions = [] } = layStated({ type: "mediumTank", modules, siege }, sampleRow(row), undefined);
  return revisions.map(({ state, at, field, place, before, after, derived }) =>
    [
      state === "siege" && "siege",
      ...Object.values(at).filter((id) => ![1, 20, 30, 40, 50].includes(id)),
      field + (place === undefined ? "" : `[${place}]`),
      `${before} → ${after}`,
      derived && "derived",
    ]
      .filter((part) => part !== false && part !== undefined)
      .join(" "),
  );
}

/** The sample with a better turret (31) that carries the same gun. */
function twoTurrets(gun: Partial<Gun> = {}, better: Partial<Gun> = gun): VehicleModules {
  const [turret] = sampleModules().turrets;
  if (!turret) throw new Error("The sample has no turret.");
  return sampleModules({
    turrets: [
      { ...turret, guns: [sampleGun(gun)] },
      { ...turret, ...sampleModule(31, { tier: 2 }), health: 150, viewRange: 370, guns: [sampleGun(better)] },
    ],
  });
}

const withGun = (gun: Partial<Gun>): VehicleModules => {
  const { turrets } = sampleModules();
  return sampleModules({ turrets: turrets.map((turret) => ({ ...turret, guns: [sampleGun(gun)] })) });
};

describe("a row", () => {
  it("that agrees in every stat revises nothing and confirms the vehicle", () => {
    const laid = layStated({ type: "mediumTank", modules: sampleModules(), siege: null }, sampleRow(), undefined);
    const placed = { gun: { turret: 30, gun: 40 }, reason: null, confirmed: true };
    expect(laid).toEqual({ stated: { stated: placed } });
  });

  it.each<[string, Row, string[]]>([
    ["reload", { reload: 9.5 }, ["gun.reload 10 → 9.5"]],
    ["aiming time", { aimTime: 2 }, ["gun.aimTime 2.3 → 2"]],
    ["dispersion", { dispersion: 0.38 }, ["gun.dispersion 0.4 → 0.38"]],
    ["ammunition", { ammo: 30 }, ["gun.ammo 40 → 30"]],
    ["elevation", { elevation: 25 }, ["gun.pitch.elevation 20 → 25"]],
    ["depression", { depression: 8 }, ["gun.pitch.depression 7 → 8", "gun.pitch.depressionAhead 7 → 8 derived"]],
    ["depression of 1, which is 1 or less", { depression: 1 }, []],
    ["power", { power: 500 }, ["engine.power 400 → 500"]],
    ["hull traverse", { hullTraverse: 32 }, ["chassis.rotationSpeed 30 → 32"]],
    ["turret traverse", { turretTraverse: 42.5 }, ["turret.rotationSpeed 40 → 42.5"]],
    ["view range", { viewRange: 360 }, ["turret.viewRange 350 → 360"]],
    ["health", { health: 1050 }, ["hull.health 900 → 950"]],
    [
      "speeds",
      { speed: { forward: 55, backward: 22 } },
      ["vehicle.speed.forward 50 → 55", "vehicle.speed.backward 20 → 22"],
    ],
    [
      "dispersion factors",
      { dispersionFactors: { turretTraverse: 0.12, movement: 0.18, rotation: 0.2 } },
      [
        "gun.dispersionFactors.turretTraverse 0.1 → 0.12",
        "chassis.dispersionFactors.movement 0.2 → 0.18",
        "chassis.dispersionFactors.rotation 0.22 → 0.2",
      ],
    ],
    [
      "shells",
      { shells: [{ kind: "AP", damage: 210, penetration: 102, velocity: 850 }] },
      [
        "shell.damage 200 → 210",
        "shell.penetration 100 → 102",
        "shell.penetrationFar 80 → 82 derived",
        "shell.velocity 800 → 850",
      ],
    ],
  ])("revises %s", (_, row, expected) => {
    expect(revisions(row)).toEqual(expected);
  });

  it("revises shells in every turret, other stats of the gun in its own", () => {
    const shells = [{ kind: "AP" as const, damage: 210, penetration: 100, velocity: 800 }];
    expect(revisions({ shells, reload: 9, viewRange: 370, health: 1050 }, twoTurrets())).toEqual([
      "shell.damage 200 → 210",
      "31 shell.damage 200 → 210",
      "31 gun.reload 10 → 9",
    ]);
  });

  it("is of the best turret: its health is that of the hull with that turret", () => {
    expect(revisions({ viewRange: 380, health: 1150 }, twoTurrets())).toEqual([
      "31 turret.viewRange 370 → 380",
      "hull.health 900 → 1000",
    ]);
  });

  it("is of the best suspension and engine, and of another of their tier only if that has what is stated", () => {
    const [chassis] = sampleModules().chassis;
    const [engine] = sampleModules().engines;
    if (!chassis || !engine) throw new Error("The sample lacks modules.");
    const better = sampleModules({
      chassis: [chassis, { ...chassis, ...sampleModule(21, { tier: 2 }), rotationSpeed: 35 }],
      engines: [
        { ...engine, power: 500 },
        { ...engine, ...sampleModule(51), power: 550 },
      ],
    });
    expect(revisions({ hullTraverse: 30, power: 500 }, better)).toEqual(["21 chassis.rotationSpeed 35 → 30"]);
    expect(revisions({ hullTraverse: 35, power: 600 }, better)).toEqual(["51 engine.power 550 → 600"]);
  });

  it("is of another suspension of the best one's tier that has all three figures as stated", () => {
    const [chassis] = sampleModules().chassis;
    if (!chassis) throw new Error("The sample lacks modules.");
    const { dispersionFactors: usual } = chassis;
    const of = (best: Partial<typeof chassis>, other: Partial<typeof chassis> = {}, tier = 2) =>
      revisions(
        {},
        sampleModules({
          chassis: [
            { ...chassis, ...sampleModule(21, { tier }), ...other },
            { ...chassis, ...sampleModule(22, { tier: 2 }), ...best },
          ],
        }),
      );
    const turning = { dispersionFactors: { ...usual, rotation: 0.3 } };
    const moving = { dispersionFactors: { ...usual, movement: 0.3 } };
    expect([of({ rotationSpeed: 35 }), of(turning), of(moving)]).toEqual([[], [], []]);
    const revised = ["22 chassis.rotationSpeed 35 → 30"];
    expect(of({ rotationSpeed: 35 }, {}, 1)).toEqual(revised);
    for (const other of [turning, moving, { rotationSpeed: 31 }])
      expect(of({ rotationSpeed: 35 }, other)).toEqual(revised);
  });

  it("states the interval of a magazine, and of a gun with bursts alone that of the burst", () => {
    const clip = { size: 4, interval: 2.727273 };
    const burst = { size: 2, interval: 0.5 };
    expect(revisions({ interval: 2.7273 }, withGun({ clip }))).toEqual([]);
    expect(revisions({ interval: 2.5 }, withGun({ clip, burst }))).toEqual(["gun.clip.interval 2.727273 → 2.5"]);
    expect(revisions({ interval: 0.4 }, withGun({ burst }))).toEqual(["gun.burst.interval 0.5 → 0.4"]);
  });

  it("states the shortest time of an autoreloader: the others keep their distance, its reload is not stated", () => {
    const gun = { autoReload: [16, 14, 13], clip: { size: 3, interval: 2 }, reload: 14 };
    expect(revisions({ interval: 2, reload: 13 }, withGun(gun))).toEqual([]);
    expect(revisions({ interval: 2, reload: 12.1 }, withGun(gun))).toEqual([
      "gun.autoReload[0] 16 → 15.1 derived",
      "gun.autoReload[1] 14 → 13.1 derived",
      "gun.autoReload[2] 13 → 12.1",
    ]);
  });

  it("states the reload of each barrel of a dual gun", () => {
    const dualGun = { reloadTimes: [8.5, 8.5], chargeTime: 2, reloadLock: 4, switchTime: 4 };
    expect(revisions({ reload: 8 }, withGun({ dualGun, reload: 8.5 }))).toEqual([
      "gun.reload 8.5 → 8",
      "gun.dualGun.reloadTimes[0] 8.5 → 8",
      "gun.dualGun.reloadTimes[1] 8.5 → 8",
    ]);
  });

  it("leaves the depression straight ahead where it is another than the greatest", () => {
    const pitch = { depression: 7, elevation: 20, depressionAhead: 5, depressionBehind: 3 };
    expect(revisions({ depression: 9 }, withGun({ pitch }))).toEqual(["gun.pitch.depression 7 → 9"]);
  });

  it("is of the travel state, and of the other where that has the same stat", () => {
    const siege = { modules: sampleModules({ speed: { forward: 10, backward: 20 } }) };
    expect(revisions({ speed: { forward: 55, backward: 22 }, power: 500 }, sampleModules(), siege)).toEqual([
      "engine.power 400 → 500",
      "vehicle.speed.forward 50 → 55",
      "vehicle.speed.backward 20 → 22",
      "siege engine.power 400 → 500",
      "siege vehicle.speed.backward 20 → 22",
    ]);
  });

  it("of a gun that has got other kinds of shells revises the gun and not its shells", () => {
    const row = sampleRow({ shells: [{ kind: "HEAT", damage: 250, penetration: 150, velocity: 700 }], reload: 9 });
    const { revisions: list, stated } = layStated(
      { type: "AT-SPG", modules: sampleModules(), siege: null },
      row,
      undefined,
    );
    expect(list?.map(({ field }) => field)).toEqual(["gun.reload"]);
    expect(stated?.stated).toEqual({
      gun: { turret: 30, gun: 40 },
      reason: null,
      confirmed: false,
      shellsChanged: true,
    });
  });

  it("without its gun is laid on all other parts, and says why", () => {
    const row = sampleRow({ calibre: 90, reload: 5, ammo: 60, power: 500, health: 1050 });
    const { revisions: list, stated } = layStated(
      { type: "AT-SPG", modules: sampleModules(), siege: null },
      row,
      undefined,
    );
    expect(list?.map(({ field }) => field)).toEqual(["engine.power", "hull.health"]);
    expect(stated?.stated).toEqual({ gun: null, reason: "no gun of 90 mm", confirmed: false });
  });

  it("of a gun with one shell more than the definitions have keeps to the shells there are", () => {
    const shells = [sampleShell(), sampleShell({ id: 2, kind: "HE" })];
    const stated = { kind: "AP" as const, damage: 200, penetration: 100, velocity: 800 };
    expect(revisions({ shells: [stated, { ...stated, kind: "APCR" }] }, withGun({ shells }))).toEqual([]);
  });
});
