import { expect, it } from "vitest";
import { vehiclesDefinition } from "./vehicles-table.ts";

const usual = (cells: Parameters<typeof vehiclesDefinition>[1]) =>
  vehiclesDefinition("/accounts/1/A/vehicles", cells).usual;

it("shows a column of a player's vehicles where one of them has a value in it, even if that is 0", () => {
  expect(usual({ battles: [3, 1], marks: [null, 0], markPercentage: [null, null] })).toEqual(["battles", "marks"]);
});
