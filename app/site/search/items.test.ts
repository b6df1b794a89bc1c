import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { PAGE_ITEMS } from "./items.ts";
import { GO_KEYS } from "./shortcuts.ts";

type Route = (typeof routes)[number];

/** Paths of pages, however many layouts they stand in. */
const pathsIn = (level: readonly Route[]): (string | undefined)[] =>
  level.flatMap(({ path, children }) => (children ? pathsIn(children) : [path]));
const patterns = pathsIn(routes);

it("every page of the palette is on the site map", () => {
  for (const { href } of PAGE_ITEMS) {
    const path = href.slice(1).replace(/^techtree\/.*/, "techtree/:nation") || undefined;
    expect(patterns, href).toContain(path);
  }
});

it("every page that G leads to can be found as well", () => {
  const hrefs = PAGE_ITEMS.map(({ href }) => href);
  for (const { href } of Object.values(GO_KEYS)) expect(hrefs).toContain(href);
});

it("has no two entries of the same key", () => {
  const keys = PAGE_ITEMS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
