import { expect, test } from "vitest";
import { focusAfter } from "./use-changes.ts";

test.each([
  ["remove.0", 3, '[value="remove.0"]'],
  ["remove.2", 3, '[value="remove.1"]'],
  ["remove.0", 1, "#begin"],
  ["clear", 3, "#begin"],
  ["base.2", 3, '[data-column="0"] summary'],
  ["move.0.2", 3, '[data-column="2"] summary'],
  ["setup.1.typical", 3, null],
])("after %s of %i columns the focus is at %s", (change, count, selector) => {
  expect(focusAfter(change, count)).toBe(selector);
});
