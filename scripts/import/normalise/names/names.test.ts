import { describe, expect, it } from "vitest";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { clientSource, filesInMemory } from "#scripts/import/read/client-source.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { ClientTree } from "../../read/client-tree.ts";
import { consumableName, directiveName } from "../loadout-items/consumables.ts";
import { Components } from "../modules/components.ts";
import { calibresOfGun, moduleName } from "./module-name.ts";
import { deviceName, readable, skillName } from "./tag-names.ts";
import { nameFromTag, shortName, vehicleNames } from "./vehicle-names.ts";

/** A nation that lists one gun and one engine besides. */
function context(nation: Nation, vehicleName = "T-34-1") {
  const folder = `item_defs/vehicles/${nation}/components`;
  const list = (tag: string) => `<root><ids><${tag}>1</${tag}></ids></root>`;
  const version = { version: "1.26.1.0", label: null, realm: "EU" };
  const files = filesInMemory({
    [`${folder}/guns.xml`]: list("_105mm_Gun_T5E1"),
    [`${folder}/engines.xml`]: list("Ford_GAA"),
    [`${folder}/radios.xml`]: list("SCR_528"),
  });
  const components = new Components(new ClientTree(clientSource("mini", files, version), new SourceFaults()), nation);
  return {
    components,
    vehicleName,
    vehicleTag: "Ch04_T34_1",
    vehicleId: () => undefined,
    moduleNames: undefined,
    notes: new Notes(),
  };
}

