import { describe, expect, it } from "vitest";
import { CLASS_ICONS, CLASS_LABELS, isVehicleClass, MISSION_GROUPS, VEHICLE_CLASSES } from "./classes.ts";
import { isNation, NATION_IDS, NATION_LABELS, NATIONS, nationFromId } from "./nations.ts";
import { isRegion, REGION_LABELS, REGION_SHORT_LABELS, REGIONS, realmName, regionName } from "./regions.ts";
import { DRIVEN_ROLES, isRole, ROLES, roleCategory, roleLabel } from "./roles.ts";
import { serverClusterName } from "./server-clusters.ts";
import { shellLabels } from "./shell-kinds.ts";
import { isTier, romanTier, TIER_NUMERALS, tierFromRoman } from "./tiers.ts";

describe("nations", () => {
  it("stand in the display order of the site", () => {
    expect(NATIONS).toEqual([
      "germany",
      "ussr",
      "usa",
      "france",
      "uk",
      "china",
      "japan",
      "czech",
      "poland",
      "sweden",
      "italy",
    ]);
  });

  it("have the game's own numbers from 0 to 10", () => {
    const byNumber = [...NATIONS].sort((a, b) => NATION_IDS[a] - NATION_IDS[b]);
    expect(byNumber).toEqual([
      "ussr",
      "germany",
      "usa",
      "china",
      "france",
      "uk",
      "japan",
      "czech",
      "sweden",
      "poland",
      "italy",
    ]);
    expect(byNumber.map((_, id) => nationFromId(id))).toEqual(byNumber);
    expect(nationFromId(11)).toBeUndefined();
    expect(nationFromId(15)).toBeUndefined();
  });

  it("are told from other words", () => {
    expect(NATIONS.every(isNation)).toBe(true);
    expect(["", "USSR", "toString", "narnia"].some(isNation)).toBe(false);
    expect(NATION_LABELS.czech).toBe("Czechoslovakia");
  });
});

describe("vehicle classes", () => {
  it("have a label, a glyph and a group of missions each", () => {
    expect(VEHICLE_CLASSES.map((type) => [CLASS_LABELS[type], CLASS_ICONS[type], MISSION_GROUPS[type]])).toEqual([
      ["Light tank", "light", "lights"],
      ["Medium tank", "medium", "mediums"],
      ["Heavy tank", "heavy", "heavies"],
      ["Tank destroyer", "td", "tds"],
      ["SPG", "spg", "spgs"],
    ]);
  });

  it("are told from other words", () => {
    expect(VEHICLE_CLASSES.every(isVehicleClass)).toBe(true);
    expect(["tank", "spg", "constructor"].some(isVehicleClass)).toBe(false);
  });
});

describe("tiers", () => {
  it("run from 0 to XI and back", () => {
    expect(TIER_NUMERALS.map((numeral) => tierFromRoman(numeral))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(romanTier(7)).toBe("VII");
    expect(romanTier(0)).toBe("0");
  });

  it("know no other numeral", () => {
    expect(["XII", "iv", "", "7"].map(tierFromRoman)).toEqual([undefined, undefined, undefined, undefined]);
    expect(() => romanTier(12)).toThrow(RangeError);
    expect(() => romanTier(1.5)).toThrow("No tier 1.5");
  });

  it("belong to vehicles from 1 to 11 only", () => {
    expect([0, 1, 11, 12, 2.5].map(isTier)).toEqual([false, true, true, false, false]);
  });
});

describe("roles", () => {
  it.each([
    ["role_HT_assault", "Assault"],
    ["role_HT_break", "Breakthrough"],
    ["role_MT_universal", "Versatile"],
    ["role_ATSPG_sniper", "Sniper"],
    ["role_LT_wheeled", "Wheeled"],
    ["role_MT_support", "Support"],
    ["role_LT_scout", "Scout"],
    ["role_SPG", "Artillery"],
  ] as const)("%s is %s", (role, label) => expect(roleLabel(role)).toBe(label));

  it("are driven in every category but that of scouts", () => {
    const driven = ["assault", "versatile", "breakthrough", "sniper", "support", "wheeled", "artillery"];
    expect(DRIVEN_ROLES).toEqual(driven);
  });

  it("have a category each", () => {
    expect(ROLES.filter((role) => roleCategory(role) === "artillery")).toEqual(["role_SPG"]);
    expect(ROLES.every(isRole)).toBe(true);
    expect(isRole("role_HT_wheeled")).toBe(false);
  });
});

describe("regions", () => {
  it("have a long and a short label", () => {
    expect(REGIONS.map((region) => `${REGION_LABELS[region]} ${REGION_SHORT_LABELS[region]}`)).toEqual([
      "Europe EU",
      "North America NA",
      "Asia ASIA",
      "China CN",
    ]);
    expect(REGIONS.map(regionName)).toEqual(["Europe (EU)", "North America (NA)", "Asia (ASIA)", "China (CN)"]);
    expect(["NA", "SEA"].map(realmName)).toEqual(["North America (NA)", "SEA"]);
    expect(isRegion("com")).toBe(true);
    expect(isRegion("na")).toBe(false);
  });
});

describe("server clusters", () => {
  it.each([
    [12, "CT"],
    [201, "EU1"],
    [202, "EU2"],
    [203, "EU3"],
    [204, "EU4"],
    [205, "EU5"],
    [302, "CN2"],
    [303, "NA"],
    [304, "SA"],
    [401, "CN1"],
    [501, "ASIA"],
    [502, "HK"],
    [503, "ANZ"],
    [0, "unknown"],
    [206, "unknown"],
  ])("%i is %s", (id, name) => {
    expect(serverClusterName(id)).toBe(name);
  });
});

it("a gun's shells are told apart by numbers where it has several of a kind", () => {
  const labels = (...kinds: ("AP" | "HE")[]) => shellLabels(kinds.map((kind) => ({ kind })));
  expect(labels("AP", "HE")).toEqual(["AP", "HE"]);
  expect(labels("HE", "AP", "HE")).toEqual(["HE 1", "AP", "HE 2"]);
  expect(labels()).toEqual([]);
});
