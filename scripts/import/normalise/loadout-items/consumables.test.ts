import { describe, expect, it, test } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { skillName } from "#scripts/import/normalise/names/tag-names.ts";
import { consumableName, directiveName, readConsumables } from "./consumables.ts";

const item = (tag: string, tags: string, script = "", more = "") =>
  `<${tag}><id>3</id><tags>${tags}</tags><price>9<gold/></price><script>${script}</script>${more}</${tag}>`;

describe("consumables and directives", () => {
  test.each([
    ["extinguisher", "extinguisher"],
    ["medkit", "medkit"],
    ["repairkit", "repairkit"],
    ["stimulator", "food"],
    ["fuel", "fuel"],
    ["x trigger", "trigger"],
  ])("%s is of the kind %s", (tags, kind) => {
    const { value, faults } = readXml(item("a", tags), readConsumables);
    expect([value.consumables.map((one) => one.kind), faults]).toEqual([[kind], []]);
  });

  it("one of unknown kind is a fault; those of other modes are notes", () => {
    const { value, faults, notes } = readXml(
      `<xmlns_a>x</xmlns_a>${item("a", "magic")}${item("b", "medkit avatar")}${item("c", "medkit", "", "<type>event</type>")}`,
      readConsumables,
    );
    expect(value.consumables.map(({ tag }) => tag)).toEqual(["a"]);
    expect(faults).toEqual(["is a consumable of unknown kind"]);
    expect(notes).toEqual(["ability of another mode: b,c"]);
  });

  it("a consumable has the constants of its script, yes and no as 1 and 0", () => {
    const script = "<on>true</on><off>false</off><n>0.5</n><skillName>s</skillName><deep><x>1</x></deep>";
    const { value } = readXml(item("chocolate", "stimulator", script), readConsumables);
    expect(value.consumables).toEqual([
      {
        id: 11 | (15 << 4) | (3 << 8),
        tag: "chocolate",
        name: "Chocolate",
        aliases: [],
        kind: "food",
        figures: { on: 1, off: 0, n: 0.5 },
        price: { amount: 9, currency: "gold" },
        notInShop: false,
        tags: ["stimulator"],
        vehicles: { include: [], exclude: [] },
        indicators: [],
      },
    ]);
  });

  it("a directive has a device or a skill, and its effects as they count", () => {
    const level = (more: string) => `<level><attribute>a</attribute>${more}</level>`;
    const filter = "<deviceFilter><tags><required>r</required></tags></deviceFilter>";
    const { value } = readXml(
      item(
        "camouflageBattleBooster",
        "x",
        level("<value>2</value>") +
          level(`<factors>3</factors>${filter}`) +
          level("<factor>4</factor><deviceFilter><tags><incompatible>i</incompatible></tags></deviceFilter>") +
          "<level><factor>1</factor></level><skillName>camouflage</skillName>",
        "<type>battleBoosters</type><notInShop>true</notInShop>",
      ) + item("rammerBattleBooster", "equipmentBattleBooster", "", "<type>battleBoosters</type>"),
      readConsumables,
    );
    expect(value.consumables).toEqual([]);
    expect(value.directives).toMatchObject([
      { name: "Concealment", kind: "skill", skill: "camouflage", notInShop: true },
      { name: "Gun rammer", kind: "equipment", skill: null, effects: [] },
    ]);
    expect(value.directives[0]?.effects).toEqual([
      { attribute: "a", type: "add", value: 2, withDevice: null },
      { attribute: "a", type: "add", value: 3, withDevice: { required: ["r"], incompatible: [] } },
      { attribute: "a", type: "mul", value: 4, withDevice: { required: [], incompatible: ["i"] } },
      { attribute: null, type: "mul", value: 1, withDevice: null },
    ]);
  });
});

test.each([
  ["fireFightingBattleBooster", "fireFighting"],
  ["smoothTurretBattleBooster", "gunner_smoothTurret"],
  ["smoothDrivingBattleBooster", "driver_smoothDriving"],
  ["rancorousBattleBooster", "gunner_rancorous"],
  ["pedantBattleBooster", "loader_pedant"],
  ["lastEffortBattleBooster", "radioman_lastEffort"],
  ["practicalityBattleBooster", "commander_practical"],
  ["enemyShotPredictorBattleBooster", "commander_enemyShotPredictor"],
  ["sixthSenseBattleBooster", "commander_sixthSense"],
])("the directive %s is called like the skill %s", (tag, skill) => {
  expect(directiveName(tag)).toBe(skillName(skill));
});

test("what has no name of its own is called by its tag", () => {
  expect([
    consumableName("newThing"),
    directiveName("newThingBattleBooster"),
    directiveName("aBattleBoosterX"),
  ]).toEqual(["New thing", "New thing", "A battle booster x"]);
});
