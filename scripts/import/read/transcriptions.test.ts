import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { readTranscriptions, transcriptionsOf } from "./transcriptions.ts";

const source = "wotstat/wot-src@1a1e4eb6131e sources/res/scripts/item_defs/tankmen/tankmen.xml (read whole)";
const SKILLS = {
  source,
  client: "2.3.1.5412 (Wargaming)",
  note: "any",
  skills: { repair: { vsePerk: null, situational: false, effects: { vehicleRepairSpeed: "x1.8" } } },
};
const PERKS = { source, client: "2.3.1.5412 (Wargaming)", perks: { "4": { hpRecover: 0.0005 }, "205": { a: 1 } } };
const EQUIPMENT = {
  source:
    "Anatoli5/Bullba-Hits@16b5c47b web/equipment.js 3.0.1 (generated from client NA 2.4.0.1 #950), compared with 1.26.1",
  result: "23 alike",
  new_family: { modernizedSights1: { multFactor: 0.95 } },
  new_family_name: "Accuracy Improvement System",
  not_covered: "optics",
};

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function read(files: Record<string, unknown>) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  const faults = new SourceFaults();
  const result = readTranscriptions(folder, faults);
  return { result, faults: faults.list.map(({ file, element, message }) => `${file} ${element}: ${message}`) };
}

describe("the transcriptions of a folder", () => {
  it("are its skills, perks and equipment, each with the client and the public copy it is from", () => {
    const { result, faults } = read({
      "crew-skills-2.3.1.json": SKILLS,
      "perks-2.3.1.json": PERKS,
      "equipment-2.4.0.json": EQUIPMENT,
      "README.md": "words",
      "perks-2.3.1.md": "words",
    });
    expect(faults).toEqual([]);
    expect(result.skills).toMatchObject({
      from: { version: "2.3.1.5412", publisher: "wotstat/wot-src", commit: "1a1e4eb6131e" },
      perks: PERKS.perks,
    });
    expect(result.equipment?.from).toEqual({
      version: "2.4.0.1",
      publisher: "Anatoli5/Bullba-Hits",
      commit: "16b5c47b",
    });
  });

  it("are of each kind those of the last folder that has them", () => {
    read({ "crew-skills-2.3.1.json": SKILLS, "equipment-2.4.0.json": EQUIPMENT });
    const newer = join(folder, "newer");
    mkdirSync(newer);
    writeFileSync(join(newer, "crew-skills-2.5.json"), JSON.stringify({ ...SKILLS, client: "12.5.0.1" }));
    const { skills, equipment } = transcriptionsOf([folder, newer, "/nowhere"], new SourceFaults());
    expect([skills?.from.version, equipment?.from.version]).toEqual(["12.5.0.1", "2.4.0.1"]);
  });

  it("are of a client of any region", () => {
    const of = "Anatoli5/Bullba-Hits@16b5c47b of client 12.10.0.11 #950";
    const { result } = read({ "equipment-1.json": { ...EQUIPMENT, source: of } });
    expect(result.equipment?.from.version).toBe("12.10.0.11");
  });

  it("are none in a folder that has none", () => {
    expect(read({ "list.xml": "<root/>" })).toEqual({ result: {}, faults: [] });
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      "a skill with an effect that is neither figure nor text",
      {
        "crew-skills-1.json": { ...SKILLS, skills: { repair: { ...SKILLS.skills.repair, effects: { speed: null } } } },
      },
      "skills/repair/effects/speed",
    ],
    [
      "a skill with a field nobody knows",
      { "crew-skills-1.json": { ...SKILLS, skills: { repair: { ...SKILLS.skills.repair, cost: 1 } } } },
      "skills/repair",
    ],
    [
      "a skill without a tag",
      { "crew-skills-1.json": { ...SKILLS, skills: { "": SKILLS.skills.repair } } },
      "skills/:",
    ],
    [
      "an effect without a name",
      {
        "crew-skills-1.json": { ...SKILLS, skills: { repair: { ...SKILLS.skills.repair, effects: { "": 1 } } } },
      },
      "skills/repair/effects/:",
    ],
    [
      "a perk that is no number",
      { "crew-skills-1.json": { ...SKILLS, skills: { repair: { ...SKILLS.skills.repair, vsePerk: 0 } } } },
      "skills/repair/vsePerk",
    ],
    ["a perk by name", { "perks-1.json": { ...PERKS, perks: { a4: { hp: 1 } } } }, "perks/a4"],
    ["a perk with more than its number", { "perks-1.json": { ...PERKS, perks: { "4a": { hp: 1 } } } }, "perks/4a"],
    [
      "equipment of nobody's copy",
      { "equipment-1.json": { ...EQUIPMENT, source: "client NA 2.4.0.1" } },
      "source: names no public copy",
    ],
    [
      "equipment without a version",
      { "equipment-1.json": { ...EQUIPMENT, source: "Anatoli5/Bullba-Hits@16b5c47b" } },
      "source: names no version",
    ],
    [
      "equipment of half a version",
      { "equipment-1.json": { ...EQUIPMENT, source: "Anatoli5/Bullba-Hits@16b5c47b of client NA 2.4" } },
      "source: names no version",
    ],
    ["equipment without a family", { "equipment-1.json": { ...EQUIPMENT, new_family: { "": {} } } }, "new_family/:"],
    ["a list without a version", { "crew-skills-1.json": { ...SKILLS, client: "newest" } }, "client: names no version"],
    [
      "a list without its public copy",
      { "perks-1.json": { ...PERKS, source: "somewhere" } },
      "source: names no public copy",
    ],
    ["a figure that is text", { "perks-1.json": { ...PERKS, perks: { "4": { hp: "much" } } } }, "perks/4/hp"],
    [
      "perks of another version than the skills",
      { "crew-skills-1.json": SKILLS, "perks-1.json": { ...PERKS, client: "2.4.0.1" } },
      "client: is of another version",
    ],
    [
      "a list that tells of a public copy",
      { "perks-1.json": { ...PERKS, source: `after ${source}` } },
      "source: names no public copy",
    ],
    [
      "two lists of a kind",
      { "perks-1.json": PERKS, "perks-2.json": PERKS },
      "2.json : is a second list beside perks-1.json",
    ],
    ["a file cut off", { "equipment-1.json": '{"source":' }, "equipment-1.json : Unexpected end of JSON input"],
    [
      "skills without their public copy",
      { "crew-skills-1.json": { ...SKILLS, source: "somewhere" } },
      "source: names no public copy",
    ],
    ["perks without a version", { "perks-1.json": { ...PERKS, client: "newest" } }, "client: names no version"],
  ])("make a fault of %s", (_, files, message) => {
    const { faults } = read(files);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toContain(folder);
  });
});
