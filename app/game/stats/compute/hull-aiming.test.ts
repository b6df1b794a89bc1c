import { describe, expect, it } from "vitest";
import { publishedRecords } from "#tests/setup/published.ts";
import { computeStats, explainStat } from "../compute.ts";
import { stockModuleIds, topModuleIds } from "../fitted-modules.ts";
import { sampleGun, sampleModules } from "../sample-vehicle.fixture.ts";
import { statInput } from "./stat-input.ts";

/** What the client's panel shows, in both states of driving (`__getPitchLimitsValues`, version 1.26.1). */
const KNOWN: Record<string, [depression: number, elevation: number]> = {
  J16_ST_B1: [14, 21],
  S28_UDES_15_16: [13, 25],
  S27_UDES_16: [12, 21],
  S29_UDES_14_5: [12, 26],
  S30_UDES_03_Alt_3: [13, 20],
  S21_UDES_03: [14, 20],
  S22_Strv_S1: [11, 11],
  S10_Strv_103_0_Series: [11, 11],
  S11_Strv_103B: [11, 11],
  S36_Strv_107_12: [10, 13],
  S41_BV_111: [13, 20],
  J52_STK_2: [13, 20],
  G147_Kunze_Panzer: [15, 20],
  G159_KPZ_3_Project_07_HK: [12, 20],
  G164_Kpz_Pr_68_P: [9, 24],
  G166_LKpz_70_K: [17, 25],
  J36_Type_63_HT: [12, 9],
  J41_Type_68: [12, 24],
  J40_Type_71: [12, 25],
  S33_Latt_Stridsfordon_120: [14, 17],
  R199_SU_122V: [10, 24],
};

const records = publishedRecords().filter((record) => record.record === "full");

describe("a suspension that tilts the hull", () => {
  it.each(Object.entries(KNOWN))("gives the %s %j", (tag, angles) => {
    const vehicle = records.find((record) => record.tag === tag);
    for (const modules of [vehicle?.modules, vehicle?.siege?.modules]) {
      if (!modules) throw new Error(`${tag} has no two states.`);
      const { gunDepression, gunElevation } = computeStats(modules, topModuleIds(modules));
      expect([gunDepression, gunElevation]).toEqual(angles);
    }
  });

  it("leaves out the gun that does not move in the hull, whose own limit is above level", () => {
    const modules = records.find(({ tag }) => tag === "S11_Strv_103B")?.modules;
    if (!modules) throw new Error("no Strv 103B");
    const input = statInput(modules, topModuleIds(modules));
    expect(input.fitted.gun.pitch.depression).toBe(-1);
    expect(explainStat("gunDepression", input)?.terms.map(({ source }) => source.kind)).toEqual(["chassis"]);
  });
});

it("the tilt of the suspension is in degrees, with or without the gun's own", () => {
  const termsOf = (fixedPitch: boolean) => {
    const turrets = sampleModules().turrets.map((turret) => ({
      ...turret,
      guns: [sampleGun(fixedPitch ? { fixedPitch: true } : {})],
    }));
    const modules = sampleModules({ turrets, hullAiming: { depression: 5, elevation: 6 } });
    const { terms } = explainStat("gunDepression", statInput(modules, stockModuleIds(modules))) ?? { terms: [] };
    return terms.map(({ operand, unit }) => [operand, unit]);
  };
  expect(termsOf(false)).toEqual([
    [7, "°"],
    [5, "°"],
  ]);
  expect(termsOf(true)).toEqual([[5, "°"]]);
});
