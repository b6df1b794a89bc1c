import { expect, it } from "vitest";
import { PAGES } from "#app/site/pages.ts";
import { SHOWN_PAGES } from "#app/site/shown-pages.ts";
import { shownPagesCode } from "./shown-pages.ts";

it("has every page that is named somewhere, with all that names it", () => {
  for (const { path, name, shortName, icon, navigation, footer, key } of PAGES) {
    if (!(navigation || footer || key)) continue;
    expect(SHOWN_PAGES.find((page) => page.path === path)).toEqual(
      JSON.parse(JSON.stringify({ path, name, shortName, icon, navigation, footer, key })),
    );
  }
});

it("has nothing that only the server needs", () => {
  expect(shownPagesCode).not.toMatch(/routes\/|cacheableWith|listed|adsBelow/);
});
