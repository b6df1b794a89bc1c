import { describe, expect, it } from "vitest";
import { type StoredVehicle, storedFullSchema, storedSummarySchema } from "#scripts/dataset/stored-vehicle.ts";
import {
  miniClient,
  miniSource,
  miniVehicles,
  NEXT_ID,
  noOtherSources,
  SAMPLE_ID,
} from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { NEW_99 } from "../fixtures/newer-vehicle.fixture.ts";
import { samplePublished, sampleRow } from "../fixtures/stated.fixture.ts";
import type { ImportSources } from "../import-sources.ts";
import type { Catalogue, NewerVehicle } from "../normalise/loadout-items/catalogue.ts";
import { patchOfTree } from "../normalise/patch.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { sourcesOf } from "../sources.ts";
import { ImportedDataset } from "./dataset.ts";
import { emitVehicles } from "./vehicles.ts";

const none = noOtherSources();
const source = miniSource(miniClient());
const patch = patchOfTree(source);
if (patch === null) throw new Error("The small client is of no version.");
const all = miniVehicles();
const german = <T extends { nation: string }>(list: T[]) => list.filter(({ nation }) => nation === "germany");
/** Two German vehicles, and one that is left out. */
const client: ClientVehicles = { entries: german(all.entries), vehicles: german(all.vehicles), armour: [] };
const refs = sourcesOf({ patch, realm: "EU", others: [] }, undefined);

/** What is emitted of these vehicles. @param more sources beside the client */
function emitted(
  more: Partial<Omit<ImportSources, "catalogue">> & { catalogue?: Partial<Catalogue> } = {},
  of = client,
) {
  const [faults, notes] = [new SourceFaults(), new Notes()];
  const dataset = new ImportedDataset(faults, refs);
  const catalogue = { ...none.catalogue, ...more.catalogue };
  const result = emitVehicles(dataset, of, { clients: [source], ...none, ...more, catalogue }, refs, notes, faults);
  const counts = { entries: 0, full: 0, summary: 0, "default-profile": 0, leftOut: {} };
  return {
    ...result,
    files: dataset.files(),
    sources: Object.keys(
      dataset.manifest({ patch: all.vehicles[0]?.patch ?? fail(), realm: "EU", others: [] }, counts, []).sources,
    ),
    faults: faults.list,
    notes: notes.toList().map(({ kind, items }) => `${kind}: ${items.join()}`),
  };
}

function fail(): never {
  throw new Error("The small client has no vehicles.");
}

const newer: NewerVehicle = { ...NEW_99, price: null };
const find = (records: readonly StoredVehicle[], id: number) => records.find((record) => record.id === id);

describe("the vehicles of a dataset", () => {
  it("have a file each, in the order of their ids, and are counted", () => {
    const { records, counts, files, faults } = emitted({
      catalogue: { newer: [newer, { ...newer, id: 17, tag: "G01" }] },
    });
    expect(records.map(({ id }) => id)).toEqual([17, SAMPLE_ID, 66_833, NEXT_ID]);
    expect([...files.keys()]).toEqual(
      ["G01", "G99_New", "X01_Sample", "X02_Next"].map((tag) => `vehicles/germany/${tag}.json`),
    );
    expect(counts).toMatchObject({ entries: 3, full: 2, summary: 2, "default-profile": 0 });
    expect(faults).toEqual([]);
  });

  it("are counted by why they are left out, in alphabetical order", () => {
    const [entry] = client.entries;
    if (!entry) fail();
    const leftOut = ["secret", "bot", "secret", undefined].map((rule) => ({
      ...entry,
      leftOut: rule,
    })) as typeof client.entries;
    const { counts } = emitted({}, { ...client, entries: leftOut });
    expect(Object.entries(counts.leftOut)).toEqual([
      ["bot", 1],
      ["secret", 2],
    ]);
  });

  it("have sources by what was given", () => {
    const api = { title: "API", publisher: "the publisher", version: "2.4.0.0", date: "2026-07-03" };
    expect(emitted().sources).toEqual(["definitions", "names", "newer"]);
    expect(emitted({ catalogue: { vehicleNames: new Map() } }).sources).toContain("gameNames");
    expect(emitted({ catalogue: { moduleNames: { find: () => undefined } } }).sources).toContain("gameNames");
    expect(emitted({ stated: { table: [] } }).sources).toEqual(["definitions", "names", "newer", "stated"]);
    expect(emitted({ stated: { published: [] } }).sources).toEqual([
      "definitions",
      "names",
      "newer",
      "statedByPublisher",
    ]);
    expect(emitted({ catalogue: { publisher: api } }).faults).toEqual([]);
  });

  it("have no id twice", () => {
    const { faults } = emitted({ catalogue: { newer: [newer, { ...newer, tag: "G98_Other" }] } });
    expect(faults).toEqual([{ file: "germany/G98_Other", element: "", message: "has the id 66833 of G99_New" }]);
  });
});

