import { expect, it } from "vitest";
import { sectionOf } from "./navigation.tsx";

it.each([
  ["/", ""],
  ["/5137/tiger-ii", ""],
  ["/techtree/germany", "techtree"],
  ["/accounts/500000001/nick", "accounts"],
  ["/maps", "maps"],
])("%s belongs to %j", (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});
