import { describe, expect, test } from "vitest";
import { parsePlanQuery } from "#app/components/research-plan/plan-query.ts";
import { catalogueOf, ELIGIBILITY_PATH, type EligibilityFile } from "#app/game/challenge/catalogue.ts";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { published } from "#tests/setup/published.ts";
import { challengePlan } from "./challenge-content.ts";

const tree = published<TechTree>("techtrees/germany.json");
const catalogue = catalogueOf(published<EligibilityFile>(ELIGIBILITY_PATH));
const record = async (node: Parameters<typeof vehiclePath>[0]) => published<VehicleRecord | null>(vehiclePath(node));
const own = { nickname: "Nordwind_7", xp: 800, battles: 1520 };
const totals = async (search: string, mine: typeof own | null) =>
  (
    await challengePlan(tree, parsePlanQuery(new URLSearchParams(search)), mine, {
      catalogue,
      record,
      recordById: async () => null,
    })
  ).totals;

describe("the battles of a plan", () => {
  test("are at the visitor's own average where none is typed, and say so", async () => {
    const mine = await totals("", own);
    expect(mine?.battlesNote).toBe("at 800 XP each, the average of Nordwind_7 in 1,520 battles");
    expect(mine?.battles).toBe((await totals("xp=800", null))?.battles);
    expect(mine?.treeHref).toMatch(/[?&]xp=800(?:&|$)/);
  });

  test("are at what is typed", async () => {
    expect((await totals("xp=1000", own))?.battlesNote).toBe("at 1,000 XP each");
    expect((await totals("xp=many", own))?.battles).toBeNull();
    expect((await totals("", null))?.battles).toBeNull();
  });
});
