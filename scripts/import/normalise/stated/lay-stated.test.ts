import { describe, expect, it } from "vitest";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { sampleGun, sampleModule, sampleModules, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { samplePublished, sampleRow } from "../../fixtures/stated.fixture.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { layStated } from "./lay-stated.ts";

const shell = (damage: number, calibre = 75, over = {}) => sampleShell({ damage, calibre, ...over });
const gun = (id: number, shells = [shell(200)], over: Partial<Gun> = {}) => sampleGun({ id, shells, ...over });

interface Setting {
  /** By turret, the last the best. */
  guns?: Gun[][];
  row?: Partial<StatedRow> | null;
  type?: string;
}

/** Where an item was laid and what it revises. */
function laid(item: Parameters<typeof samplePublished>[0], { guns, row = {}, type = "heavyTank" }: Setting = {}) {
  const [turret] = sampleModules().turrets;
  if (!turret) throw new Error("The sample has no turret.");
  const turrets = (guns ?? [turret.guns]).map((own, index) => ({
    ...turret,
    ...sampleModule(30 + index, { tier: index }),
    guns: own,
  }));
  const vehicle = { type, modules: sampleModules({ turrets }), siege: null };
  const { revisions = [], stated } = layStated(vehicle, row ? sampleRow(row) : undefined, samplePublished(item));
  const {
    gun: at,
    reason,
    confirmed,
  } = stated?.statedByPublisher ?? { gun: null, reason: "nothing", confirmed: false };
  return {
    on: at ? `${at.turret} ${at.gun}` : reason,
    confirmed,
    revises: revisions
      .filter(({ source }) => source === "statedByPublisher")
      .map(({ at, field, before, after }) => `${[...Object.values(at), field].join(" ")} ${before} → ${after}`),
    others: revisions.filter(({ source }) => source === "stated").map(({ field, after }) => `${field} ${after}`),
  };
}

describe("the publisher's stats", () => {
  it("confirm a gun that has calibre, damage and dispersion as stated", () => {
    expect(laid({})).toEqual({ on: "30 40", confirmed: true, revises: [], others: [] });
    expect(laid({ calibre: 75.4, dispersion: 0.404 }).confirmed).toBe(true);
  });

  it("confirm another gun than that of the row", () => {
    const guns = [[gun(40, [shell(440, 120)], { dispersion: 0.38 }), gun(41, [shell(360, 105)], { dispersion: 0.35 })]];
    const row = {
      calibre: 120,
      dispersion: 0.37,
      shells: [{ ...sampleRow().shells[0], damage: 440 }],
    } as Partial<StatedRow>;
    const july = { calibre: 105, damage: 360, dispersion: 0.35 };
    expect(laid(july, { guns, row })).toEqual({
      on: "30 41",
      confirmed: true,
      revises: [],
      others: ["gun.dispersion 0.37"],
    });
  });

  it("are of the gun that agrees in all, and of several of them that of the row", () => {
    const two = [[gun(40, [shell(200)], { dispersion: 0.36 }), gun(41)]];
    expect(laid({ dispersion: 0.36 }, { guns: two, row: null })).toMatchObject({ on: "30 40", confirmed: true });
    const second = (first: number) => [shell(first), shell(300, 75, { id: 2, kind: "HE" })];
    const alike = [[gun(41, second(250)), gun(40, second(200))]];
    expect(laid({ damage: 300 }, { guns: alike }).on).toBe("30 40");
    const behind = [[gun(40, [shell(400, 122)]), gun(41)]];
    expect(laid({}, { guns: behind }).on).toBe("30 41");
  });

  it("say the damage of any shell of the gun, and revise none where one does as much", () => {
    const shells = [shell(600, 75, { kind: "HE" }), shell(350, 75, { id: 3 })];
    const revises = (damage: number, type: string) =>
      laid({ damage, dispersion: 0.37 }, { guns: [[gun(40, shells)]], row: null, type }).revises;
    for (const type of ["SPG", "heavyTank"])
      for (const damage of [600, 350]) expect(revises(damage, type)).toEqual(["30 40 gun.dispersion 0.4 → 0.37"]);
    const row = { shells: shells.map(({ kind, damage }) => ({ kind, damage, penetration: 100, velocity: 800 })) };
    expect(laid({ damage: 620 }, { guns: [[gun(40, shells)]], row }).revises).toEqual([
      "30 40 1 shell.damage 600 → 620",
    ]);
  });

  it("are of the gun of the row where they agree with the row, also where that was not found", () => {
    const guns = [[gun(40, [shell(240)], { dispersion: 0.33 })]];
    const row = {
      interval: 2,
      dispersion: 0.36,
      shells: [{ ...sampleRow().shells[0], damage: 240 }],
    } as Partial<StatedRow>;
    expect(laid({ damage: 240, dispersion: 0.36 }, { guns, row })).toMatchObject({
      on: "no gun with a magazine of 75 mm",
      revises: [],
    });
  });

  it("compare the damage with every shell: of SPGs it is not the first one's", () => {
    const guns = [
      [
        gun(40, [
          shell(1300, 240, { kind: "HE" }),
          shell(1750, 240, { kind: "HE", id: 2 }),
          shell(750, 240, { id: 3 }),
        ]),
      ],
    ];
    expect(laid({ damage: 750, calibre: 240 }, { guns, type: "SPG", row: null })).toMatchObject({ confirmed: true });
  });

  it("revise dispersion of the only gun of the calibre that does the damage, in the best turret with it", () => {
    const guns = [[gun(40, [shell(530, 128)]), gun(41)], [gun(40, [shell(530, 128)])]];
    expect(laid({ damage: 530, calibre: 128, dispersion: 0.37, health: 1000 }, { guns, row: null })).toMatchObject({
      on: "31 40",
      confirmed: false,
      revises: ["31 40 gun.dispersion 0.4 → 0.37"],
    });
  });

  it("revise damage of the row's gun where the vehicle has no other of the calibre", () => {
    expect(laid({ damage: 220, dispersion: 0.38 })).toMatchObject({
      on: "30 40",
      revises: ["30 40 1 shell.damage 200 → 220", "30 40 gun.dispersion 0.4 → 0.38"],
    });
  });

  it("revise the armour-piercing shell of an SPG", () => {
    const guns = [[gun(40, [shell(600, 75, { kind: "HE" }), shell(350, 75, { id: 3 })])]];
    const shells = [
      { kind: "HE" as const, damage: 600, penetration: 100, velocity: 800 },
      { kind: "AP" as const, damage: 350, penetration: 100, velocity: 800 },
    ];
    expect(laid({ damage: 375 }, { guns, type: "SPG", row: { shells } }).revises).toEqual([
      "30 40 3 shell.damage 350 → 375",
    ]);
  });

  it.each<[string, Parameters<typeof samplePublished>[0], Setting, string]>([
    ["no gun has the calibre", { calibre: 90 }, {}, "no gun of 90 mm"],
    [
      "several of the calibre do the damage",
      { dispersion: 0.36 },
      { guns: [[gun(40), gun(41)]], row: { ammo: 41 } },
      "cannot be told which of its guns of 75 mm has 200 hp and 0.36 m",
    ],
    [
      "none does the damage and the row is of another calibre",
      { damage: 180 },
      { guns: [[gun(40), gun(41, [shell(400, 122)])]], row: { calibre: 122 } },
      "no gun of 75 mm with 180 hp",
    ],
    [
      "none of several of the calibre does the damage",
      { damage: 180 },
      { guns: [[gun(40), gun(41, undefined, { ammo: 41 })]], row: { ammo: 41 } },
      "no gun of 75 mm with 180 hp",
    ],
    ["none does the damage and there is no row", { damage: 180 }, { row: null }, "no gun of 75 mm with 180 hp"],
  ])("are laid on no gun where %s", (_, item, setting, reason) => {
    const { on, revises, confirmed } = laid(item, setting);
    expect([on, revises, confirmed]).toEqual([reason, [], false]);
  });

  it("revise health and speed with a gun or without", () => {
    expect(laid({ calibre: 90, health: 1100, speed: 55 }).revises).toEqual([
      "hull.health 900 → 1000",
      "vehicle.speed.forward 50 → 55",
    ]);
  });

  it("win over the row, stat by stat", () => {
    const row = { health: 1050, dispersion: 0.38, speed: { forward: 34.3, backward: 20 } };
    expect(laid({ health: 1100, dispersion: 0.38, speed: 34 }, { row })).toMatchObject({
      revises: ["hull.health 900 → 1000"],
      others: ["gun.dispersion 0.38", "vehicle.speed.forward 34.3"],
    });
  });
});

describe("what is laid on a vehicle", () => {
  const vehicle = { type: "heavyTank", modules: sampleModules(), siege: null };

  it("is nothing where no source states it", () => {
    expect(layStated(vehicle, undefined, undefined)).toEqual({});
  });

  it("confirms a row that agrees, and none that has no gun, or other shells", () => {
    const rowOf = (row: Partial<StatedRow>) => layStated(vehicle, sampleRow(row), undefined).stated?.stated;
    expect(rowOf({})).toMatchObject({ confirmed: true, reason: null });
    expect(rowOf({ calibre: 90 })).toMatchObject({ confirmed: false, gun: null, reason: "no gun of 90 mm" });
    const shells = [{ kind: "HEAT" as const, damage: 200, penetration: 100, velocity: 800 }];
    expect(rowOf({ shells })).toMatchObject({ confirmed: false, shellsChanged: true });
  });
});
