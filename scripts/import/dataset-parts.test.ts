import { describe, expect, it } from "vitest";
import { mapsSchema } from "#app/game/maps/map.ts";
import { consumablesSchema } from "#app/game/model/loadout-items/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/loadout-items/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/loadout-items/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/loadout-items/field-modification.ts";
import { miniClient, miniSource, noOtherSources } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { SourceFaults } from "./report.ts";
import { runImport } from "./run.ts";

const arenas = [
  { id: 1, tag: "01_field", name: "Field", nameSource: "replay" },
  { id: 2, tag: "02_event", name: null, nameSource: "" },
];
const sources = { clients: [miniSource(miniClient())], ...noOtherSources(), arenas };
const { files, manifest } = runImport(sources, new SourceFaults());
const read = (path: string): unknown => JSON.parse(files.get(path) ?? "null");

describe("equipment", () => {
  const { devices } = equipmentSchema.parse(read("equipment/index.json"));

  it("has both values of every factor and the vehicles that can carry it", () => {
    expect(devices[0]).toMatchObject({
      tag: "tankRammer_tier1",
      family: "rammer",
      name: "Gun rammer",
      kind: "standard",
      grade: 1,
      categories: ["firepower"],
      weight: 100,
      removable: false,
      factors: [{ attribute: "miscAttrs/gunReloadTimeFactor", type: "mul", value: 0.9, inSlot: 0.885 }],
      indicators: [{ name: "vehicleGunReloadTime", type: "mul", value: 0.9, inSlot: 0.885, classes: null }],
      incompatibleTags: ["rammer"],
    });
    expect(devices[0]?.vehicles).toEqual({
      include: [
        {
          anyTag: ["tankRammer_class1_user", "tankRammer_class2_user"],
          allTags: [],
          minTier: 5,
          maxTier: null,
          nations: [],
        },
      ],
      exclude: [{ anyTag: [], allTags: ["wheeledVehicle", "lightTank"], minTier: null, maxTier: null, nations: [] }],
    });
  });

  it("knows levels, currencies and upgrades of experimental devices", () => {
    expect(devices[1]).toMatchObject({
      kind: "experimental",
      grade: 1,
      categories: [],
      price: { amount: 100, currency: "equipCoin" },
      upgrade: { tag: "tankRammer_tier1", price: { amount: 300, currency: "equipCoin" } },
      figures: { rollingFrictionFactor: [0.909, 0.869] },
    });
    expect(devices[1]?.indicators.map(({ type, classes }) => [type, classes])).toEqual([
      ["add", null],
      ["mul", ["lightTank", "mediumTank"]],
    ]);
  });
});

describe("consumables and directives", () => {
  const { consumables, directives } = consumablesSchema.parse(read("consumables/index.json"));

  it("hold the ordinary ones with their figures", () => {
    expect(consumables).toEqual([
      expect.objectContaining({
        tag: "chocolate",
        name: "Chocolate",
        kind: "food",
        figures: { crewLevelIncrease: 10, autoactivate: 1 },
      }),
    ]);
    expect(consumables[0]?.vehicles.include[0]?.nations).toEqual(["germany"]);
  });

  it("say which device or skill a directive strengthens", () => {
    const [rammer, virtuoso] = directives;
    expect(rammer).toMatchObject({
      kind: "equipment",
      skill: null,
      effects: [
        {
          withDevice: { required: ["rammer"], incompatible: ["deluxe", "trophyUpgraded"] },
          attribute: "gun/reloadTime",
          type: "mul",
          value: 0.972,
        },
      ],
    });
    expect(virtuoso).toMatchObject({ kind: "skill", skill: "driver_virtuoso", figures: { perkLevelMultiplier: 2 } });
    expect(virtuoso?.indicators).toEqual([expect.objectContaining({ name: "crewSkillVirtuoso", value: 2 })]);
  });
});

describe("crew skills", () => {
  const { skills } = crewSkillsSchema.parse(read("crew-skills/index.json"));

  it("keep what is described, computed and works in battle apart", () => {
    expect(skills.map(({ transcription }) => transcription)).toEqual([null, null]);
    expect(skills).toMatchObject([
      {
        tag: "brotherhood",
        name: "Brotherhood",
        role: null,
        kind: "permanent",
        definition: {
          described: [{ parameter: "crewLevelIncrease", perLevel: 0.0005, situational: false, unit: "percents" }],
          computed: [],
          inBattle: [],
          figures: { crewLevelIncrease: 5 },
          indicators: [],
        },
      },
      {
        tag: "gunner_focus",
        name: "Concentration",
        role: "gunner",
        kind: "situational",
        definition: {
          described: [],
          computed: [{ parameter: "shotDispersionAngle", perLevel: -0.00035, situational: true }],
          inBattle: [{ parameter: "aimingDispersion", perLevel: -0.00035, situational: true }],
          figures: {},
          indicators: [],
        },
      },
    ]);
  });
});

describe("field modifications", () => {
  const { trees, pairs, modifications, prices } = fieldModificationsSchema.parse(
    read("field-modifications/index.json"),
  );

  it("have trees of steps, pairs, factors and prices by tier", () => {
    expect(trees[0]?.steps.map(({ action, minTier, unlocks }) => [action, minTier, unlocks])).toEqual([
      [{ type: "feature", feature: "roleSlot" }, null, [2, 101]],
      [{ type: "modification", modification: "base_1" }, 8, []],
      [{ type: "pair", pair: "pair_1" }, null, []],
    ]);
    expect(pairs).toEqual([{ id: 6101, tag: "pair_1", first: "pair_1_1", second: "pair_1_2", price: "buyPair" }]);
    expect(modifications.map(({ name, factors }) => [name, factors.length])).toEqual([
      ["Additional armour plates", 1],
      ["Additional grousers", 1],
      ["Pair 1", 0],
    ]);
    expect(prices[0]?.tiers).toEqual([{ tier: 6, amount: 3500, currency: "xp" }]);
  });
});

describe("maps", () => {
  const { maps } = mapsSchema.parse(read("maps/index.json"));

  it("have bounds, bases and spawns of every battle type", () => {
    const [field] = maps;
    expect(field).toMatchObject({
      id: 1,
      name: "Field",
      slug: "field",
      kind: "random",
      bounds: { west: -500, south: -400, east: 500, north: 600 },
      gameplays: ["ctf", "domination", "assault2", "comp7"],
    });
    expect(field?.layouts.map(({ battleType, gameplay }) => [battleType, gameplay])).toEqual([
      ["standard", "ctf"],
      ["encounter", "domination"],
      ["assault", "assault2"],
    ]);
  });

  it("name the teams by their side, in an assault by their part", () => {
    const sides = maps[0]?.layouts.map(({ teams }) => teams.map(({ spawn }) => spawn));
    expect(sides).toEqual([
      ["north", "south"],
      ["west", "east"],
      ["defense", "capture"],
    ]);
    expect(maps[0]?.layouts[0]?.teams[0]).toEqual({ spawn: "north", spawns: [], bases: [[-125.1, 448.3]] });
    expect(maps[0]?.layouts[1]?.neutralBase).toEqual([1.5, 16.25]);
  });

  it("leave out arenas of events and say so", () => {
    const note = manifest.notes.find(({ kind }) => kind.startsWith("arena left out"));
    expect(note?.items).toEqual(["02_event"]);
  });
});
