import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { answeredList, LONGEST_ENTRY, MAX_SEARCHED, readVehicleList } from "./read-list.ts";
import { indexVehicleNames } from "./vehicle-names.ts";

const rows = publishedRows();
const names = indexVehicleNames(rows);
const read = (text: string) => readVehicleList(text, names);
const idOf = (name: string) => rows.find((row) => row.name === name)?.id;

const E100 = 9489;
const IS7 = 7169;

describe("a list of vehicles", () => {
  it.each<[string, string, number[]]>([
    ["ids", "9489, #7169", [E100, IS7]],
    ["names, whatever their case", "e 100\nIs-7", [E100, IS7]],
    ["names without their signs", "e100\nis7", [E100, IS7]],
    ["short names", "S. Conqueror", [15697]],
    ["tags, with the nation or without", "germany:G56_E-100\nR45_IS-7", [E100, IS7]],
    ["roman numerals in figures", "Tiger 2", [idOf("Tiger II") ?? 0]],
    ["names that are told apart by a sign", "T-34, T34", [1, 2849]],
    ["a name that is a number", "121", [4145]],
  ])("is read by %s", (_, text, ids) => {
    expect(read(text)).toMatchObject({ ids, guessed: [], questions: [], notFound: [], repeated: 0 });
  });

  it("keeps the order of its first mentions, and counts a vehicle once", () => {
    expect(read("IS-7\nE 100\nis7\n7169\nIS-7")).toMatchObject({ ids: [IS7, E100], repeated: 3 });
  });

  it("says how it read a part of a name", () => {
    expect(read("super conq")).toMatchObject({ ids: [15697], guessed: [{ text: "super conq", id: 15697 }] });
  });

  it("asks where several vehicles may be meant", () => {
    const { ids, questions } = read("IS-2\n113\nAMX 50");
    expect(ids).toEqual([]);
    expect(questions[0]).toEqual({ text: "IS-2", ids: [3633, 59137] });
    // The id of one vehicle and the name of another.
    expect(questions[1]).toEqual({ text: "113", ids: [113, 5425] });
    expect(questions[2]?.ids).toContain(idOf("AMX 50 B"));
    expect(questions[2]?.ids.length).toBeLessThanOrEqual(6);
  });

  it("says what it does not find, once, with the name that is almost the same", () => {
    expect(read("Kranwagen\nKranwagen\n9999999\nxyz").notFound).toEqual([
      { text: "Kranwagen", like: idOf("Kranvagn") },
      { text: "9999999", like: null },
      { text: "xyz", like: null },
    ]);
  });

  it("names what is almost the same for the first twenty", () => {
    // The same name in 32 spellings of upper and lower case.
    const spellings = Array.from({ length: 32 }, (_, n) =>
      [..."kranwagen"].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
    );
    const { notFound } = read(spellings.join("\n"));
    expect(notFound.map(({ like }) => like)).toEqual([...Array(20).fill(idOf("Kranvagn")), ...Array(12).fill(null)]);
  });

  it("looks for a bounded number of unknown names by their parts, and says so", () => {
    const list = read(Array.from({ length: 5_000 }, (_, i) => `no vehicle ${i}`).join("\n"));
    expect(list).toMatchObject({ ids: [], unsearched: 5_000 - MAX_SEARCHED });
    expect(list.notFound).toHaveLength(5_000);
  });

  it("is not searched for what is longer than any name", () => {
    const alike = vi.fn(names.alike);
    const long = "super conq ".repeat(20);
    expect(long.length).toBeGreaterThan(LONGEST_ENTRY);
    const { notFound } = readVehicleList(long, { ...names, alike });
    expect(notFound).toEqual([{ text: long.trim(), like: null }]);
    expect(alike).not.toHaveBeenCalled();
    for (const { name, id } of rows) expect(`${name} ${id}`.length).toBeLessThan(LONGEST_ENTRY);
  });

  it("is read whole with five thousand lines", () => {
    const text = Array.from({ length: 5_000 }, (_, i) => names.nameOf(rows[i % rows.length]?.id ?? 0)).join("\n");
    expect(read(text)).toMatchObject({ repeated: 5_000 - rows.length, unread: 0, notFound: [], questions: [] });
    expect(read(`${text}\nMaus`).unread).toBe(1);
  });

  it("loses no entry, whatever it holds", () => {
    const entry = fc.oneof(
      fc.constantFrom("Maus", "IS-2", "super conq", "7169", "Kranwagen"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const { ids, questions, notFound, repeated } = read(entries.join("\n"));
        const distinct = new Set(entries.map((text) => text.trim()));
        expect(ids.length).toBeLessThanOrEqual(rows.length);
        expect(new Set(ids).size).toBe(ids.length);
        for (const name of ["IS-2", "Kranwagen"]) {
          const isReported = [...questions, ...notFound].some(({ text }) => text === name);
          expect(isReported).toBe(distinct.has(name));
        }
        expect(repeated).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the name of a vehicle in a list", () => {
  it("names it and no other, for every vehicle there is", () => {
    const text = rows.map(({ id }) => names.nameOf(id)).join("\n");
    expect(read(text)).toMatchObject({ ids: rows.map(({ id }) => id), guessed: [], questions: [], notFound: [] });
  });

  it("is its name where that will do", () => {
    expect(names.nameOf(IS7)).toBe("IS-7");
    expect(names.nameOf(59137)).toBe("R71_IS_2B");
    expect(names.nameOf(2)).toBe("2");
  });
});

describe("a list with answers", () => {
  it("has them in place of what was asked, and the rest as it was", () => {
    const answers = new Map([
      ["is-2", 3633],
      ["Kranwagen", idOf("Kranvagn") ?? 0],
    ]);
    const answered = answeredList('Maus, "is-2"; nothing\nKranwagen', answers, names);
    expect(answered).toBe('Maus, "Ch10_IS2"; nothing\nKranvagn');
    expect(read(answered)).toMatchObject({ questions: [], notFound: [{ text: "nothing" }] });
  });
});
