import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { crumbsAt, PAGES } from "./pages.ts";
import { PREFETCHED_PATHS, PUBLIC_PATHS } from "./public-paths.ts";

type Route = (typeof routes)[number];

const all = (level: readonly Route[]): Route[] => level.flatMap((route) => [route, ...all(route.children ?? [])]);

describe("the list of pages", () => {
  it("has every page that the router knows, and no other", () => {
    const known = all(routes).filter(({ path, index, file }) => (path ?? index) && file !== "routes/not-found.tsx");
    expect(known.map(({ path = "" }) => `/${path}`).sort()).toEqual(PAGES.map(({ path }) => path).sort());
  });

  it("has no path and no key twice", () => {
    for (const values of [PAGES.map(({ path }) => path), PAGES.flatMap(({ key }) => key ?? [])]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("has an icon for what stands in the navigation or is searched", () => {
    for (const { path, navigation, icon, words } of PAGES) {
      if (navigation || words) expect(icon, path).toBeDefined();
    }
  });

  it("has words that the search finds a page by for whatever stands in the navigation or the footer", () => {
    for (const { path, navigation, footer, words } of PAGES) {
      if (navigation || footer) expect(words, path).toBeDefined();
    }
  });

  it("fetches no page ahead that is another one for everybody or at any time", () => {
    expect(PREFETCHED_PATHS).toContain("/techtree/uk");
    // It has what is the visitor's own as well.
    expect([PUBLIC_PATHS.includes("/"), PREFETCHED_PATHS.includes("/")]).toEqual([true, false]);
    expect([PUBLIC_PATHS.includes("/calendar"), PREFETCHED_PATHS.includes("/calendar")]).toEqual([true, false]);
  });

  it("has every parent among its pages, and the parent in the breadcrumb", () => {
    const paths = new Set<string>(PAGES.map(({ path }) => path));
    for (const { parent } of PAGES) if (parent) expect(paths).toContain(parent);
    expect(crumbsAt("/licences").map(({ href }) => href)).toEqual(["/legal", undefined]);
    expect(crumbsAt("/529/tiger-i")).toEqual([]);
  });
});