describe("a newer vehicle", () => {
  const row = { ...newer, id: SAMPLE_ID, tag: "X01_Sample" };
  const hidden = client.entries.find(({ leftOut }) => leftOut !== undefined) ?? fail();
  const hiddenRow = { ...newer, id: hidden.id, tag: hidden.tag };
  const hiddenAt = (version: string) => ({
    ...client,
    entries: client.entries.map((entry) => ({ ...entry, patch: { ...entry.patch, version } })),
  });

  it("needs no row where the client defines it, which is noted unless the list is of all vehicles", () => {
    const listed = (complete: boolean) => emitted({ catalogue: { newer: [row, newer], complete } });
    expect(listed(false).notes).toEqual(["newer row of a vehicle the client defines: 273 X01_Sample"]);
    expect(listed(true).notes).toEqual([]);
    expect(find(listed(true).records, SAMPLE_ID)?.record).toBe("full");
    expect(listed(false).counts.summary).toBe(1);
  });

  it("stays hidden where definitions that are newer than the list hide it", () => {
    const { notes, records } = emitted({ catalogue: { newer: [hiddenRow] } }, hiddenAt("2.3.2.0"));
    expect(notes).toEqual([`newer row of a vehicle that later definitions hide: ${hidden.id} ${hidden.tag}`]);
    expect(records).toHaveLength(2);
  });

  it.each([
    ["definitions as new as the list", hiddenRow, "2.3.1.3"],
    ["another tag", { ...hiddenRow, tag: "X04_Shown" }, "2.3.2.0"],
    ["another id", { ...hiddenRow, id: 66_833 }, "2.3.2.0"],
  ])("is shown with %s", (_, shown, version) => {
    const { notes, records } = emitted({ catalogue: { newer: [shown] } }, hiddenAt(version));
    expect(notes).toEqual([]);
    expect(find(records, shown.id)).toMatchObject({ record: "summary", tag: shown.tag });
  });

  it("stands in a tree where a step of research leads to it, which has a file of its own", () => {
    const step = { nation: "germany" as const, from: "X01_Sample", to: "G99_New", xp: 300_000 };
    const { files, records, sources } = emitted({ catalogue: { newer: [newer] }, laterResearch: [step] });
    const { steps } = JSON.parse(files.get("techtrees/later-research.json") ?? "{}");
    expect(steps).toEqual([{ from: SAMPLE_ID, to: 66_833, xp: 300_000, through: expect.any(Number) }]);
    expect(sources).toContain("research");
    const researchOf = (of: readonly StoredVehicle[]) =>
      storedSummarySchema.parse(find(of, 66_833)).notKnown.includes("research");
    expect(researchOf(records)).toBe(false);
    expect(researchOf(emitted({ catalogue: { newer: [newer] } }).records)).toBe(true);
    expect(emitted().files.has("techtrees/later-research.json")).toBe(false);
  });
});

