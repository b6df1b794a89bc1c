import { expect, it } from "vitest";
import { formatPatch } from "./format-patch.ts";

it.each([
  ["1.26.1.0", "1.26.1"],
  ["2.3.1.3", "2.3.1.3"],
  ["2.1.1", "2.1.1"],
  ["2.1.1 to 2.3.1.3", "2.1.1 to 2.3.1.3"],
])("%s is patch %s", (version, patch) => {
  expect(formatPatch(version)).toBe(patch);
});
