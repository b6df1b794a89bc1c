import { expect, it } from "vitest";
import { clientSource, filesInMemory } from "#scripts/import/read/client-source.ts";
import { ClientTree } from "#scripts/import/read/client-tree.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { mo } from "../../fixtures/installed-game/written-files.fixture.ts";
import { GameTexts } from "../../read/installed-game/game-texts.ts";
import { type ItemName, ItemNames } from "./item-names.ts";

/** Names of this list, for a client of 1.26.1.0 whose own texts are these. */
function namesOf(list: readonly ItemName[], artefacts: Record<string, string> = {}) {
  const version = { version: "1.26.1.0", label: null, realm: "EU" };
  const texts = new GameTexts("texts", new Map([["artefacts", mo(artefacts)]]), new SourceFaults());
  const source = { ...clientSource("mini", filesInMemory({}), version), texts };
  const notes = new Notes();
  return { notes, names: new ItemNames(new ClientTree(source, new SourceFaults()), list, "1.26.1.0", notes) };
}

const row = (name: string, since: string | null = null, kind = "perk"): ItemName => ({ kind, since, tag: "a", name });
const notesOf = (notes: Notes) => notes.toList().map(({ kind, items }) => `${kind}: ${items.join()}`);

it.each([
  ["the one of its version", [row("first"), row("here", "1.26.1.0")], "here"],
  ["the latest up to its version, in whatever order", [row("late", "1.20.0.0"), row("early", "1.3.0.0")], "late"],
  ["one from a version on, not one of all", [row("from", "0.9.0"), row("all")], "from"],
  ["none that begins later", [row("first"), row("later", "1.26.2.0")], "first"],
  ["none of another kind", [row("field", null, "field")], undefined],
])("of several names for a tag counts %s", (_, list, name) => {
  expect(namesOf(list).names.nameOf("perk", "a")).toBe(name);
});

it.each(["equipment", "equipment-family", "consumable", "directive", "perk", "field"] as const)(
  "the kind %s has a place",
  (kind) => {
    const { names, notes } = namesOf([row("A", null, kind)]);
    expect(names.nameOf(kind, "a")).toBe("A");
    expect(names.hasList).toBe(true);
    expect(notesOf(notes)).toEqual([]);
  },
);

it("other kinds have none, which is noted", () => {
  const { names, notes } = namesOf([row("A", null, "nation")]);
  expect(names.hasList).toBe(false);
  expect(notesOf(notes)).toEqual(["kind of names not used: nation"]);
});

it("the texts of the client come before the list", () => {
  const { names } = namesOf([row("listed")], { "a/name": "of the texts" });
  expect(names.nameOf("perk", "a", "#artefacts:a/name")).toBe("of the texts");
  expect(names.nameOf("perk", "a", "#artefacts:b/name")).toBe("listed");
});

it("things get the game's names, and keep ours as aliases where no search finds them by the new ones", () => {
  const things = ["Rammer", "camouflage NÉT", "Optics"].map((name) => ({ tag: name, name, aliases: ["gone"] }));
  const listed = [
    { ...row("Gun Rammer Class 1"), tag: "Rammer" },
    { ...row("Concealment"), tag: "camouflage NÉT" },
  ];
  expect(namesOf(listed).names.apply("perk", things, () => undefined)).toEqual([
    { tag: "Rammer", name: "Gun Rammer Class 1", aliases: [] },
    { tag: "camouflage NÉT", name: "Concealment", aliases: ["camouflage NÉT"] },
    { tag: "Optics", name: "Optics", aliases: [] },
  ]);
  const asked: string[] = [];
  namesOf([]).names.apply("perk", things, (tag) => void asked.push(tag));
  expect(asked).toEqual(["Rammer", "camouflage NÉT", "Optics"]);
});

it("what nobody asked for is noted, by kind and tag", () => {
  const { names, notes } = namesOf([row("A"), row("B", null, "field")]);
  names.nameOf("perk", "a");
  names.nameOf("perk", "unlisted");
  names.reportUnused(notes);
  expect(notesOf(notes)).toEqual(["name of an unknown thing: field/a"]);
});
