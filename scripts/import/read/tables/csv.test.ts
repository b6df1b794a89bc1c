import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SourceFaults } from "#scripts/import/report.ts";
import { readCsv } from "./csv.ts";

const textRecord = z.record(z.string(), z.string());

function read(source: string, separator?: "," | ";", schema: z.ZodType<unknown> = textRecord) {
  const faults = new SourceFaults();
  const rows = readCsv(source, "a.csv", faults, schema, separator);
  return { rows: rows.map(({ row }) => row), lines: rows.map(({ line }) => line), faults: faults.list };
}

describe("separated text", () => {
  it("becomes records by its head line", () => {
    const { rows, lines, faults } = read("id,name\n1,T-34\n2,Tiger II\n");
    expect(rows).toEqual([
      { id: "1", name: "T-34" },
      { id: "2", name: "Tiger II" },
    ]);
    expect(lines).toEqual(["line 2", "line 3"]);
    expect(faults).toEqual([]);
  });

  it("may quote separators, quotes and line breaks", () => {
    const { rows, lines } = read('a,b\n"1,2","say ""x""\nand y"\n3,4');
    expect(rows).toEqual([
      { a: "1,2", b: 'say "x"\nand y' },
      { a: "3", b: "4" },
    ]);
    expect(lines).toEqual(["line 3", "line 4"]);
  });

  it("may be separated otherwise, have Windows line ends, a mark at the start, and lines without text", () => {
    const { rows, lines } = read("\uFEFFa;b\r\n1;2,5\r\n\r\n;\r\n3;4", ";");
    expect(rows).toEqual([
      { a: "1", b: "2,5" },
      { a: "3", b: "4" },
    ]);
    expect(lines).toEqual(["line 2", "line 5"]);
  });

  it("has no records when there is nothing but a head line, or nothing at all", () => {
    expect([read("").rows, read("a,b\n").rows]).toEqual([[], []]);
  });

  it.each([
    ["too few fields", "a,b\n1\n3,4\n", "line 2", "Too few fields"],
    ["too many fields", "a,b\n3,4\n1,2,3\n", "line 3", "Too many fields"],
    ["a quote that is never closed", 'a,b\n3,4\n1,"2\n', "line 3", "Quoted field unterminated"],
  ])("is at fault with %s, by file and line, and the other rows are read", (_, source, element, message) => {
    const { rows, faults } = read(source);
    expect(rows).toEqual([{ a: "3", b: "4" }]);
    expect(faults).toEqual([{ file: "a.csv", element, message: expect.stringContaining(message) }]);
  });

  it("counts lines with both ends", () => {
    const { rows, lines } = read("a\r\n1\n2\r\n\n\n3");
    expect(rows).toEqual([{ a: "1" }, { a: "2" }, { a: "3" }]);
    expect(lines).toEqual(["line 2", "line 3", "line 6"]);
  });

  it("is at fault where a row does not fit its schema", () => {
    const { rows, faults } = read("xp\n5\n\nmuch\n", ",", z.object({ xp: z.coerce.number() }));
    expect(rows).toEqual([{ xp: 5 }]);
    expect(faults).toEqual([{ file: "a.csv", element: "line 4", message: expect.stringContaining("xp") }]);
  });
});
