import { expect, it } from "vitest";
import { newestVersion } from "./view-surroundings.ts";

const source = (version: string | null) => ({ title: "t", publisher: "p", version, date: "2026" });

it.each([
  ["the end of a range", ["1.26.1.0", "2.1.1 to 2.3.1.3"], "2.3.1.3"],
  ["by number, not by letter", ["1.9.1", "1.26.1.0"], "1.26.1.0"],
  ["the first of equals", ["1.26.1.0", "1.26.1"], "1.26.1.0"],
  ["none", [null], null],
])("the newest version is %s", (_, [definitions, newer], expected) => {
  const sources = { definitions: source(definitions ?? null), newer: source(newer ?? null) };
  expect(newestVersion(sources as never)).toBe(expected);
});
