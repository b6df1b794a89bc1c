import { describe, expect, test } from "vitest";
import { published } from "#tests/setup/published.ts";
import type { CrewSkill } from "../../model/loadout-items/crew-skill.ts";
import type { Indicator } from "../../model/loadout-items/effect.ts";
import { indicatorTexts, skillTexts } from "./effect-text.ts";

interface Described {
  tag: string;
  indicators: Indicator[];
}

const { devices } = published<{ devices: Described[] }>("equipment/index.json");
const { consumables, directives } = published<{ consumables: Described[]; directives: Described[] }>(
  "consumables/index.json",
);
const { modifications } = published<{ modifications: Described[] }>("field-modifications/index.json");
const { skills } = published<{ skills: CrewSkill[] }>("crew-skills/index.json");

const texts = (things: readonly Described[], tag: string, inSlot = false) =>
  indicatorTexts(things.find((candidate) => candidate.tag === tag)?.indicators ?? [], "heavyTank", inSlot).map(
    ({ text }) => text,
  );
const skill = (tag: string) => {
  const found = skills.find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`no skill ${tag}`);
  return skillTexts(found).map(({ text }) => text);
};

test.each([
  ["tankRammer_tier1", false, ["−10% reload time"]],
  ["tankRammer_tier1", true, ["−11.5% reload time"]],
  ["additionalInvisibilityDevice_tier1", true, ["+4% concealment"]],
  ["turbocharger_tier2", false, ["+7.5% engine power", "+4 km/h top speed", "+2 km/h reverse speed"]],
  ["improvedRadioCommunication", false, ["+1.5 s for which enemies stay spotted", "−1.5 s for which you stay spotted"]],
])("%s, in a slot of its category %s, says what it does to a heavy tank", (tag, inSlot, expected) => {
  expect(texts(devices, tag, inSlot)).toEqual(expected);
});

test("consumables and directives say what they do", () => {
  expect(texts(consumables, "excellentFuel")).toEqual(["+10% engine power", "+10% turret traverse"]);
  expect(texts(directives, "smoothTurretBattleBooster")).toEqual(["+100% effect of Snap Shot"]);
});

test.each([
  ["brotherhood", ["+5% crew"]],
  ["repair", ["+80% repair speed"]],
  ["commander_coordination", ["−12.5% aiming time"]],
  ["gunner_smoothTurret", ["−7.5% dispersion while the turret turns"]],
  [
    "driver_rammingMaster",
    ["+20% damage by ramming", "−25% damage from ramming", "−50% damage to the tracks from ramming"],
  ],
])("the skill %s says what it does when fully trained, each effect once", (tag, expected) => {
  expect(skill(tag)).toEqual(expected);
});

describe("whether an effect helps", () => {
  test.each([
    ["more of what is wanted", "vehicleStrength", 1.1, true],
    ["less of what is wanted", "vehicleStrength", 0.9, false],
    ["less of what is not", "vehicleGunReloadTime", 0.9, true],
    ["more of what is not", "vehicleGunReloadTime", 1.03, false],
    ["less aiming speed", "vehicleGunAimSpeed", 0.9, false],
  ])("%s", (_, name, value, good) => {
    const indicator: Indicator = { name, type: "mul", value, inSlot: null, classes: null, situational: false };
    expect(indicatorTexts([indicator], "heavyTank", false)[0]?.good).toBe(good);
  });
});

test("everything in the dataset can be told", () => {
  const all = [...devices, ...consumables, ...directives, ...modifications].flatMap(({ indicators }) =>
    indicatorTexts(indicators, "AT-SPG", true),
  );
  for (const { text } of [...all, ...skills.flatMap(skillTexts)]) expect(text).toMatch(/^[+−][\d.,]+(%| km\/h| s) \S/);
});
