import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { isNotOpen, NOT_OPEN } from "./not-open.ts";

type Route = (typeof routes)[number];

const all = (level: readonly Route[]): Route[] => level.flatMap((route) => [route, ...all(route.children ?? [])]);

it.each([
  ["/maps", true],
  ["/maps?mode=assault#list", true],
  ["/", false],
  ["/faq#clearing", false],
  ["/maps/more", false],
  ["/techtree/uk", false],
])("%s is not open: %j", (href, expected) => expect(isNotOpen(href)).toBe(expected));

it("the pages that say they are not open are those of the list", () => {
  const closed = all(routes).filter(({ file }) => file === "routes/not-open-yet.tsx");
  expect(closed.map(({ path }) => `/${path}`).sort()).toEqual([...NOT_OPEN].sort());
});
