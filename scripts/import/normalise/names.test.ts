import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { Notes } from "../notes.ts";
import { ClientTree } from "../read/client-tree.ts";
import { filesInMemory } from "../read/raw-files.ts";
import { Components } from "./components.ts";
import { consumableName, directiveName } from "./consumable-names.ts";
import { deviceName } from "./device-names.ts";
import { calibresOfGun, moduleName, numberOwn } from "./module-name.ts";
import { shortName } from "./short-name.ts";
import { skillName } from "./skill-names.ts";
import { nameFromTag } from "./tag-name.ts";

function context(nation: "germany" | "usa") {
  const components = new Components(new ClientTree(filesInMemory({}), new Faults()), nation);
  return {
    components,
    vehicleName: "T-34-1",
    vehicleTag: "Ch04_T34_1",
    vehicleId: () => undefined,
    notes: new Notes(),
  };
}

describe("names of modules", () => {
  it.each([
    ["gun", "_88mm_KwK_43_L71_N", "germany", "8.8 cm KwK 43 L/71"],
    ["gun", "_105mm_StuH42_L28Pz", "germany", "10.5 cm StuH42 L/28Pz"],
    ["gun", "_105mm_kan_strv_103_L_62", "usa", "105 mm kan strv 103 L/62"],
    ["gun", "_76mm_Gun_M1A2", "usa", "76 mm Gun M1A2"],
    ["engine", "Maybach_HL_230_TRM_P45", "germany", "Maybach HL 230 TRM P45"],
    ["radio", "FuG12", "germany", "FuG12"],
    ["chassis", "PzVI_Vetstaerktketten", "germany", "PzVI Verstärkteketten"],
    ["turret", "Turret_2_Ch04_T34_1", "usa", "T-34-1"],
    ["radio", "_N", "usa", "N"],
  ] as const)("%s %s of %s reads %s", (kind, tag, nation, name) => {
    expect(moduleName(kind, tag, context(nation))).toBe(name);
  });

  it("are numbered where they only repeat the vehicle's", () => {
    const turret = (tag: string) => ({ tag, name: "T-34-1" });
    const names = (...tags: string[]) => numberOwn(tags.map(turret), "turret").map(({ name }) => name);
    expect(names("Turret_1_X", "Turret_2_X")).toEqual(["T-34-1 turret 1", "T-34-1 turret 2"]);
    expect(names("Turret_1_X")).toEqual(["T-34-1 turret"]);
    expect(names("Somuaturm")).toEqual(["T-34-1"]);
  });

  it.each([
    ["_88mm_KwK_43_L71_N", 71],
    ["_105mm_kan_strv_103_L_62", 62],
    ["_105mm_CN_105_57", 57],
    ["_76mm_Gun_M1A2", null],
    ["_120mm_Gun_L11", null],
    ["GG_100_162_mm", null],
  ])("%s gives the barrel %d calibres", (tag, calibres) => {
    expect(calibresOfGun(tag)).toBe(calibres);
  });
});

describe("names of vehicles", () => {
  it.each([
    ["Object 430U", "", "Obj. 430U"],
    ["Tiger II", "", "Tiger II"],
    ["VK 36.01 (H)", "VK 36.01 H", "VK 36.01 H"],
    ["Tiger I", "Tiger I ", "Tiger I"],
    ["Progetto M40 mod. 65", "", "Prog. M40 mod. 65"],
    ["Panzerjäger I", "", "Panzerjäger I"],
    ["Waffenträger auf Pz. IV", "", "WT Pz. IV"],
  ])("%s with the published short name %j is %s in narrow places", (name, published, short) => {
    expect(shortName(name, published)).toBe(short);
  });

  it.each([
    ["GB127_A7E3", "A7E3"],
    ["R199_SU_122V", "SU-122V"],
    ["Ch60_Vickers_TypeB", "Vickers TypeB"],
    ["G170_PzKpfwIV_Ausf_F2", "Pz.Kpfw. IV Ausf. F2"],
    ["G173_BT42_DIT", "BT42"],
    ["Observer", "Observer"],
  ])("made from %s is %s", (tag, name) => {
    expect(nameFromTag(tag)).toBe(name);
  });
});

describe("names of what is fitted", () => {
  it("are ours, and readable where we have none", () => {
    expect(deviceName("tankRammer_tier2")).toBe("Gun rammer");
    expect(deviceName("modernizedTurbochargerRotationMechanism3")).toBe("Experimental turbocharger");
    expect(deviceName("newThing_tier1")).toBe("New thing");
    expect(consumableName("largeRepairkit")).toBe("Large repair kit");
    expect(consumableName("ration_narnia")).toBe("Ration narnia");
    expect(directiveName("rammerBattleBooster")).toBe("Gun rammer");
    expect(directiveName("virtuosoBattleBooster")).toBe("Clutch braking");
    expect(directiveName("newBattleBooster")).toBe("New");
    expect(skillName("commander_eagleEye")).toBe("Eagle eye");
    expect(skillName("driver_newTrick")).toBe("New trick");
  });
});
