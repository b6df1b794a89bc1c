import { describe, expect, it } from "vitest";
import { parseCsv } from "./csv.ts";

describe("separated text", () => {
  it("becomes records by its head line", () => {
    expect(parseCsv("id,name\n1,T-34\n2,Tiger II\n")).toEqual([
      { id: "1", name: "T-34" },
      { id: "2", name: "Tiger II" },
    ]);
  });

  it("may quote separators, quotes and line breaks", () => {
    expect(parseCsv('a,b\n"1,2","say ""x""\nand y"')).toEqual([{ a: "1,2", b: 'say "x"\nand y' }]);
  });

  it("may be separated otherwise, have Windows line ends, a mark at the start and missing fields", () => {
    expect(parseCsv("\uFEFFa;b\r\n1\r\n\r\n3;4", ";")).toEqual([
      { a: "1", b: "" },
      { a: "3", b: "4" },
    ]);
  });
});
