import { describe, expect, it } from "vitest";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { fittedModules, stockConfiguration, topConfiguration } from "#app/game/stats/configuration.ts";
import { sampleGun, sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { allGuns, kindModules } from "./modules/module-lists.ts";
import { choiceToSearch, fitChoice, parseVehicleChoice } from "./vehicle-choice.ts";

/** Small turret 30 takes guns 40 and 41, the better turret 31 takes 41 and 42. */
function twoTurrets(): VehicleModules {
  const [turret] = sampleModules().turrets;
  if (!turret) throw new Error("The sample has a turret");
  const guns = (...ids: number[]) => ids.map((id) => sampleGun({ id, tier: id - 38 }));
  return sampleModules({
    turrets: [
      { ...turret, guns: guns(40, 41) },
      { ...turret, id: 31, tier: 2, guns: guns(41, 42) },
    ],
  });
}

const asked = (search: string) => {
  const { configuration, along } = fitChoice(twoTurrets(), parseVehicleChoice(new URLSearchParams(search)));
  return { pair: [configuration.turret, configuration.gun], along };
};

describe("what the address asks for", () => {
  it.each([
    ["nothing: the top modules", "", [31, 42], null],
    ["stock", "modules=stock", [30, 40], null],
    ["a gun of the top turret", "gun=41", [31, 41], null],
    ["a gun that needs the other turret", "gun=40", [30, 40], "turret"],
    ["a turret that cannot take the top gun", "turret=30", [30, 41], "gun"],
    ["both", "gun=41&turret=30", [30, 41], null],
    ["both, which do not fit: the gun decides", "gun=42&turret=30", [31, 42], "turret"],
    ["a gun over the stock modules", "modules=stock&gun=42", [31, 42], "turret"],
    ["a gun that there is not", "gun=999", [31, 42], null],
    ["no number", "gun=best&turret=31x", [31, 42], null],
    ["an overlong number", "gun=99999999999", [31, 42], null],
  ])("%s", (_, search, pair, along) => {
    expect(asked(search)).toEqual({ pair, along });
  });

  it("says the state of driving", () => {
    expect(parseVehicleChoice(new URLSearchParams("mode=siege")).mode).toBe("siege");
    expect(parseVehicleChoice(new URLSearchParams("mode=flying")).mode).toBe("normal");
  });
});

describe("the canonical query", () => {
  const canonical = (search: string) => {
    const modules = twoTurrets();
    const choice = parseVehicleChoice(new URLSearchParams(search));
    return choiceToSearch(modules, fitChoice(modules, choice).configuration, choice.mode);
  };
  it.each([
    ["", ""],
    ["gun=42&turret=31", ""],
    ["modules=top&mode=normal", ""],
    ["modules=stock", "?modules=stock"],
    ["gun=40", "?modules=stock"],
    ["gun=41", "?gun=41"],
    ["gun=41&turret=30", "?turret=30"],
    ["turret=30&mode=siege&engine=51", "?turret=30&mode=siege"],
  ])("of %j is %j", (search, expected) => expect(canonical(search)).toBe(expected));

  it("leads back to every set of modules of real vehicles", () => {
    for (const path of [
      "germany/heavyTank/VII/G04_PzVI_Tiger_I",
      "usa/AT-SPG/II/A46_T3",
      "ussr/mediumTank/V/R04_T-34",
    ]) {
      const { modules } = publishedVehicle(path);
      for (const start of [stockConfiguration(modules), topConfiguration(modules)]) {
        for (const turret of kindModules(modules, "turret")) {
          for (const gun of allGuns(modules, { turret: turret.id })) {
            const wanted = { ...start, turret: turret.id, gun: gun.id };
            const { configuration } = fitChoice(modules, { modules: "top", wanted });
            expect(fittedModules(modules, configuration)).toBeDefined();
            const search = choiceToSearch(modules, configuration, "normal");
            const again = fitChoice(modules, parseVehicleChoice(new URLSearchParams(search)));
            expect(again.configuration, search).toEqual(configuration);
          }
        }
      }
    }
  });
});
