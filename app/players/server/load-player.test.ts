import { expect, it } from "vitest";
import { isUnread } from "./load-player.ts";

it.each([
  ["linked", null, true],
  ["linked", [], false],
  ["linked", { battles: 0 }, false],
  ["publisher", null, false],
] as const)("battles of a %s account of which a call told %j are unread: %s", (source, read, unread) => {
  expect(isUnread({ source }, read)).toBe(unread);
});
