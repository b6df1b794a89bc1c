import { expect, it } from "vitest";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import { miniClient, miniSource } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import type { ItemName } from "../normalise/names/item-names.ts";
import { ClientTree } from "../read/client-tree.ts";
import { sourcesOf } from "../sources.ts";
import { ImportedDataset } from "./dataset.ts";
import { emitLoadoutItems } from "./loadout-items.ts";

const DEVICES = "item_defs/vehicles/common/optional_devices.xml";
const patch = { version: "1.26.1.0", commonTest: false, date: null, publisher: "a copy", commit: null };
const source = { patch, realm: "EU", others: [] };

const device = (tag: string, id: number, tags: string, archetype: string) =>
  `<${tag}><id>${id}</id><price>1</price><tags>${tags}</tags><script></script><archetype>${archetype}</archetype></${tag}>`;

/** The items of the small client with these devices instead of its own. */
function emitted(devices: string, names: ItemName[] = []) {
  const [faults, notes] = [new SourceFaults(), new Notes()];
  const refs = sourcesOf(source, undefined);
  const dataset = new ImportedDataset(faults, refs);
  const files = { ...miniClient(), [DEVICES]: `<optional_devices.xml>${devices}</optional_devices.xml>` };
  const sources = { later: {}, names, gameVersion: patch.version };
  const familyName = emitLoadoutItems(dataset, new ClientTree(miniSource(files), faults), sources, notes, faults);
  const all: Device[] = JSON.parse(dataset.files().get("equipment/index.json") ?? "null").devices;
  const counts = { entries: 0, full: 0, summary: 0, "default-profile": 0, leftOut: {} };
  return {
    familyName,
    names: Object.fromEntries(all.map(({ tag, name }) => [tag, name])),
    sources: Object.keys(dataset.manifest(source, counts, []).sources),
  };
}

const listed = (kind: string, tag: string, name: string): ItemName => ({ kind, since: null, tag, name });

it("devices of one name are told apart by class, level, and what became of a trophy, as far as they have it", () => {
  const devices = [
    device("rammer_tier1", 1, "rammer", "rammer"),
    device("plainRammer", 2, "rammer", "rammer"),
    device("deluxRammer", 3, "rammer deluxe", "rammer"),
    device("basicRammer", 4, "rammer trophyBasic", "rammer"),
    device("upgradedRammer", 5, "rammer trophyUpgraded", "rammer"),
    device("modernizedRammer3", 6, "rammer modernized_3", "rammer"),
    device("turbo_tier1", 7, "turbo", "turbocharger"),
  ];
  expect(emitted(devices.join("")).names).toEqual({
    rammer_tier1: "Gun rammer · Class 1",
    plainRammer: "Gun rammer",
    deluxRammer: "Gun rammer · Bond",
    basicRammer: "Gun rammer · Not upgraded",
    upgradedRammer: "Gun rammer · Upgraded",
    modernizedRammer3: "Gun rammer · Level 3",
    turbo_tier1: "Turbocharger",
  });
});

it("a family has the name that the game lists for it, or that of its only standard device", () => {
  const devices = [
    device("rammer_tier1", 1, "rammer", "tankRammer"),
    device("rammer_tier2", 2, "rammer", "tankRammer"),
    device("deluxTurbo", 3, "turbo deluxe", "turbocharger"),
    device("turbo_tier1", 4, "turbo", "turbocharger"),
    device("optics_tier1", 5, "optics", "coatedOptics"),
    device("optics_tier2", 6, "optics", "coatedOptics"),
  ];
  const { familyName } = emitted(devices.join(""), [
    listed("equipment-family", "tankRammer", "Rammer of the list"),
    listed("equipment", "turbo_tier1", "Turbo of the list"),
    listed("equipment", "optics_tier1", "Optics of the list"),
  ]);
  const families = ["rammer", "turbo", "optics", "nobodysDevice"];
  expect(families.map(familyName)).toEqual(["Rammer of the list", "Turbo of the list", "Optics", "Nobodys device"]);
});

it("items are of the definitions, and of the list of names where there is one", () => {
  const rammer = device("rammer_tier1", 1, "rammer", "tankRammer");
  expect(emitted(rammer).sources).toEqual(["definitions"]);
  expect(emitted(rammer, [listed("perk", "brotherhood", "Brothers")]).sources.toSorted()).toEqual([
    "definitions",
    "fittingNames",
  ]);
});
