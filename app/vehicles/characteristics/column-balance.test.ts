import { describe, expect, it } from "vitest";
import { type PanelRows, rightColumn } from "./column-balance.ts";

const rows: PanelRows = {
  choices: true,
  shells: 12,
  firingMechanisms: 0,
  armour: 2,
  usage: 3,
  recommended: 0,
  setUp: false,
  terrain: true,
  marks: true,
  characteristics: { groups: 4, rows: 20 },
};

describe("the right column of a vehicle's page", () => {
  it("takes what the left one has no room for", () => {
    expect(rightColumn(rows)).toEqual(["terrain", "marks"]);
  });

  it("takes everything beside many guns", () => {
    expect(rightColumn({ ...rows, shells: 24 })).toEqual(["armour", "terrain", "marks"]);
  });

  it("leaves more to the left one beside few guns", () => {
    expect(rightColumn({ ...rows, choices: false, shells: 3 })).toEqual(["terrain"]);
  });

  it("takes everything beside the calculator", () => {
    expect(rightColumn({ ...rows, shells: 3, setUp: true })).toEqual(["armour", "terrain", "marks"]);
  });

  it("takes everything beside recommended set-ups", () => {
    expect(rightColumn({ ...rows, shells: 3, recommended: 5 })).toEqual(["armour", "terrain", "marks"]);
  });

  it("has nothing to place that is not there", () => {
    expect(rightColumn({ ...rows, shells: 24, terrain: false })).toEqual(["armour", "marks"]);
  });
});