describe("names of modules", () => {
  it.each([
    ["gun", "_88mm_KwK_43_L71_N", "germany", "8.8 cm KwK 43 L/71"],
    ["gun", "_88mm_KwK_43_L71A", "germany", "8.8 cm KwK 43 L/71"],
    ["gun", "_105mm_StuH42_L28Pz", "germany", "10.5 cm StuH 42 L/28"],
    ["gun", "_75mm_PaK_40_2", "germany", "7.5 cm Pak 40/2"],
    ["gun", "_7.92mm_Mauser_EW_141", "germany", "7.92 mm Mauser EW 141"],
    ["gun", "_105mm_KwK45_L52_ausf_B", "germany", "10.5 cm KwK 45 L/52 Ausf. B"],
    ["gun", "_105mm_kan_strv_103_L_62", "sweden", "105 mm kan strv 103 L/62"],
    ["gun", "_37mm_kan_m_38_49_strv", "sweden", "37 mm kan m/38-49 strv"],
    ["gun", "_76mm_Gun_M1A2", "usa", "76 mm Gun M1A2"],
    ["gun", "_105mm_Gun_T5E1_2", "usa", "105 mm Gun T5E1"],
    ["gun", "_105mm_AT_Gun_T5E1_2", "usa", "105 mm AT Gun T5E1 2"],
    ["gun", "_152mm_ML-20CM_obr1944", "ussr", "152 mm ML-20CM mod. 1944"],
    ["gun", "_122mm_D_25T_N", "ussr", "122 mm D-25T"],
    ["gun", "_122mm_BL-9_dualgun", "ussr", "122 mm BL-9 (dual)"],
    ["gun", "_85mm_Tip_62-85TS", "china", "85 mm Type 62-85TS"],
    ["gun", "_130mm_59_130TA_QL", "china", "130 mm 59-130TA"],
    ["gun", "_75mm_Gun_Type5", "japan", "75 mm Gun Type 5"],
    ["gun", "_137_2mm_TK_DK", "japan", "137.2 mm TK DK"],
    ["gun", "_90mm_Cannone_da_90_53_semovente", "italy", "90 mm Cannone da 90/53 semovente"],
    ["gun", "_37_mm_automaticky_dvojkanon", "czech", "37 mm automatický dvojkanon"],
    ["gun", "_90mm_wz_39_40", "poland", "90 mm wz. 39/40"],
    ["gun", "_20pdr_Gun_Type_A", "uk", "20-pdr Gun Type A"],
    ["gun", "_5_5inch_AT_Gun", "uk", "5.5-inch AT Gun"],
    ["gun", "_25mm_automatique_mle_1936", "france", "25 mm automatique mle. 1936"],
    ["engine", "Maybach_HL_230_TRM_P45", "germany", "Maybach HL 230 TRM P45"],
    ["engine", "Porsche_Typ_100_3", "germany", "Porsche Typ 100/3"],
    ["engine", "Ford_GAA_BPXIV", "usa", "Ford GAA"],
    ["engine", "Ford_GAA_R", "usa", "Ford GAA"],
    ["engine", "Continental_AOSI_1195_5_Y_II_A", "usa", "Continental AOSI-1195-5"],
    ["engine", "Rolls_Royse_Meteor_MkIV", "uk", "Rolls-Royce Meteor Mk. IV"],
    ["engine", "V_2_54SCP", "china", "V-2-54SCP"],
    ["engine", "Type98_V12_x2_1200", "japan", "Type 98 V12 × 2 1200"],
    ["radio", "FuG12", "germany", "FuG 12"],
    ["radio", "SCR_528_BPXIV", "usa", "SCR-528"],
    ["radio", "AN_VRC_12A", "usa", "AN/VRC-12A"],
    ["radio", "N19Mk2", "uk", "No. 19 Mk. 2"],
    ["radio", "R113M_DR", "ussr", "R-113M"],
    ["radio", "_N", "usa", "N"],
    // Calibres: in centimetres for Germans from 20 mm on, whatever the tag writes.
    ["gun", "20mm_Flak_38", "germany", "2 cm Flak 38"],
    ["gun", "_19mm_Flak", "germany", "19 mm Flak"],
    ["gun", "_7,92mm_MG", "germany", "7.92 mm MG"],
    ["gun", "_8.8cm_KwK", "germany", "8.8 cm KwK"],
    ["gun", "_10cm_Gun", "uk", "100 mm Gun"],
    ["gun", "_88-mm_Gun", "uk", "88 mm Gun"],
    ["gun", "_88_mm", "uk", "88 mm"],
    ["gun", "_88mm", "germany", "8.8 cm"],
    ["gun", "Flak_88mm_Gun", "germany", "Flak 88 mm Gun"],
    ["radio", "FAR_113", "ussr", "FAR 113"],
    ["radio", "__", "ussr", "_"],
    ["engine", "Continental_AOI_895", "usa", "Continental AOI-895"],
    ["gun", "_88_5_mm_Gun", "uk", "88.5 mm Gun"],
    ["gun", "Gun_88mm", "uk", "Gun 88 mm"],
    ["gun", "_88mmx_Gun", "uk", "88mmx Gun"],
    ["gun", "_88mm_L_48.5_and_L70", "germany", "8.8 cm L/48.5 and L/70"],
    ["engine", "88mm_Engine_L71", "uk", "88mm Engine L71"],
    ["engine", "Ford_GAA_XY", "usa", "Ford GAA XY"],
    ["engine", "Ford_GAA_2_N", "usa", "Ford GAA"],
    ["engine", "_Ford__GAB_", "usa", "Ford GAB"],
    ["engine", "V_12_6V_1", "ussr", "V-12-6V"],
    ["engine", "Kestrel_series", "uk", "Kestrel Series"],
    // Radios of the Soviet Union have a hyphen wherever they are, but in Italy.
    ["radio", "R_123", "poland", "R-123"],
    ["radio", "A220", "china", "A-220"],
    ["radio", "R_123", "italy", "R 123"],
    ["engine", "R_123", "usa", "R 123"],
  ] as const)("%s %s of %s reads %s", (kind, tag, nation, name) => {
    expect(moduleName(kind, tag, context(nation))).toBe(name);
  });

  it.each([
    ["turret", "Turret_2_Ch04_T34_1", "china", "T-34-1", "T-34-1"],
    ["chassis", "Pershingchassis2", "usa", "M26 Pershing", "M26 Pershing"],
    ["turret", "PzVIB_Heinschel_Turm", "germany", "Tiger II", "Tiger II Henschel"],
    ["turret", "Pz-V_Shmallturm", "germany", "Panther", "Panther Schmalturm"],
    ["turret", "Hummel_0", "germany", "Hummel", "Hummel"],
    ["turret", "Somuaturm", "germany", "Pz. S35", "Somua"],
    ["chassis", "PzVI_Vetstaerktketten", "germany", "Tiger I", "Tiger I reinforced"],
    ["chassis", "Grilleketten_ausf_A", "germany", "Grille", "Grille, Ausf. A"],
    ["chassis", "PzIIIketten_Ausf_J", "germany", "Pz. III J", "Pz. III J"],
    ["turret", "T-34_mod_1942", "ussr", "T-34", "T-34 mod. 1942"],
    ["turret", "BT-5_cylindrical", "ussr", "BT-7", "BT-5 cylindrical"],
    ["chassis", "T-44Bis", "ussr", "T-44", "T-44 bis"],
    ["turret", "D37812_LL", "ussr", "M3 Light", "D37812"],
    ["chassis", "VVSST41", "usa", "M3 Lee", "VVSS T41"],
    ["chassis", "Chassis_T25_2", "usa", "T25", "T25"],
    ["turret", "MyTurret_2", "usa", "T25", "MyTurret"],
    ["turret", "PzIIL_Luchsturm", "germany", "Pz. II Luchs", "Luchs"],
    ["turret", "PzIIL_Luchsturm", "uk", "Pz. II Luchs", "PzIIL Luchsturm"],
    ["turret", "Pz38t_ausf_G_1", "germany", "Pz. 38 (t)", "Pz. 38 (t), Ausf. G"],
    ["turret", "Pz38t_ausf_42", "germany", "Pz. 38 (t)", "Pz. 38 (t), Ausf. 1942"],
    ["turret", "Pz38t_Standartturm_ausfB", "germany", "Pz. 38 (t)", "Pz. 38 (t) standard, Ausf. B"],
    ["turret", "Pz38t_ausf_Gut", "germany", "Pz. 38 (t)", "Pz. 38 (t)"],
    ["chassis", "PzIII_ausf_J", "germany", "Pz. IIIJ", "Pz. IIIJ, Ausf. J"],
    ["turret", "D37812_LL_Y_II", "ussr", "M3 Light", "D37812"],
    ["turret", "Crusader_Type_A", "uk", "Crusader", "Crusader Type A"],
    ["turret", "Crusader_A_hull", "uk", "Crusader", "Crusader A hull"],
    ["turret", "Churchll_mk_VII_2", "uk", "Churchill", "Churchill Mk. VII"],
  ] as const)("%s %s of %s on the %s reads %s, without its kind", (kind, tag, nation, vehicle, name) => {
    expect(moduleName(kind, tag, context(nation, vehicle))).toBe(name);
  });

  it.each([
    ["_88mm_KwK_43_L71_N", 71],
    ["_105mm_kan_strv_103_L_62", 62],
    ["_105mm_CN_105_57", 57],
    ["_76mm_Gun_M1A2", null],
    ["_120mm_Gun_L11", null],
    ["GG_100_162_mm", null],
    ["_75mm_L_48.5", 48.5],
    ["_75mm_L12", 12],
    ["_75mm_L123", null],
    ["105mm_CN_105_57_L", 57],
    ["_105mm_CN_105_571", null],
    ["A_105mm_CN_105_57", null],
    ["_105_CN_105_57", null],
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
    ["Waffenträger E 100", "", "WT E 100"],
    ["Object 7", "", "Obj. 7"],
    ["My Object 430 model 3", "", "My Object 430 mod. 3"],
    ["Progetto 65 ab", "", "Progetto 65 ab"],
    ["Progetto 65 abc", "", "Prog. 65 abc"],
    ["Vickers prototype", "", "Vick. pr."],
    ["Vickers Medium prototyp", "", "Vick. Medium pr."],
    ["Object 430 model 1944", "", "Obj. 430 mod. 1944"],
    ["Tiger II", "Tiger 2A", "Tiger II"],
    ["Tiger II", "Tiger 2", "Tiger 2"],
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
    ["A100_T49", "T49"],
    ["X_A100_T49", "X A100 T49"],
    ["G100_A_DIT_Tank", "A DIT Tank"],
    ["G100_Pz_Kpfw_Neu", "Pz.Kpfw. Neu"],
    ["G00_SU_85_ISU_7", "SU-85 ISU-7"],
    ["G00_Tiger_2", "Tiger 2"],
    ["G00_", "G00_"],
  ])("made from %s is %s", (tag, name) => {
    expect(nameFromTag(tag)).toBe(name);
  });
});

