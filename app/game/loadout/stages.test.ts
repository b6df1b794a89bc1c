import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { stockModuleIds, topModuleIds } from "../stats/fitted-modules.ts";
import { anyLegal } from "./golden/random-loadout.fixture.ts";
import { emptyLoadout } from "./loadout.ts";
import { STAGE_STEPS, STAGES, stagesOf } from "./stages.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");

describe("the stages of a build", () => {
  it("begin with the stock vehicle and end with the build", () => {
    fc.assert(
      fc.property(anyLegal(is7, definitions), (loadout) => {
        const stages = stagesOf(is7, loadout);
        expect(stages.map(({ stage }) => stage)).toEqual(STAGES);
        expect(stages[0]?.loadout).toEqual(emptyLoadout(is7, stockModuleIds(is7.modules)));
        expect(stages.at(-1)?.loadout).toEqual(loadout);
      }),
      { numRuns: 20 },
    );
  });

  it("bring one part after the other", () => {
    const wanted = {
      ...emptyLoadout(is7, topModuleIds(is7.modules)),
      equipment: ["tankRammer_tier1", null, null],
      crew: { nominal: false, members: is7.crew.map(() => ({ level: 90, skills: [] })) },
      directive: "rammerBattleBooster",
      field: ["role_heavyTank_base_1"],
      mode: "rocket",
    };
    const of = (stage: (typeof STAGES)[number]) =>
      stagesOf(is7, wanted).find((candidate) => candidate.stage === stage)?.loadout;
    expect(of("modules")).toEqual(emptyLoadout(is7, topModuleIds(is7.modules)));
    expect(of("crew")).toMatchObject({ crew: wanted.crew, equipment: [null, null, null] });
    expect(of("equipment")).toMatchObject({ equipment: wanted.equipment, directive: null });
    expect(of("directive")).toMatchObject({ directive: wanted.directive, field: [] });
    expect(of("field modifications")).toMatchObject({ field: wanted.field, mode: "normal" });
  });

  it("stand for every step of a computation once", () => {
    expect(Object.values(STAGE_STEPS).flat().sort()).toEqual(
      ["crew", "skill", "equipment", "consumable", "directive", "field modification", "mode"].sort(),
    );
  });
});
