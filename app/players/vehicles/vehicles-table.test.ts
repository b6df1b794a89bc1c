import { expect, it } from "vitest";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { vehicleCells, vehiclesDefinition, vehiclesTable } from "./vehicles-table.ts";

const usual = (cells: Parameters<typeof vehiclesDefinition>[1]) =>
  vehiclesDefinition("/accounts/1/A/vehicles", cells).usual;

it("shows a column of a player's vehicles where one of them has a value in it, even if that is 0", () => {
  expect(usual({ battles: [3, 1], marks: [null, 0], markPercentage: [null, null] })).toEqual(["battles", "marks"]);
});

it("rates a vehicle from twenty battles on, and greys the figures of fewer", () => {
  const played = (tankId: number, battles: number) => {
    const known = { damageDealtKnown: battles, killsKnown: battles, spottedKnown: battles };
    const done = { damageDealt: 1000 * battles, kills: battles, spotted: battles, defencePoints: battles };
    return {
      tankId,
      sums: { ...NO_BATTLES, battles, wins: battles / 2, defencePointsKnown: battles, ...known, ...done },
    };
  };
  const cells = vehicleCells([played(1, 19), played(2, 20)], {
    vehicleOf: (id) =>
      ({ id, name: "T", shortName: "T", slug: "t", nation: "ussr", type: "heavyTank", tier: 10 }) as never,
    expectedOf: () => ({ damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 }),
    marksOf: () => ({ percentage: null, marks: null }),
  });
  expect(cells.cells.level).toEqual([null, "adequate"]);
  const { rowOf } = vehiclesTable(cells, "/accounts/1/A/vehicles");
  const marks = (row: number) => rowOf(row, ["battles", "winRate", "wn8", "level"]).marks ?? [];
  const [none, ...few] = marks(0);
  expect(none).toBeNull();
  expect(new Set(few.map((mark) => mark?.className))).toEqual(new Set(["color-text-3"]));
  expect(marks(1).map((mark) => mark?.className)).not.toContain("color-text-3");
});