describe("what later sources state", () => {
  const { id, tag } = newer;
  const listed = { catalogue: { newer: [newer] } };
  const own = (version: string): ClientVehicles => ({
    ...client,
    vehicles: client.vehicles.map((vehicle) => ({ ...vehicle, patch: { ...vehicle.patch, version } })),
  });
  const row = sampleRow({ shells: [{ kind: "AP", damage: 110, penetration: 110, velocity: 800 }] });
  const item = samplePublished({ damage: 110 });
  const sampleOf = (records: readonly StoredVehicle[]) => storedFullSchema.parse(find(records, SAMPLE_ID));

  it("is laid over a vehicle of definitions before it, by whichever source", () => {
    const both = sampleOf(emitted({ stated: { table: [row], published: [item] } }).records);
    expect(Object.keys(both.stated ?? {})).toEqual(["stated", "statedByPublisher"]);
    expect(both.sources).toMatchObject({ stated: refs.stated, statedByPublisher: refs.statedByPublisher });
    const one = sampleOf(emitted({ stated: { table: [row] } }).records);
    expect([Object.keys(one.stated ?? {}), one.sources.statedByPublisher]).toEqual([["stated"], undefined]);
    expect(sampleOf(emitted().records).sources).toEqual({ definitions: refs.definitions, names: refs.names });
  });

  it.each([
    ["2.1.0.9", ["stated", "statedByPublisher"], []],
    ["2.1.1", ["statedByPublisher"], ["later stats of a vehicle that later files define: X01_Sample"]],
    ["2.2.9", ["statedByPublisher"], ["later stats of a vehicle that later files define: X01_Sample"]],
    [
      "2.3",
      [],
      [
        "later stats of a vehicle that later files define: X01_Sample",
        "publisher's stats of a vehicle that later files define: X01_Sample",
      ],
    ],
  ])("does not count for definitions as new: %s", (version, laid, said) => {
    const { records, notes } = emitted({ stated: { table: [row], published: [item] } }, own(version));
    expect(Object.keys(sampleOf(records).stated ?? {})).toEqual(laid);
    expect(notes.filter((note) => note.includes("later files define"))).toEqual(said);
    expect(emitted({}, own(version)).notes).toEqual([]);
  });

  it("fills a summary, with its sources", () => {
    const of = (stated: ImportSources["stated"]) =>
      storedSummarySchema.parse(find(emitted({ ...listed, stated }).records, id));
    const table = of({ table: [sampleRow({ id, tag, tier: 11 })] });
    expect(table.stats).toMatchObject({ reload: 10, viewRange: 350, health: 2000 });
    expect(Object.keys(table.sources)).toEqual(["newer", "stated"]);
    expect(table.notKnown).not.toEqual(of({}).notKnown);
    const published = of({ published: [samplePublished({ tag })] });
    expect(Object.keys(published.sources)).toEqual(["newer", "statedByPublisher"]);
    expect(Object.keys(of({}).sources)).toEqual(["newer"]);
    const byName = (name: string, tier: number) =>
      of({ published: [samplePublished({ tag: null, name, tier })] }).sources.statedByPublisher !== undefined;
    expect([byName("New 99", 11), byName("New 99", 10), byName("New", 11)]).toEqual([true, false, false]);
  });

  it.each<[string, ImportSources["stated"], string[]]>([
    [
      "a vehicle that has a summary",
      { table: [sampleRow({ id, tag, tier: 11 })], published: [samplePublished({ tag })] },
      [],
    ],
    ["a summary by its name", { published: [samplePublished({ tag: null, name: "New 99", tier: 11 })] }, []],
    ["nobody", { table: [sampleRow({ id: 5 })] }, ["later stats of a vehicle not in our data yet: 5 X01_Sample"]],
    [
      "one that is left out",
      { table: [sampleRow({ id: 785, tag: "X03_Hidden" })], published: [samplePublished({ tag: "X03_Hidden" })] },
      ["later stats of a left-out vehicle: 785 X03_Hidden", "publisher's stats of a left-out vehicle: X03_Hidden"],
    ],
    [
      "another than that which is left out under its id",
      { table: [sampleRow({ id: 785 })] },
      ["later stats of a vehicle not in our data yet: 785 X01_Sample"],
    ],
    [
      "one of another nation than that which is left out",
      { table: [sampleRow({ id: 785, tag: "X03_Hidden", nation: "usa" })] },
      ["later stats of a vehicle not in our data yet: 785 X03_Hidden"],
    ],
    [
      "a name of another tier",
      { published: [samplePublished({ tag: null, name: "New 99", tier: 10 })] },
      ["publisher's stats of a vehicle not in our data yet: New 99"],
    ],
    [
      "a tag of another nation",
      { published: [samplePublished({ nation: "usa" })] },
      ["publisher's stats of a vehicle not in our data yet: X01_Sample"],
    ],
    [
      "another nation under its id",
      { table: [row, sampleRow({ id, tag, nation: "usa", tier: 11 })] },
      ["later stats of another vehicle under a reused id: 66833 G99_New, not G99_New"],
    ],
    [
      "another vehicle under its id",
      { table: [row, sampleRow({ id, tag: "G98", tier: 11 })] },
      ["later stats of another vehicle under a reused id: 66833 G98, not G99_New"],
    ],
    ["another tier", { table: [sampleRow({ id, tag, tier: 9 })] }, ["stated tier that is another: G99_New: 9, not 11"]],
  ])("of %s", (_, stated, said) => {
    const { notes } = emitted({ ...listed, stated });
    expect(notes.filter((note) => !note.startsWith("stated gun with"))).toEqual(said);
  });

  it("without a gun of ours is noted", () => {
    const { notes } = emitted({ stated: { table: [{ ...row, calibre: 90 }], published: [{ ...item, calibre: 90 }] } });
    expect(notes).toEqual([
      "later stats without a gun: X01_Sample: no gun of 90 mm",
      "publisher's stats without a gun: X01_Sample: no gun of 90 mm",
    ]);
  });
});
