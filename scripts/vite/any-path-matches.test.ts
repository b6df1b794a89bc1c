import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { matchLineBreaks } from "./any-path-matches.ts";

const file = "node_modules/react-router/dist/production/lib/router/utils.js";

it("finds and replaces the pattern of the installed router", async () => {
  const code = await readFile(`${root}${file}`, "utf8");
  const changed = matchLineBreaks(code);
  expect(changed).not.toBe(code);
  expect(changed).not.toMatch(/\(\.[*+]\)[$|]/);
});

it("fails where the router has changed", () => {
  expect(() => matchLineBreaks('regexpSource += "(.*)";')).toThrow(/internals\.md/);
});
