import { describe, expect, it } from "vitest";
import { publishedVehicle } from "#tests/setup/published.ts";
import { stockModuleIds, topModuleIds } from "../stats/fitted-modules.ts";
import { namedModules } from "./module-names.ts";

const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I").modules;
const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7").modules;
const [stock, top] = [stockModuleIds(tiger), topModuleIds(tiger)];
const [firstTurret, secondTurret] = tiger.turrets;

describe("modules by name", () => {
  it.each([
    ["top when nothing is named", [], top],
    ["stock", ["stock"], stock],
    ["one beside stock", ["stock", "Maybach_HL_230_TRM_P45"], { ...stock, engine: top.engine }],
    ["a gun that brings its turret", ["stock", "_88mm_KwK_43_L71_N"], { ...stock, gun: top.gun, turret: top.turret }],
    [
      "a turret that cannot take the top gun, and its best",
      ["PzVI_Anfangsturm"],
      { ...top, turret: firstTurret?.id, gun: firstTurret?.guns.find(({ tag }) => tag === "_88mm_KwK_36_L56")?.id },
    ],
    [
      "gun and turret",
      ["_105mm_StuH42_L28Pz", "PzVI_Porsche_Turm"],
      { ...top, gun: secondTurret?.guns.find(({ tag }) => tag === "_105mm_StuH42_L28Pz")?.id },
    ],
  ])("are %s", (_, names, configuration) => {
    expect(namedModules(tiger, names)).toEqual({ configuration });
  });

  it("are of both kinds where two bear the name", () => {
    expect(namedModules(is7, ["IS-7"])).toEqual({ configuration: topModuleIds(is7) });
    expect(namedModules(is7, ["stock", "IS-7", "IS-7"])).toMatchObject({
      configuration: { turret: expect.any(Number) },
    });
  });

  it.each([
    [["KwK"], "KwK", "This vehicle has no module of this name."],
    [["Maybach_HL_230_TRM_P45", "Maybach_HL_210_TRM_P45"], "Maybach_HL_210_TRM_P45", "Only one engine can be mounted."],
    [["stock", "top"], "stock", "It is either stock or top."],
    [["_88mm_KwK_43_L71_N", "PzVI_Anfangsturm"], "_88mm_KwK_43_L71_N", "The turret PzVI_Anfangsturm cannot take it."],
  ])("are refused: %s", (names, name, reason) => {
    expect(namedModules(tiger, names)).toEqual({ refused: [{ part: "modules", name, reason }] });
  });
});
