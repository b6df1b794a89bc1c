import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle, publishedRecords } from "#tests/setup/published.ts";
import { decodeLoadout } from "../loadout/code/decode.ts";
import { explainLoadout } from "../loadout/explain.ts";
import { trainedLoadout } from "../loadout/loadout.ts";
import { statKeysOfSet, statsOfSet } from "./set-stats.ts";

const is7 = definedVehicle("ussr/heavyTank/X/R45_IS-7");

describe("the six figures of a set", () => {
  it.each([
    ["a heavy tank", "ussr/heavyTank/X/R45_IS-7", "dpm,reload,aimTime,health,viewRange,specificPower"],
    ["a magazine", "usa/heavyTank/X/A67_T57_58", "dpm,reload,aimTime,health,viewRange,specificPower"],
    [
      "an autoreloader",
      "italy/mediumTank/X/It08_Progetto_M40_mod_65",
      "cycleDpm,fullCycle,aimTime,health,viewRange,specificPower",
    ],
    ["an SPG", "usa/SPG/X/A38_T92", "dpm,reload,aimTime,dispersion,concealmentStill,specificPower"],
  ])("of %s are what tells", (_, path, keys) => {
    expect(statKeysOfSet(definedVehicle(path)).join()).toBe(keys);
  });

  it("are before those of a trained crew with nothing fitted", () => {
    const plain = trainedLoadout(is7);
    const stats = statsOfSet(is7, definitions)({ ...plain, equipment: [null, "tankRammer_tier1", null] });
    expect(stats.map(({ key, before }) => [key, before])).toEqual([
      ["dpm", expect.closeTo(2238.3, 0)],
      ["reload", expect.closeTo(13.135, 2)],
      ["aimTime", expect.closeTo(2.78, 2)],
      ["health", 2400],
      ["viewRange", 400],
      ["specificPower", expect.closeTo(17.6, 1)],
    ]);
    const changed = stats.filter(({ before, after }) => before !== after);
    // A rammer has a weight.
    expect(changed.map(({ key }) => key)).toEqual(["dpm", "reload", "specificPower"]);
  });

  it("leave out the rates of a gun that overheats, which nobody knows", () => {
    const turrets = is7.modules.turrets.map((turret) => ({
      ...turret,
      guns: turret.guns.map((gun) => ({ ...gun, overheats: true as const })),
    }));
    const hot = { ...is7, modules: { ...is7.modules, turrets } };
    const keys = statsOfSet(hot, definitions)(trainedLoadout(hot)).map(({ key }) => key);
    expect(keys).toEqual(["reload", "aimTime", "health", "viewRange", "specificPower"]);
  });

  it("are published as the build gives them", () => {
    for (const vehicle of publishedRecords()) {
      if (vehicle.record !== "full") continue;
      const [main] = vehicle.recommended?.configurations ?? [];
      if (!main) continue;
      const { loadout } = decodeLoadout(main.build, vehicle, definitions);
      const { explainedStats } = explainLoadout(vehicle, loadout, definitions);
      for (const { key, after } of main.figures)
        expect((explainedStats[key]?.value ?? 0) / after, `${vehicle.name} ${key}`).toBeCloseTo(1, 5);
      expect(loadout.consumables).toEqual(vehicle.recommended?.consumables.map((item) => item?.tag ?? null));
    }
  });
});
