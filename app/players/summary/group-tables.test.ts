import { describe, expect, it } from "vitest";
import { type BattleSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { groupTables } from "./group-tables.ts";

/** Vehicle 3 has no expected values, and vehicle 9 is not in the data. */
const VEHICLES: Record<number, [Nation, VehicleClass, tier: number]> = {
  1: ["germany", "heavyTank", 10],
  2: ["germany", "heavyTank", 7],
  3: ["sweden", "heavyTank", 7],
  4: ["ussr", "lightTank", 10],
  5: ["usa", "SPG", 4],
};
function vehicleOf(id: number) {
  const known = VEHICLES[id];
  if (!known) return undefined;
  const [nation, type, tier] = known;
  const name = `Vehicle ${id}`;
  return { id, name, shortName: name, slug: `vehicle-${id}`, nation, type, tier };
}
const AVERAGE = { damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 };
const expectedOf = (id: number) => (id === 3 ? undefined : AVERAGE);

/** Battles in which everything is as often as expected, which is a WN8 of 1,565. */
function played(tankId: number, battles: number, more: Partial<BattleSums> = {}): VehicleSums {
  const known = { damageDealtKnown: battles, killsKnown: battles, spottedKnown: battles, defencePointsKnown: battles };
  const done = { damageDealt: 1000 * battles, kills: battles, spotted: battles, defencePoints: battles };
  return { tankId, sums: { ...NO_BATTLES, battles, wins: battles / 2, ...known, ...done, ...more } };
}

const all = [played(1, 1000), played(2, 500), played(3, 40, { wins: 26 }), played(4, 2000, { wins: 900 })];
const tables = groupTables([...all, played(5, 0), played(9, 70)], vehicleOf, expectedOf);

describe("what a player did by class and tier", () => {
  it("has the tiers that were played, the lowest first, and all of them", () => {
    expect(tables.tiers).toEqual([
      { key: "7", label: "VII" },
      { key: "10", label: "X" },
      { key: "all", label: "All" },
    ]);
  });

  it("has the classes that were played in the order of the game, with a cell below every tier", () => {
    expect(tables.classes.map(({ label, cells }) => [label, ...cells.map(({ key }) => key)])).toEqual([
      ["Light tank", "7", "10", "all"],
      ["Heavy tank", "7", "10", "all"],
    ]);
  });

  it("tells WN8 with its level and the battles, and nothing of what was never played", () => {
    const [light, heavy] = tables.classes.map(({ cells }) => cells.map(({ wn8 }) => wn8));
    expect(light?.[0]).toBeNull();
    expect(heavy).toEqual([
      { text: "1,565", level: "adequate", battles: "540" },
      { text: "1,565", level: "adequate", battles: "1,000" },
      { text: "1,565", level: "adequate", battles: "1,540" },
    ]);
  });

  it("has no level of fewer than twenty battles", () => {
    const { classes, nations } = groupTables([played(1, 19)], vehicleOf, expectedOf);
    expect(classes[0]?.cells.at(-1)?.wn8).toEqual({ text: "1,565", level: null, battles: "19" });
    expect(nations[0]).toMatchObject({ winRate: { text: "50.0%", level: null }, wn8: { text: "1,565", level: null } });
  });

  it("has a dash without a level where WN8 is not known", () => {
    const { classes, nations } = groupTables([played(3, 40)], vehicleOf, expectedOf);
    const unknown = { text: "–", level: null, battles: "40" };
    expect(classes[0]?.cells.map(({ wn8 }) => wn8)).toEqual([unknown, unknown]);
    expect(nations[0]?.wn8).toBeNull();
  });
});

describe("what a player did by nation", () => {
  it("begins with the nation of most battles, without those never played", () => {
    expect(tables.nations.map(({ label, battles }) => [label, battles])).toEqual([
      ["U.S.S.R.", "2,000"],
      ["Germany", "1,500"],
      ["Sweden", "40"],
    ]);
  });

  it("keeps the order of the site among nations of as many battles", () => {
    const { nations } = groupTables([played(3, 10), played(4, 10), played(1, 10)], vehicleOf, expectedOf);
    expect(nations.map(({ nation }) => nation)).toEqual(["germany", "ussr", "sweden"]);
  });

  it("tells the win rate and WN8 with their levels", () => {
    expect(tables.nations.map(({ winRate }) => winRate)).toEqual([
      { text: "45.0%", level: "bad" },
      { text: "50.0%", level: "intermediate" },
      { text: "65.0%", level: "unicum" },
    ]);
    expect(tables.nations.map(({ wn8 }) => wn8?.level ?? null)).toEqual([expect.any(String), "adequate", null]);
  });
});

it.each([
  ["no vehicles", []],
  ["vehicles without battles", [played(1, 0)]],
  ["vehicles that the data does not have", [played(9, 70)]],
])("has no rows for %s", (_, vehicles) => {
  expect(groupTables(vehicles, vehicleOf, expectedOf)).toEqual({
    tiers: [{ key: "all", label: "All" }],
    classes: [],
    nations: [],
  });
});
