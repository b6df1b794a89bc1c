import { describe, expect, it } from "vitest";
import { listEntries, MAX_LISTED } from "./read-list.ts";

const NAMES = ["8,8 cm Pak 43 Jagdtiger", "Pz. III/IV", "A;B", "110 112", "Tiger"];
const isName = (text: string) => NAMES.includes(text);
const read = (text: string) => listEntries(text, isName).entries.map((entry) => entry.text);

describe("the entries of a list", () => {
  it.each([
    ["one a line", "E 100\nIS-7\r\n\r\nMaus\r", ["E 100", "IS-7", "Maus"]],
    [
      "with commas, semicolons, bars and tabs",
      "E 100, IS-7; Maus | T-34\tT34,",
      ["E 100", "IS-7", "Maus", "T-34", "T34"],
    ],
    ["in quotation marks, as a spreadsheet writes them", '"E 100","IS-7"\n‘Maus’', ["E 100", "IS-7", "Maus"]],
    ["with bullets", "- E 100\n* IS-7\n• Maus", ["E 100", "IS-7", "Maus"]],
    ["ids with spaces between them", "33 49  65", ["33", "49", "65"]],
    ["a name of two numbers", "110 112", ["110 112"]],
    ["names with a slash", "Pz. III/IV, TNH 105/1000", ["Pz. III/IV", "TNH 105/1000"]],
    ["a name with a comma, alone", "8,8 cm Pak 43 Jagdtiger", ["8,8 cm Pak 43 Jagdtiger"]],
    [
      "a name with a comma, among others",
      "Tiger,8,8 cm Pak 43 Jagdtiger,529",
      ["Tiger", "8,8 cm Pak 43 Jagdtiger", "529"],
    ],
    ["a name with a semicolon", "A;B", ["A;B"]],
    ["nothing but signs", ' ,;\n\t|\n "" ', []],
    ["nothing", "", []],
  ])("%s", (_, text, entries) => expect(read(text)).toEqual(entries));

  it("know where they stand", () => {
    const text = ' "E 100" ,\n- 8,8 cm Pak 43 Jagdtiger; 33 49';
    for (const { text: entry, start, end } of listEntries(text, isName).entries)
      expect(text.slice(start, end)).toBe(entry);
    expect(read(text)).toHaveLength(4);
  });

  it("are read up to the limit, and the others counted", () => {
    const { entries, rest } = listEntries("a,b\n".repeat(MAX_LISTED), isName);
    expect([entries.length, rest]).toEqual([MAX_LISTED, MAX_LISTED]);
  });

  it("with long gaps are read at once", () => {
    const gap = " ".repeat(200_000);
    const start = performance.now();
    expect(read(`E${gap}100${gap}`)).toEqual([`E${gap}100`]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
