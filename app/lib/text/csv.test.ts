import { expect, it } from "vitest";
import { csvText } from "./csv.ts";

it.each<[string, (string | number)[][], string]>([
  ["nothing", [], ""],
  [
    "lines that end as RFC 4180 wants",
    [
      ["a", "b"],
      [1, -2.5],
    ],
    "a,b\r\n1,-2.5\r\n",
  ],
  ["quotes where a field needs them", [['say "hi"', "a,b", "two\nlines"]], '"say ""hi""","a,b","two\nlines"\r\n'],
  ["texts that would be formulas", [["=1+1", "+1", "-1", "@a", "\tb"]], "'=1+1,'+1,'-1,'@a,'\tb\r\n"],
  ["both", [["=A1,B1"]], '"\'=A1,B1"\r\n'],
])("writes %s", (_, lines, text) => expect(csvText(lines)).toBe(text));
