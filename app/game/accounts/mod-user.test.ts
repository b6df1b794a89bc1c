import { expect, it } from "vitest";
import { isActiveModUser } from "./mod-user.ts";

const now = 1_795_000_000_000;
const day = 86_400;

it.each([
  [0, true],
  [6.9 * day, true],
  [7 * day, true],
  [7 * day + 1, false],
  [30 * day, false],
])("a newest arena %d seconds ago: active %s", (ago, expected) => {
  expect(isActiveModUser(now / 1000 - ago, now)).toBe(expected);
});

it("without an arena nobody is an active mod user", () => {
  expect(isActiveModUser(undefined, now)).toBe(false);
});