describe("the names of a vehicle", () => {
  const listed = (name: string, shortName = "") => ({ name, shortName, tag: "GB60_Vickers_TypeB" });
  const ofGame = (name: string, shortName = "") => ({ ...listed(name, shortName), ofGame: true as const });

  it.each([
    ["shorter", "Vickers 6 t"],
    ["as long", "Vickers 6 ton"],
    ["longer than ours would be", "Vickers 6-ton tank"],
  ])("have the game's short name as it is, %s", (_, short) => {
    expect(vehicleNames("X", [ofGame("Vickers 6 ton", short)]).shortName).toBe(short);
  });

  it("are shortened by us where the game has no short one", () => {
    expect(vehicleNames("X", [ofGame("Object 430U")]).shortName).toBe("Obj. 430U");
  });

  it("keep no aliases where others say the same, and the short name of others beside their long one", () => {
    expect(vehicleNames("X", [ofGame("Tiger"), listed("tiger")])).not.toHaveProperty("aliases");
    expect(vehicleNames("X", [ofGame("Tiger"), ofGame("Panther", "Pan"), listed("PANTHER")]).aliases).toEqual([
      "PANTHER",
      "Pan",
    ]);
  });

  it("keep what other sources say as aliases, in no spelling that is found anyway", () => {
    const names = vehicleNames("X", [ofGame("Škoda T 24", "Škoda T 24"), listed("Skoda T 24", "T24"), listed("Skoda")]);
    expect(names).toMatchObject({ name: "Škoda T 24", nameSource: "published", aliases: ["T24", "Skoda"] });
  });

  it("are made of the tag where nobody has one", () => {
    const made = { name: "Vickers TypeB", shortName: "Vickers TypeB", nameSource: "made-from-tag" };
    expect(vehicleNames("GB60_Vickers_TypeB", [])).toEqual(made);
  });
});

describe("names of what is fitted", () => {
  it("are ours, and readable where we have none", () => {
    expect(deviceName("rammer2")).toBe("Gun rammer");
    expect(deviceName("rammer12")).toBe("Gun rammer");
    expect(deviceName("rammer_1_")).toBe("Rammer 1");
    expect(deviceName("rammer2s")).toBe("Rammer2s");
    expect(deviceName("rammer_12")).toBe("Gun rammer");
    expect(deviceName("rammer_tier10")).toBe("Gun rammer");
    expect(deviceName("2rammer_tier1x")).toBe("2rammer tier1x");
    expect(readable("extraHP2Reserve__of it_12")).toBe("Extra hp2 reserve of it");
    expect(readable("_a_1_tier12")).toBe("A 1");
    expect(readable("")).toBe("");
    expect(skillName("the_driver_newTrick")).toBe("The driver new trick");
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
