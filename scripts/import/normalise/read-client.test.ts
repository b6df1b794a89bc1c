import { describe, expect, it } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { miniClient, miniSource, NEXT_ID, nationFolder, SAMPLE_ID } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { type ClientSource, filesInMemory } from "../read/client-source.ts";
import { ClientTree } from "../read/client-tree.ts";
import type { Catalogue, NewerVehicle, PublishedName } from "./loadout-items/catalogue.ts";
import { readClient } from "./read-client.ts";

const GERMANY = nationFolder("germany");

/** The small client of one nation, with texts of its files exchanged. */
function client(changes: Record<string, [from: string | RegExp, to: string]> = {}): ClientSource {
  const files = Object.fromEntries(
    Object.entries(miniClient()).filter(([path]) => !/vehicles\/(?!germany|common)/.test(path)),
  );
  for (const [name, [from, to]] of Object.entries(changes)) {
    const path = `${GERMANY}/${name}.xml`;
    const text = files[path] ?? "";
    files[path] = text.replace(from, to);
    expect(files[path], `the change of ${name} finds its place`).not.toBe(text);
  }
  return miniSource(files);
}

const inGermany = (files: Record<string, string>): ClientSource => ({
  ...miniSource({}),
  name: "overlay",
  files: filesInMemory(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${GERMANY}/${name}.xml`, text])),
  ),
});

const NONE: Catalogue = { names: new Map(), newer: [], complete: false };

/** What is read of these trees, the first below the others. */
function read(sources: ClientSource[], catalogue: Partial<Catalogue> = {}) {
  const [faults, notes, said] = [new SourceFaults(), new Notes(), [] as string[]];
  const trees = sources.reduce<ClientTree | undefined>(
    (below, source) => new ClientTree(source, faults, below),
    undefined,
  );
  if (!trees) throw new Error("There is no tree.");
  const { entries, vehicles, armour } = readClient(trees, { ...NONE, ...catalogue }, notes, (text) => said.push(text));
  return {
    entries,
    vehicles,
    armour,
    said,
    // The other nations have no files.
    faults: faults.list.filter(({ file }) => file.includes("germany")).map(({ message }) => message),
    notes: notes.toList().map(({ kind, items }) => `${kind}: ${items.join()}`),
  };
}

describe("the vehicles of a client", () => {
  it("are the ordinary ones; its entries are all of its lists, with their patch", () => {
    const { entries, vehicles, faults } = read([client()]);
    expect(entries.map(({ tag, leftOut, patch }) => [tag, leftOut, patch.version])).toEqual([
      ["X01_Sample", undefined, "1.26.1.0"],
      ["X02_Next", undefined, "1.26.1.0"],
      ["X03_Hidden", "secret", "1.26.1.0"],
    ]);
    expect(vehicles.map(({ id, patch }) => [id, patch.version])).toEqual([
      [SAMPLE_ID, "1.26.1.0"],
      [NEXT_ID, "1.26.1.0"],
    ]);
    expect(faults).toEqual([]);
  });

  it("are read nation by nation, and it says how many there are", () => {
    const { said } = read([client()]);
    expect(said).toContain("Reading 3 vehicles of germany");
    expect(said).toContain("Reading 0 vehicles of usa");
    expect(said).toHaveLength(NATIONS.length);
  });
});

describe("the second file of a vehicle", () => {
  const second = (changes: Parameters<typeof client>[0]) => {
    const { vehicles, faults } = read([client(changes)]);
    return [vehicles.find(({ id }) => id === NEXT_ID)?.siege !== null, faults];
  };
  const untagged: [string, string] = ["siegeMode	", "	"];
  const unstated: [RegExp, string] = [/<siege_mode>[\s\S]*<\/siege_mode>/, ""];

  it("is read where list and file say that there are two modes", () => {
    expect(second({})).toEqual([true, []]);
  });

  it("is read where the file alone says so", () => {
    expect(second({ list: untagged })).toEqual([true, []]);
  });

  it("is read where the list alone says so, but then the file lacks the mode", () => {
    expect(second({ X02_Next: unstated })).toEqual([true, ["has no element siege_mode"]]);
  });

  it("is not read where neither says so", () => {
    expect(second({ list: untagged, X02_Next: unstated })).toEqual([false, []]);
  });

  it("is not read of two barrels, whose double shot is no mode of driving", () => {
    expect(second({ list: ["siegeMode	", "siegeMode dualgun	"] })).toEqual([false, []]);
  });
});

describe("the names of a vehicle", () => {
  const of = (name: string, more: Partial<PublishedName> = {}): PublishedName => ({
    name,
    shortName: "",
    tag: "X01_Sample",
    ...more,
  });
  const newer = (name: string, more: Partial<NewerVehicle> = {}): NewerVehicle => ({
    id: SAMPLE_ID,
    nation: "germany",
    tag: "X01_Sample",
    name,
    tier: 6,
    type: "mediumTank",
    role: null,
    premium: false,
    price: null,
    stats: { damage: null, health: null, topSpeed: null, calibre: null, dispersion: null },
    ...more,
  });

  interface Sources {
    own?: PublishedName;
    listed?: PublishedName;
    named?: PublishedName;
    newer?: NewerVehicle;
  }

  /** Its names, the one that counts first, and the notes of it. */
  function names({ own, listed, named, newer }: Sources) {
    const source = { ...client(), names: new Map(own && [[SAMPLE_ID, own]]) };
    const { vehicles, notes } = read([source], {
      vehicleNames: listed && new Map([["germany:X01_Sample", listed]]),
      names: new Map(named && [[SAMPLE_ID, named]]),
      newer: newer ? [newer] : [],
    });
    const [vehicle] = vehicles;
    expect(vehicles[1]).toMatchObject({ name: "Next", nameSource: "made-from-tag" });
    expect(notes).toContain(
      `name made from the tag: ${[...(vehicle?.nameSource === "published" ? [] : ["273 X01_Sample"]), `${NEXT_ID} X02_Next`].join()}`,
    );
    return [[vehicle?.name, ...(vehicle?.aliases ?? [])], notes.filter((note) => !note.startsWith("name made"))];
  }

  const all = { listed: of("Listed"), named: of("Named"), newer: newer("Newer") };

  it.each<[string, Sources, string[]]>([
    ["made from its tag, if no source has one", {}, ["Sample"]],
    [
      "first of the game's own texts",
      { ...all, own: of("Game", { ofGame: true }) },
      ["Game", "Listed", "Named", "Newer"],
    ],
    [
      "of the overlay after those of the lists of names",
      { ...all, own: of("Overlay") },
      ["Listed", "Named", "Overlay", "Newer"],
    ],
    ["of the list of newer vehicles, if no other has one", { newer: newer("Newer") }, ["Newer"]],
    ["of the list, and what it was called before: after its tag", { listed: of("Listed") }, ["Listed", "Sample"]],
    ["of the list of names alone", { named: of("Named") }, ["Named"]],
    ["of the overlay alone", { own: of("Overlay") }, ["Overlay"]],
    ["of the texts alone", { own: of("Game", { ofGame: true }) }, ["Game"]],
  ])("are %s", (_, sources, expected) => {
    expect(names(sources)).toEqual([expected, []]);
  });

  it.each<[string, Sources]>([
    ["texts", { own: of("Other", { ofGame: true, tag: "X09_Old" }) }],
    ["overlay", { own: of("Other", { tag: "X09_Old" }) }],
    ["list of names", { named: of("Other", { tag: "X09_Old" }) }],
    ["list of newer vehicles", { newer: newer("Other", { tag: "X09_Old" }) }],
  ])("are not that of another vehicle with its id in the %s, and there is a note", (_, sources) => {
    const note = "name of another vehicle under a reused id: 273 X01_Sample, not X09_Old";
    expect(names(sources)).toEqual([["Sample"], [note]]);
    expect(names({ listed: of("Listed"), ...sources })).toEqual([["Listed", "Sample"], [note]]);
  });

  it("are not that of another id in the list of newer vehicles", () => {
    expect(names({ newer: newer("Other", { id: 3, tag: "X09_Old" }) })).toEqual([["Sample"], []]);
  });
});

describe("the armour of vehicles", () => {
  const texts = { find: () => undefined } as unknown as NonNullable<ClientSource["texts"]>;
  const withoutWeight = { X01_Sample: ["<weight>	10000	</weight>", ""] as [string, string] };

  it("is read of an installed game alone", () => {
    expect(read([client()]).armour).toEqual([]);
    const { armour } = read([{ ...client(), texts }]);
    expect(armour).toEqual([
      { id: SAMPLE_ID, tag: "X01_Sample", parts: [] },
      { id: NEXT_ID, tag: "X02_Next", parts: [] },
    ]);
  });

  it("is not read of a vehicle that has a fault already", () => {
    const { armour, faults } = read([{ ...client(withoutWeight), texts }]);
    expect(armour.map(({ id }) => id)).toEqual([NEXT_ID]);
    expect(faults).toEqual(["has no element weight"]);
    expect(read([client(withoutWeight)]).armour).toEqual([]);
  });
});

describe("ids of several trees", () => {
  const entry = (tag: string, id: string) =>
    `<${tag}>${id}<price>1</price><tags>mediumTank secret</tags><level>6</level></${tag}>`;
  const list = (...entries: string[]) => `<root>${entries.join("")}</root>`;

  it.each<[string, Record<string, string>]>([
    [
      "an element that is no vehicle",
      { list: list("<xmlns:xsi>x</xmlns:xsi>", entry("X03_Hidden", "<id>3</id>")), X03_Hidden: "<a></a>" },
    ],
    ["modules without a list of ids", { "components/engines": "<root></root>" }],
    ["the ids that they have already", { "components/engines": "<root><ids><V2>5</V2></ids></root>" }],
  ])("may have %s", (_, files) => {
    expect(read([client(), inGermany(files)]).faults).toEqual([]);
  });

  it("may not call one thing by two, nor two things by one", () => {
    const first = client();
    const second = { "components/engines": "<root><ids><V2>9</V2><Other>5</Other></ids></root>" };
    const file = `${GERMANY}/components/engines.xml`;
    expect(read([first, inGermany(second)]).faults).toEqual([
      `gives the engine V2 the id 9, but ${file} gives it the id 5`,
      `gives the id 5 to the engine Other, but ${file} gives it to V2`,
    ]);
  });

  it("are compared with every tree below, not with the first alone", () => {
    const ids = (id: number) => inGermany({ "components/engines": `<root><ids><New>${id}</New></ids></root>` });
    expect(read([client(), ids(7), inGermany({}), ids(8)]).faults).toEqual([
      `gives the engine New the id 8, but overlay: ${GERMANY}/components/engines.xml gives it the id 7`,
    ]);
  });
});
