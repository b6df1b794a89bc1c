import { expect, test } from "vitest";
import type { CrewSkill } from "#app/game/model/loadout-items/crew-skill.ts";
import type { Transcriptions } from "#scripts/import/read/transcriptions.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { laterEquipment, laterSkills } from "./later-items.ts";

const from = { version: "2.0.0.0" };

/** The skills of a later client that has one skill, by what is stated of it. */
function skills(stated: object, defined: readonly object[] = []) {
  const later = {
    file: "s",
    from,
    perks: {},
    skills: { repair: { vsePerk: null, situational: false, effects: {}, ...stated } },
  };
  return laterSkills(
    defined as CrewSkill[],
    later as unknown as Transcriptions["skills"],
    new Notes(),
    new SourceFaults(),
  );
}

test.each<[number | string, string | null, number | null]>([
  [12.5, "amount", 12.5],
  ["x1.05", "mul", 1.05],
  ["x12", "mul", 12],
  ["x1.05 when hit", null, null],
  ["box1.05", null, null],
  ["+0.008/level", "perLevel", 0.008],
  ["-12/level", "perLevel", -12],
  ["+1/levels", null, null],
  ["about +1/level", null, null],
])("the effect %s of a skill is %s %s", (stated, type, value) => {
  const [skill] = skills({ effects: { a: stated } });
  expect(skill?.transcription?.effects).toEqual([{ name: "a", type, value, text: String(stated) }]);
});

test.each([
  [false, [], "permanent"],
  [true, [], "situational"],
  [true, [{ tag: "repair", kind: "builtin" }], "situational"],
  [false, [{ tag: "repair", kind: "builtin" }], "builtin"],
  [false, [{ tag: "repair", kind: "situational" }], "permanent"],
])("a skill that is situational (%s), and before %j, is %s", (situational, defined, kind) => {
  const [skill] = skills({ situational }, defined);
  expect(skill).toMatchObject({ tag: "repair", name: "Repair", aliases: [], role: null, kind });
});

test("devices of one family are those whose tags differ by a number at the end", () => {
  const document = {
    result: "alike",
    not_covered: "prices",
    new_family_name: "new",
    new_family: { a1b12: { x: 1 }, a1b3: {}, c: {} },
  };
  const notes = new Notes();
  const later = { from, document } as unknown as Transcriptions["equipment"];
  expect(laterEquipment(later, notes)).toEqual([
    {
      from,
      family: "a1b",
      about: "new",
      devices: [
        { tag: "a1b12", grade: 12, figures: { x: 1 } },
        { tag: "a1b3", grade: 3, figures: {} },
      ],
    },
    { from, family: "c", about: "new", devices: [{ tag: "c", grade: null, figures: {} }] },
  ]);
  expect(notes.toList().map(({ kind, items }) => [kind, items])).toEqual([
    ["equipment of a later client, compared", ["2.0.0.0: alike"]],
    ["equipment of a later client, not compared", ["2.0.0.0: prices"]],
  ]);
  expect(laterEquipment(undefined, notes)).toEqual([]);
});
