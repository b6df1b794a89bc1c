import { expect, it } from "vitest";
import { publishedFittings } from "#tests/setup/fittings.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { definitionsOf } from "../loadout/definitions.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { consumablesFor } from "./consumables.ts";

const definitions = definitionsOf(publishedFittings);
const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const burning = (vehicle: FullVehicle, fireChance: number | null): FullVehicle => ({
  ...vehicle,
  top: { ...vehicle.top, stats: { ...vehicle.top.stats, fireChance } },
});

it.each<[what: string, vehicle: FullVehicle, consumables: string[]]>([
  ["repair kit, first aid kit and food", burning(is7, 15), ["largeRepairkit", "largeMedkit", "ration"]],
  ["the nation's food", burning({ ...is7, nation: "usa" }, 15), ["largeRepairkit", "largeMedkit", "cocacola"]],
  ["an extinguisher where it burns easily", burning(is7, 20), ["largeRepairkit", "largeMedkit", "autoExtinguishers"]],
  ["food where the chance is not known", burning(is7, null), ["largeRepairkit", "largeMedkit", "ration"]],
  [
    "the repair kit that is built in",
    { ...burning(is7, 10), features: [...is7.features, "builtinRepairkit_user"] },
    ["builtinRepairkit", "largeMedkit", "ration"],
  ],
  ["the kits alone in two slots", { ...is7, consumableSlots: 2 }, ["largeRepairkit", "largeMedkit"]],
  ["nothing without slots", { ...is7, consumableSlots: 0 }, []],
])("the consumables are %s", (_, vehicle, consumables) => {
  expect(consumablesFor(vehicle, definitions)).toEqual(consumables);
});
