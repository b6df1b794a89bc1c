import { describe, expect, it } from "vitest";
import { isOwnOrigin, siteOrigin } from "./site-origin.ts";

const here = "http://localhost:8787/wg?x=1";
const site = "https://index.example";

describe("the site's own origin", () => {
  it.each([
    [site, site],
    ["", "http://localhost:8787"],
    [undefined, "http://localhost:8787"],
  ])("is that of the settings, else the request's: %j", (SITE_ORIGIN, expected) => {
    expect(siteOrigin({ SITE_ORIGIN } as Parameters<typeof siteOrigin>[0], here)).toBe(expected);
  });

  it.each([
    [site, site, true],
    [site, "http://localhost:8787", true],
    [site, "https://evil.example", false],
    [site, "http://localhost", false],
    [site, "null", false],
    [site, "", false],
    // Without an origin in the settings an empty header is still nobody's.
    ["", "", false],
    ["", site, false],
    ["", "http://localhost:8787", true],
  ])("with %j in the settings, %j: %s", (SITE_ORIGIN, origin, expected) => {
    expect(isOwnOrigin({ SITE_ORIGIN } as Parameters<typeof isOwnOrigin>[0], here, origin)).toBe(expected);
  });
});
