import { expect, it } from "vitest";
import { type TableVehicle, toVehicleTable, vehiclesOf } from "./table-vehicles.ts";
import { vehicleTableSchema } from "./vehicle-table.ts";

const tiger: TableVehicle = {
  id: 529,
  name: "Tiger I",
  shortName: "Tiger I",
  slug: "tiger-i",
  nation: "germany",
  type: "heavyTank",
  tier: 7,
  premium: false,
  collector: false,
};
const rozanov: TableVehicle = {
  id: 35841,
  name: "TITT Rozanov",
  shortName: "TITT",
  slug: "titt-rozanov",
  nation: "ussr",
  type: "mediumTank",
  tier: 8,
  premium: true,
  collector: true,
  aliases: ["Tank Rozanova"],
};

it("the vehicles of a table are those that it was made of, with the names they had before", () => {
  const table = vehicleTableSchema.parse(JSON.parse(JSON.stringify(toVehicleTable([tiger, rozanov]))));
  expect(vehiclesOf(table)).toEqual([tiger, rozanov]);
});
