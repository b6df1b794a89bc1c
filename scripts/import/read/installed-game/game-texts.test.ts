import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { mo } from "../../fixtures/installed-game/written-files.fixture.ts";
import { GameTexts, readMo } from "./game-texts.ts";

const bytes = mo({ "R45_IS-7": "IS-7", AMX: "AMX 13 57\u00a0GF", void: "?empty?", long: "Œ".repeat(300) });

function read(from: Uint8Array) {
  const faults = new SourceFaults();
  return { texts: readMo(from, "a.mo", faults), faults: faults.list };
}

describe("a gettext file", () => {
  it("gives texts by key", () => {
    const { texts, faults } = read(bytes);
    expect(faults).toEqual([]);
    expect(texts?.get("R45_IS-7")).toBe("IS-7");
    expect(texts?.get("long")).toBe("Œ".repeat(300));
    expect(texts?.get("")).toContain("charset=UTF-8");
  });

  it("may have its numbers the other way round", () => {
    const swapped = Buffer.from(bytes);
    swapped.subarray(0, 28 + 16 * 5).swap32();
    expect(read(swapped).texts?.get("R45_IS-7")).toBe("IS-7");
  });

  it.each([
    ["nothing", Buffer.alloc(0), "is no gettext file"],
    ["something else", Buffer.from("<list.xml><a>1</a></list.xml>"), "is no gettext file"],
    ["a part of its tables", bytes.subarray(0, 60), "is cut off: it has no room for the 5 texts"],
    ["all but its last bytes", bytes.subarray(0, -2), "is cut off: a text lies beyond its end"],
    ["bytes that are no text", Buffer.from(bytes).fill(0xff, bytes.length - 9, bytes.length - 1), "not UTF-8"],
  ])("is a fault when it holds %s", (_, from, message) => {
    expect(read(from)).toEqual({
      texts: undefined,
      faults: [{ file: "a.mo", element: "", message: expect.stringContaining(message) }],
    });
  });
});

describe("the texts of a game", () => {
  const faults = new SourceFaults();
  const texts = new GameTexts(
    "lc_messages",
    new Map([
      ["ussr_vehicles", bytes],
      ["arenas.old", mo({ spaced: " El  Halluf\n", blank: " ", "a:b": "Lake" })],
    ]),
    faults,
  );

  it.each([
    ["#ussr_vehicles:R45_IS-7", "IS-7"],
    ["#ussr_vehicles:AMX", "AMX 13 57 GF"],
    ["#ussr_vehicles:void", undefined],
    ["#ussr_vehicles:unknown", undefined],
    ["#elsewhere:R45_IS-7", undefined],
    ["see #ussr_vehicles:R45_IS-7", undefined],
    ["#arenas.old:spaced", "El Halluf"],
    ["#arenas.old:blank", undefined],
    ["#arenas.old:a:b", "Lake"],
    ["Development Engine", undefined],
    ["", undefined],
  ])("name %j as %j", (reference, text) => {
    expect(texts.find(reference)).toBe(text);
    expect(faults.list).toEqual([]);
  });

  it("are at fault where their file is", () => {
    const broken = new GameTexts("lc_messages", new Map([["arenas", Buffer.from("no")]]), faults);
    for (const map of ["01_karelia", "02_malinovka"]) expect(broken.find(`#arenas:${map}/name`)).toBeUndefined();
    expect(faults.list).toEqual([expect.objectContaining({ file: "lc_messages/arenas.mo" })]);
  });
});
