import { describe, expect, it } from "vitest";
import { crewSkillsSchema } from "#app/game/model/loadout-items/crew-skill.ts";
import { equipmentSchema } from "#app/game/model/loadout-items/equipment.ts";
import { miniRun, published, runAfresh } from "./fixtures/mini-run.fixture.ts";
import type { Transcriptions } from "./read/transcriptions.ts";

const from = { version: "2.3.1.5412", publisher: "wotstat/wot-src", commit: "1a1e4eb6131e" };
const later: Transcriptions = {
  skills: {
    file: "crew-skills-2.3.1.json",
    from,
    skills: {
      gunner_focus: { vsePerk: 204, situational: true, effects: { shotDispersionAngle: -0.035 } },
      loader_intuition: {
        vsePerk: null,
        situational: false,
        effects: { change: "x1.6 (0.006/level)", speed: "x1.1", masking: "+0.008/level" },
      },
    },
    perks: { "204": { aimingDispersion: -0.00035 }, "1101": { rotation: 0.005 } },
  },
  equipment: {
    from: { ...from, version: "2.4.0.1" },
    document: {
      source: "",
      result: "23 alike",
      new_family_name: "Accuracy Improvement System",
      not_covered: "optics",
      new_family: { modernizedSights1: { multFactor: 0.95 }, modernizedSights2: { multFactor: 0.94 } },
    },
  },
};
const files = published({ transcriptions: later });
const { skills } = crewSkillsSchema.parse(JSON.parse(files.get("crew-skills/index.json") ?? ""));
const notes = miniRun({ transcriptions: later }).manifest.notes;
const noted = (kind: string) => notes.find((note) => note.kind === kind)?.items;

describe("skills of a later client", () => {
  it("are those of its list, each with its version and public copy", () => {
    expect(skills.map(({ tag }) => tag)).toEqual(["gunner_focus", "loader_intuition"]);
    expect(skills.map(({ transcription }) => transcription?.from)).toEqual([from, from]);
    expect(noted("skill that a later client has no more")).toEqual(["brotherhood"]);
  });

  it("keep beside it what the whole client defines, which the calculator works with", () => {
    const [focus, intuition] = skills;
    expect(focus?.definition).toMatchObject({
      computed: [{ parameter: "shotDispersionAngle", perLevel: -0.00035, situational: true }],
    });
    expect(focus?.transcription?.inBattle).toEqual([{ parameter: "aimingDispersion", perLevel: -0.00035 }]);
    expect(intuition).toMatchObject({ name: "Intuition", role: "loader", kind: "permanent", definition: null });
  });

  it("have their effects by the client's names, and as text what says more than one thing", () => {
    expect(skills[1]?.transcription?.effects).toEqual([
      { name: "change", type: null, value: null, text: "x1.6 (0.006/level)" },
      { name: "speed", type: "mul", value: 1.1, text: "x1.1" },
      { name: "masking", type: "perLevel", value: 0.008, text: "+0.008/level" },
    ]);
    expect(skills[0]?.transcription?.effects[0]).toMatchObject({ type: "amount", value: -0.035 });
    expect(noted("effect of a skill kept as text")).toEqual(["loader_intuition/change: x1.6 (0.006/level)"]);
    expect(noted("perk of a later client without a skill")).toEqual(["1101"]);
  });

  it("have to name perks that there are", () => {
    const missing = { ...later, skills: later.skills && { ...later.skills, perks: {} } };
    expect(() => runAfresh({ transcriptions: missing })).toThrow(
      "crew-skills-2.3.1.json <skills/gunner_focus>: names the perk 204, which no list of perks holds",
    );
  });

  it("change no figure of a vehicle", () => {
    const vehicles = (files: ReadonlyMap<string, string>) =>
      [...files].filter(([path]) => path.startsWith("vehicles/"));
    expect(vehicles(files)).toEqual(vehicles(published()));
  });
});

describe("equipment of a later client", () => {
  it("that is anew is kept by its own names, apart from devices of which all is known", () => {
    const { devices, transcribed } = equipmentSchema.parse(JSON.parse(files.get("equipment/index.json") ?? ""));
    expect(devices.map(({ tag }) => tag)).not.toContain("modernizedSights1");
    expect(transcribed).toEqual([
      {
        from: { ...from, version: "2.4.0.1" },
        family: "modernizedSights",
        about: "Accuracy Improvement System",
        devices: [
          { tag: "modernizedSights1", grade: 1, figures: { multFactor: 0.95 } },
          { tag: "modernizedSights2", grade: 2, figures: { multFactor: 0.94 } },
        ],
      },
    ]);
    expect(noted("equipment of a later client, not compared")).toEqual(["2.4.0.1: optics"]);
  });

  it("is a source of its own in the manifest, with the versions that were read", () => {
    expect(miniRun({ transcriptions: later }).manifest.sources.transcribed).toMatchObject({
      version: "2.3.1.5412 and 2.4.0.1",
    });
    expect(miniRun().manifest.sources).not.toHaveProperty("transcribed");
  });
});
