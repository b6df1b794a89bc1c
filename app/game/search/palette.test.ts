import { describe, expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { joined, type PaletteEntry, type PaletteKind, paletteIndex, searchPalette } from "./palette.ts";
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
      alias: { text: "VAE Type B", ranges: [[0, 10]] },
    });
  });
});

describe("of several kinds", () => {
  const entry = (kind: PaletteKind, label: string, aliases: string[] = [], rank = 0): PaletteEntry => {
    return { kind, key: `${kind}:${label}`, label, aliases, rank };
  };
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
    ["maps", ["Maps", "exact"], ["Map rotation", "beginning"], ["Plan research to the Maps", "part"]],
    ["MAPS", ["Maps", "exact"], ["Map rotation", "beginning"], ["Plan research to the Maps", "part"]],
    ["map", ["Tiger (P)", "exact"], ["Maps", "beginning"], ["Map rotation", "beginning"]],
    ["ma", ["Maus", "beginning"], ["Tiger (P)", "beginning"], ["Maps", "beginning"]],
    ["arena", ["Maps", "beginning"]],
    ["mouse", ["Maus", "exact"]],
    ["m 1 0 3", ["M103", "exact"]],
    ["--", undefined],
  ])("%j finds exact names, then beginnings, then parts, the higher tier first", (query, ...expected) => {
    expect(found(query).slice(0, expected.length)).toEqual(expected.filter((hit) => hit !== undefined));
  });
});
