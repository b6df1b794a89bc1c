import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { consumablesSchema } from "#app/game/model/loadout-items/consumable.ts";
import { crewSkillsSchema } from "#app/game/model/loadout-items/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/loadout-items/equipment.ts";
import { fieldModificationsSchema } from "#app/game/model/loadout-items/field-modification.ts";
import { mo } from "./fixtures/installed-game/written-files.fixture.ts";
import { miniClient, miniSource, runAfresh } from "./fixtures/mini-run.fixture.ts";
import type { ImportSources } from "./import-sources.ts";
import { GameTexts } from "./read/installed-game/game-texts.ts";
import { readItemNames } from "./read/tables/names.ts";
import { SourceFaults } from "./report.ts";

const DEVICES = "item_defs/vehicles/common/optional_devices.xml";
const csv = readFileSync(fileURLToPath(new URL("fixtures/fitting-names.csv", import.meta.url)), "utf8");
const fittingNames = readItemNames(csv, "fitting-names.csv", new SourceFaults());

/** The small client with rammers of other kinds, and a client of a version that has texts or none. */
function client({ artefacts, version = "1.26.1.0" }: { artefacts?: Record<string, string>; version?: string } = {}) {
  const files = miniClient();
  const rammer = (tag: string, id: number, mark: string) =>
    `<${tag}><id>${id}</id><price>1</price><tags>rammer ${mark}</tags><script></script><archetype>tankRammer</archetype></${tag}>`;
  const others = [
    rammer("deluxRammer", 20, "deluxe"),
    rammer("trophyBasicTankRammer", 21, "trophyBasic"),
    rammer("trophyUpgradedTankRammer", 22, "trophyUpgraded"),
  ];
  files[DEVICES] = String(files[DEVICES]).replace(
    "</optional_devices.xml>",
    `${others.join("")}</optional_devices.xml>`,
  );
  const source = miniSource(files);
  return {
    ...source,
    version: { version, label: null, realm: "EU" },
    texts: artefacts && new GameTexts("texts", new Map([["artefacts", mo(artefacts)]]), new SourceFaults()),
  };
}

function loadoutItems(own: ReturnType<typeof client>, more: Partial<ImportSources> = { fittingNames }) {
  const { files, manifest } = runAfresh({ clients: [own], ...more });
  const read = (path: string) => JSON.parse(files.get(path) ?? "null");
  const { consumables, directives } = consumablesSchema.parse(read("consumables/index.json"));
  return {
    devices: equipmentSchema.parse(read("equipment/index.json")).devices,
    consumables,
    directives,
    skills: crewSkillsSchema.parse(read("crew-skills/index.json")).skills,
    modifications: fieldModificationsSchema.parse(read("field-modifications/index.json")).modifications,
    usage: read("statistics/usage.json"),
    manifest,
  };
}

const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);
const artefacts = {
  "tankRammer_tier1/name": "Rammer of the texts",
  "additional_armor_plates_1/name": "Plates of the texts",
  "pair_1_1/name": "Suspension of the texts",
};

describe("names of what is fitted", () => {
  it("are the game's own by tag, of every kind", () => {
    const { devices, consumables, directives, skills, modifications } = loadoutItems(client());
    expect(names(devices)).toContain("Gun Rammer Class 1");
    expect(names(devices)).toContain("Innovative Loading System");
    expect(names(consumables)).toEqual(["Chocolate of the list"]);
    expect(names(directives)).toContain("Combat Course");
    expect(names(skills)).toEqual(["Brothers in Arms", "Concentration"]);
    expect(names(modifications)).toEqual([
      "Additional Armor Plating (Type 1)",
      "All-Terrain Suspension",
      "Lightweight Suspension",
    ]);
  });

  it("are first those of the client's texts, of modifications alike by their common label", () => {
    const { devices, modifications, skills } = loadoutItems(client({ artefacts }));
    expect(devices[0]?.name).toBe("Rammer of the texts");
    expect(names(modifications)).toEqual(["Plates of the texts", "Suspension of the texts", "Lightweight Suspension"]);
    expect(skills[0]?.name).toBe("Brothers in Arms");
  });

  it("mean what the tag means in the version of the definitions", () => {
    expect(loadoutItems(client({ version: "2.4.0.1" })).modifications.at(-1)?.name).toBe("Ejector Tuning");
  });

  it("are found under ours too, where these say something else", () => {
    const { devices, skills, modifications } = loadoutItems(client());
    const aliases = (tag: string) =>
      [...devices, ...skills, ...modifications].find((item) => item.tag === tag)?.aliases;
    expect(aliases("deluxRammer")).toEqual(["Gun rammer"]);
    expect(aliases("brotherhood")).toEqual(["Brotherhood"]);
    expect(aliases("pair_1_1")).toEqual(["Additional grousers"]);
    // "Gun rammer" is within "Gun Rammer Class 1".
    expect(aliases("tankRammer_tier1")).toEqual([]);
    expect(aliases("gunner_focus")).toEqual([]);
  });

  it("have grade and kind beside them where several would read the same", () => {
    const listed = loadoutItems(client());
    expect(names(listed.devices)).toEqual(
      expect.arrayContaining(["Bounty Rammer · Not upgraded", "Bounty Rammer · Upgraded"]),
    );
    const ours = loadoutItems(client(), {});
    expect(names(ours.devices)).toEqual(
      expect.arrayContaining(["Gun rammer · Class 1", "Gun rammer · Bond", "Gun rammer · Upgraded"]),
    );
    expect(new Set(names(ours.devices)).size).toBe(ours.devices.length);
    expect(names(ours.directives)).toEqual(["Gun rammer directive", "Clutch braking"]);
  });

  it("name the families of usage figures", () => {
    const statistics: ImportSources["statistics"] = {
      expected: undefined,
      marks: undefined,
      usage: new Map([["germany:X01_Sample", [{ devices: ["rammer", "turbocharger", "optics"], share: 12.5 }]]]),
    };
    const { usage } = loadoutItems(client(), { fittingNames, statistics });
    expect(Object.values(usage)).toEqual([
      [expect.objectContaining({ names: ["Rammer of the list", "Turbocharger", "Optics"] })],
    ]);
  });

  it("have their source in the manifest, and a note where they are of nothing", () => {
    const { manifest } = loadoutItems(client());
    expect(manifest.sources.fittingNames).toBeDefined();
    const noted = (kind: string) => manifest.notes.find((note) => note.kind === kind)?.items;
    expect(noted("name of an unknown thing")).toEqual(["equipment/deluxeCamouflageNet"]);
    expect(noted("kind of names not used")).toEqual(["nation"]);
    expect(loadoutItems(client(), {}).manifest.sources.fittingNames).toBeUndefined();
  });
});
