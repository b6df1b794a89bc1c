import { expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { previewStats } from "./preview.ts";

const TYPICAL = "?loadout=typical";
const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");

it("shows what a choice makes of the stats that it changes, and of no others", () => {
  const stats = previewStats(tiger, definitions, "", TYPICAL);
  expect(stats.get("dpm")).toEqual({ text: "2,609", better: true });
  expect(stats.get("reload")?.better).toBe(true);
  expect(stats.has("penetration")).toBe(false);
  expect(previewStats(tiger, definitions, TYPICAL, TYPICAL).size).toBe(0);
});
