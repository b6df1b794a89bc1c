import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import {
  closestName,
  corrected,
  joined,
  type PaletteEntry,
  type PaletteKind,
  paletteIndex,
  searchPalette,
} from "./palette.ts";
import { vehicleEntry } from "./palette-vehicles.ts";

const vehicles = publishedRows();
const index = paletteIndex(vehicles.map(vehicleEntry));

function names(query: string): string[] {
  return searchPalette(index, query).map(({ entry }) => entry.label);
}

describe("the vehicle that is meant comes first", () => {
  it.each([
    ["t54", "T-54"],
    ["pzkpfw vii", "Pz.Kpfw. VII"],
    ["bat chat", "Bat.-Châtillon 25 t"],
    ["bc25t", "Bat.-Châtillon 25 t"],
    ["b-c 25", "Bat.-Châtillon 25 t"],
    ["obj 140", "Object 140"],
    ["140", "Object 140"],
    ["430u", "Object 430U"],
    ["škoda t 50", "Škoda T 50"],
    ["skoda t50", "Škoda T 50"],
    ["lowe", "Löwe"],
    ["LÖWE", "Löwe"],
    ["maus", "Maus"],
    ["mauschen", "Mäuschen"],
    ["is3", "IS-3"],
    ["is 7", "IS-7"],
    ["e100", "E 100"],
    ["jgpze100", "Jagdpanzer E 100"],
    ["tiger 2", "Tiger II"],
    ["tiger 131", "Tiger 131"],
    ["king tiger", "King Tiger (Captured)"],
    ["sconq", "Super Conqueror"],
    ["s. conq", "Super Conqueror"],
    ["chieftan", "Chieftain/T95"],
    ["hetzer", "Jagdpanzer 38(t) Hetzer"],
    ["kran", "Kranvagn"],
    ["amx50b", "AMX 50 B"],
    ["foch 155", "AMX 50 Foch (155)"],
    ["strv103b", "Strv 103B"],
    ["udes 15", "UDES 15/16"],
    ["blyskawica", "NC 70 Błyskawica"],
    ["ebr 105", "Panhard EBR 105"],
    ["type 5 heavy", "Type 5 Heavy"],
    ["kv2", "KV-2"],
    ["medved", "Vz. 58 Medvěd"],
    ["cs 63", "CS-63"],
    ["fv4005", "FV4005 Stage II"],
    ["183", "FV215b (183)"],
    ["leo 1", "Leopard 1"],
    ["tog", "TOG II*"],
  ])("%j → %s", (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  it("finds every vehicle by its own name, as one of the best", () => {
    for (const { name, shortName } of vehicles) {
      expect(names(name).slice(0, 4), name).toContain(name);
      expect(names(shortName).slice(0, 4), shortName).toContain(name);
    }
  });

  it("puts the higher tier first where the match is as good, then the name", () => {
    expect(names("škoda").slice(0, 4)).toEqual(["Škoda T 50", "Škoda T 27", "Škoda T 56", "Škoda T 17"]);
  });

  it("finds nothing for what no name holds", () => {
    for (const query of ["zzzz", "calendar", "qqq", "!?", " "]) expect(names(query), query).toEqual([]);
  });

  it("finds no name by single letters out of the middle of its words", () => {
    expect(names("is-7")).not.toContain("M7 Priest");
  });

  it("says by which other name it was found", () => {
    expect(searchPalette(index, "kpz. 3 gst")[0]?.alias).toBeNull();
    expect(searchPalette(index, "vae type b")[0]).toMatchObject({
      ranges: [],
      alias: { text: "VAE Type B", ranges: [{ start: 0, end: 10 }] },
    });
  });
});

function entry(kind: PaletteKind, label: string, aliases: string[] = [], rank = 0): PaletteEntry {
  return { kind, key: `${kind}:${label}`, label, aliases, rank };
}

describe("one of several names", () => {
  const hit = (query: string, label: string, ...aliases: string[]) =>
    searchPalette(paletteIndex([entry("vehicle", label, aliases)]), query)[0];

  it.each([
    ["what is called so before what begins so", ["Tiger of old", "Tiger"], "Tiger"],
    ["what is called so, wherever it stands", ["Tiger", "Tiger of old"], "Tiger"],
    ["what begins so before what has it within", ["Royal Tiger", "Tiger of old"], "Tiger of old"],
    ["what begins so, wherever it stands", ["Tiger of old", "Royal Tiger"], "Tiger of old"],
    ["the nearer one of two that begin so", ["Tiger of the first days", "Tiger A"], "Tiger A"],
    ["the nearer one, wherever it stands", ["Tiger A", "Tiger of the first days"], "Tiger A"],
    ["the first of two that are as near", ["Tiger A", "Tiger B"], "Tiger A"],
  ])("is shown: %s", (_, aliases, shown) => {
    expect(hit("tiger", "Maus", ...aliases)?.alias?.text).toBe(shown);
  });

  it("is the label where another name is no better", () => {
    const own = searchPalette(paletteIndex([entry("vehicle", "Tiger I")]), "tiger")[0];
    expect(hit("tiger", "Tiger I", "Tiger 1")).toMatchObject({
      score: own?.score,
      ranges: [{ start: 0, end: 5 }],
      alias: null,
    });
  });

  it("counts for the order, while the label is read", () => {
    expect(hit("mouse", "Mouse trap", "Mouse")).toMatchObject({
      match: "exact",
      ranges: [{ start: 0, end: 5 }],
      alias: null,
    });
  });
});

it("a name of signs alone is not what other signs ask for", () => {
  expect(searchPalette(paletteIndex([entry("clan", "***")]), "---")).toEqual([]);
});

it("entries of one name and rank stay in their order", () => {
  const twins = paletteIndex([entry("clan", "Maus"), entry("vehicle", "Maus"), entry("map", "Anna")]);
  expect(twins.rows.map((row) => row.entry.kind)).toEqual(["map", "clan", "vehicle"]);
});

it("entries stand by rank, then by name, whose numbers count by their value", () => {
  const names = [["E 100"], ["E 5"], ["E 50"], ["Maus", 3], ["Anna", 2], ["A 155 55"], ["A 25 t"]] as const;
  const index = paletteIndex(names.map(([label, rank = 1]) => entry("vehicle", label, [], rank)));
  const labels = index.rows.map((row) => row.entry.label);
  expect(labels).toEqual(["Maus", "Anna", "A 25 t", "A 155 55", "E 5", "E 50", "E 100"]);
});

describe("the name that is almost a text", () => {
  it.each([
    // Three letters are no word that one misspells; of four to six one may be wrong, of more two.
    ["mau", ["maus"], undefined],
    ["maux", ["maus"], "maus"],
    ["maxx", ["maus"], undefined],
    ["panter", ["panther"], "panther"],
    ["pantxr", ["panther"], undefined],
    ["pantxxr", ["panther"], "panther"],
    ["panxxxr", ["panther"], undefined],
    ["Pänther!", ["panzer", "panther"], "panther"],
    // A number with another figure is another number.
    ["1401", ["1402"], undefined],
    ["t1401", ["t1402"], "t1402"],
    ["1401t", ["1402t"], "1402t"],
    ["maux", [], undefined],
  ])("%j of %j is %j", (text, names, closest) => expect(closestName(text, names)).toBe(closest));

  it.each([
    ["pantherr", "Panther"],
    ["himelsdorf", "Himmelsdorf"],
    ["winter himelsdorf", "Winter Himmelsdorf"],
    ["wintr", "Winter"],
    ["something else", null],
  ])("%j is %j put right", (text, expected) => {
    const index = paletteIndex([entry("vehicle", "Panther"), entry("map", "Winter Himmelsdorf")]);
    expect(corrected(index, text)).toBe(expected);
    expect(corrected(paletteIndex([]), text)).toBeNull();
  });
});

it("of two names that are alike but for their signs, the one that is written as typed is first", () => {
  const index = paletteIndex([entry("vehicle", "T34", [], 8), entry("vehicle", "T-34", [], 5)]);
  const found = (query: string) => searchPalette(index, query).map((hit) => hit.entry.label);
  expect(found("t-34")).toEqual(["T-34", "T34"]);
  expect(found("T34")).toEqual(["T34", "T-34"]);
  expect(found("t 34")).toEqual(["T34", "T-34"]);
});

describe("numbers alone", () => {
  const index = paletteIndex(["E 100", "FV4005", "T-34-85", "AMX 50 100"].map((name) => entry("vehicle", name)));

  it.each([
    ["%00 ' ", []],
    ["00", []],
    ["10", ["AMX 50 100", "E 100"]],
    ["400", ["FV4005"]],
    ["34 85", ["T-34-85"]],
    ["3485", ["T-34-85"]],
    ["85", ["T-34-85"]],
    ["100 50", ["AMX 50 100"]],
  ])("%j is what a number of the name begins with", (query, expected) => {
    expect(searchPalette(index, query).map(({ entry }) => entry.label)).toEqual(expected);
  });
});

describe("of several kinds", () => {
  const mixed = joined<PaletteEntry>([
    paletteIndex([entry("action", "Plan research to the Maps", [], -1), entry("page", "Maps", ["arenas"])]),
    paletteIndex([entry("page", "Map rotation", ["maps in rotation"], -1)]),
    paletteIndex([
      entry("vehicle", "M103", [], 9),
      entry("vehicle", "Maus", ["Mouse"], 10),
      entry("vehicle", "Tiger (P)", ["Map"], 7),
    ]),
  ]);
  const found = (query: string) => searchPalette(mixed, query).map(({ entry, match }) => [entry.label, match]);

  it.each([
    ["maps", ["Maps", "exact"], ["Map rotation", "beginning"], ["Plan research to the Maps", "word"]],
    ["MAPS", ["Maps", "exact"], ["Map rotation", "beginning"], ["Plan research to the Maps", "word"]],
    ["map", ["Tiger (P)", "exact"], ["Maps", "beginning"], ["Map rotation", "beginning"]],
    ["ma", ["Maus", "beginning"], ["Tiger (P)", "beginning"], ["Maps", "beginning"]],
    ["arena", ["Maps", "beginning"]],
    ["mouse", ["Maus", "exact"]],
    ["m 1 0 3", ["M103", "exact"]],
    ["us", ["Maus", "part"]],
    ["rot", ["Map rotation", "word"]],
    ["--", undefined],
  ])("%j finds exact names, then beginnings, words and parts, the higher tier first", (query, ...expected) => {
    expect(found(query).slice(0, expected.length)).toEqual(expected.filter((hit) => hit !== undefined));
  });
});
