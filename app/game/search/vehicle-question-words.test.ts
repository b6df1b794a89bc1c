import { describe, expect, it } from "vitest";
import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { questionLabel, readVehicleQuestion, STAT_WORDS } from "./vehicle-question.ts";

const stats = Object.keys(STAT_META) as StatKey[];

describe("a stat", () => {
  it.each(stats)("%s is asked for by its label, and by each of its other names", (key) => {
    for (const word of [STAT_META[key].label, ...(STAT_WORDS[key] ?? [])])
      expect(readVehicleQuestion(word)?.by, word).toBe(key);
  });

  it.each<[string, StatKey]>([
    ["firepower", "dpm"],
    ["alpha", "damage"],
    ["pen", "penetration"],
    ["gold pen", "penetrationSpecial"],
    ["he pen", "penetrationExplosive"],
    ["rate of fire", "reload"],
    ["clip", "clipSize"],
    ["intraclip", "clipInterval"],
    ["clip damage", "magazineDamage"],
    ["aim", "aimTime"],
    ["accuracy", "dispersion"],
    ["bloom", "dispersionMoving"],
    ["depression", "gunDepression"],
    ["elevation", "gunElevation"],
    ["caliber", "calibre"],
    ["velocity", "shellVelocity"],
    ["shells", "ammo"],
    ["hp", "health"],
    ["armor", "hullFront"],
    ["turret armor", "turretFront"],
    ["fastest", "topSpeed"],
    ["reverse", "reverseSpeed"],
    ["power to weight", "specificPower"],
    ["engine", "enginePower"],
    ["heaviest", "weight"],
    ["traverse", "hullTraverse"],
    ["turret speed", "turretTraverse"],
    ["view", "viewRange"],
    ["camo", "concealmentStill"],
    ["camo on the move", "concealmentMoving"],
    ["camo after a shot", "concealmentStillFired"],
    ["radio", "signalRange"],
  ])("is meant by %j: %s", (words, key) => {
    expect(readVehicleQuestion(words)).toEqual({ tiers: [], classes: [], nations: [], types: [], by: key });
  });

  it("is named by the longest phrase: turret armour is none of the hull, penetration of gold none of the first shell", () => {
    expect(readVehicleQuestion("best turret armour")?.by).toBe("turretFront");
    expect(readVehicleQuestion("gold penetration of tier 8")).toMatchObject({ tiers: [8], by: "penetrationSpecial" });
    expect(readVehicleQuestion("tier 8 camo on the move")).toMatchObject({ tiers: [8], by: "concealmentMoving" });
  });
});

describe("a nation", () => {
  it.each([
    ["germany", "German", "german germany germans ger"],
    ["ussr", "Soviet", "soviet ussr soviets russian russia russians"],
    ["usa", "American", "american usa us america americans"],
    ["france", "French", "french france"],
    ["uk", "British", "british uk britain great-britain english england"],
    ["china", "Chinese", "chinese china"],
    ["japan", "Japanese", "japanese japan"],
    ["czech", "Czechoslovak", "czechoslovak czech czechoslovakia czechoslovakian"],
    ["poland", "Polish", "polish poland"],
    ["sweden", "Swedish", "swedish sweden"],
    ["italy", "Italian", "italian italy italians"],
  ])("%s is read in all its words, and called %s", (nation, adjective, words) => {
    for (const word of words.split(" ")) {
      const question = readVehicleQuestion(`${word.toUpperCase()} tanks`);
      expect(question, word).toMatchObject({ nations: [nation], by: null });
      expect(question && questionLabel(question)).toBe(`${adjective} vehicles`);
    }
  });
});

describe("a class or a kind of vehicle", () => {
  it.each([
    ["lightTank", "light lt scouts light-tank"],
    ["mediumTank", "mediums meds mt medium-tanks"],
    ["heavyTank", "heavy heavies ht heavy-tanks"],
    ["AT-SPG", "td tds tank-destroyers destroyer at-spg"],
    ["SPG", "spg arty artillery self-propelled-guns"],
  ])("%s is meant by each of its words", (type, words) => {
    for (const word of words.split(" ")) expect(readVehicleQuestion(word)?.classes, word).toEqual([type]);
  });

  it.each([
    ["researchable", "researchable tech-tree techtree"],
    ["premium", "premium premiums prem prems"],
    ["collector", "collector collectors collectors-vehicle"],
  ])("%s is meant by each of its words", (type, words) => {
    for (const word of words.split(" ")) expect(readVehicleQuestion(word)?.types, word).toEqual([type]);
  });
});

describe("a tier", () => {
  it.each(["tier 9", "tiers 9", "level 9", "lvl 9", "Tier IX", "TIERS IX", "level ix", "LVL IX", "lvl9"])(
    "is asked for by %j",
    (text) => expect(readVehicleQuestion(text)).toMatchObject({ tiers: [9], by: null }),
  );

  it.each(["9", "ix", "T9", "t IX"])("is read of %j beside other words, and not alone", (numeral) => {
    expect(readVehicleQuestion(`${numeral} lights`)).toMatchObject({ tiers: [9], classes: ["lightTank"] });
    expect(readVehicleQuestion(numeral)).toBeNull();
    expect(readVehicleQuestion(`the ${numeral} and 8`)).toBeNull();
  });

  it("is one of several, each once and from the lowest", () => {
    const question = readVehicleQuestion("tier 10, 8 and 9 or tier 8");
    expect(question?.tiers).toEqual([8, 9, 10]);
    expect(question && questionLabel(question)).toBe("Tier VIII, IX and X vehicles");
  });
});

it("a question may be of sixteen words and no more", () => {
  expect(readVehicleQuestion("light ".repeat(16))?.classes).toEqual(["lightTank"]);
  expect(readVehicleQuestion("light ".repeat(17))).toBeNull();
});
