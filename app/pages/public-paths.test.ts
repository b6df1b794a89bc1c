import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { PAGE_WORDS } from "./page-words.ts";
import { PREFETCHED_PATHS, PUBLIC_PATHS } from "./public-paths.ts";
import { SERVED_PAGES } from "./served-pages.ts";

type Route = (typeof routes)[number];

const all = (level: readonly Route[]): Route[] => level.flatMap((route) => [route, ...all(route.children ?? [])]);

describe("the list of pages", () => {
  it("has every page that the router knows, and no other", () => {
    const known = all(routes).filter(({ path, index, file }) => (path ?? index) && file !== "routes/not-found.tsx");
    expect(known.map(({ path = "" }) => `/${path}`).sort()).toEqual(SERVED_PAGES.map(({ path }) => path).sort());
  });

  it("has no path and no key twice", () => {
    for (const values of [SERVED_PAGES.map(({ path }) => path), SERVED_PAGES.flatMap(({ key }) => key ?? [])]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("has an icon for what stands in the navigation or is searched", () => {
    for (const { path, navigation, icon } of SERVED_PAGES) {
      if (navigation || path in PAGE_WORDS) expect(icon, path).toBeDefined();
    }
  });

  it("has words that the search finds a page by for whatever stands in the navigation or the footer, and for no others", () => {
    for (const { path, navigation, footer } of SERVED_PAGES) {
      if (navigation || footer) expect(PAGE_WORDS[path], path).toBeDefined();
    }
    const paths: string[] = SERVED_PAGES.map(({ path }) => path);
    for (const path of Object.keys(PAGE_WORDS)) expect(paths).toContain(path);
  });

  it("fetches no page ahead that is another one for everybody or at any time", () => {
    expect(PREFETCHED_PATHS).toContain("/techtree/uk");
    expect([PUBLIC_PATHS.includes("/calendar"), PREFETCHED_PATHS.includes("/calendar")]).toEqual([true, false]);
  });
});
