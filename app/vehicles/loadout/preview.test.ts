import { expect, it } from "vitest";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { OWN_SEARCH, TYPICAL_SEARCH } from "#app/game/model/addresses/vehicle-search.ts";
import { publishedFittings } from "#tests/setup/fittings.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { previewStats } from "./preview.ts";

const definitions = definitionsOf(publishedFittings);
const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");

it("shows what a choice makes of the stats that it changes, and of no others", () => {
  const stats = previewStats(tiger, definitions, OWN_SEARCH, TYPICAL_SEARCH);
  expect(stats.get("dpm")).toEqual({ text: "2,609", better: true });
  expect(stats.get("reload")?.better).toBe(true);
  expect(stats.has("penetration")).toBe(false);
  expect(previewStats(tiger, definitions, TYPICAL_SEARCH, TYPICAL_SEARCH).size).toBe(0);
});
