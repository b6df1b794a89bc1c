import type { APIResponse } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { test as isolatedSite } from "../support/isolated-site.ts";
import { faultsOfAnswer } from "../support/observatory-score.ts";
import { expect, test } from "../support/test.ts";

/** One of every kind of answer that the site gives: method, path and status. */
type Answer = [method: string, path: string, status: number];

const PAGES: Answer[] = [
  ["GET", "/", 200],
  ["GET", "/?tier=10", 200],
  ["GET", "/5137/tiger-ii", 200],
  ["GET", "/techtree/germany", 200],
  ["GET", "/disable-adblock", 200],
  ["GET", "/faq", 200],
  ["GET", "/maps", 200],
  ["GET", "/maps/prokhorovka", 200],
  ["GET", "/maps/atlantis", 404],
  ["GET", "/clans-info", 200],
  ["GET", "/clans-info/eu/500000999/NONE", 404],
  ["GET", "/mod", 200],
  ["GET", "/access", 200],
  ["GET", "/nowhere", 404],
  ["GET", "/0/nothing", 404],
  ["GET", "/1/wrong-name-of-nothing/x", 404],
  ["POST", "/", 405],
  ["DELETE", "/5137/tiger-ii", 405],
];
const DATA: Answer[] = [
  ["GET", "/529/panther", 301],
  ["GET", "/a%0Ab", 301],
  ["OPTIONS", "/", 405],
  ["TRACE", "/", 405],
  ["HEAD", "/techtree/germany.data", 200],
  ["GET", "/techtree/germany.data", 200],
  ["GET", "/nowhere.data", 404],
  ["GET", "/_payload.json", 404],
  ["GET", "/comparison/_payload.json", 200],
  ["GET", "/faq/_payload.json", 200],
  ["GET", "/clans-info/_payload.json", 404],
  ["GET", "/builds/latest.json", 200],
  ["GET", "/builds/nothing", 404],
  ["GET", "/api/nothing", 404],
  ["GET", "/api/log", 405],
  ["POST", "/api/log", 400],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/sitemaps/nothing.xml", 404],
  ["GET", "/assets/gone.js", 404],
  ["GET", "/favicon.svg", 200],
  ["GET", "/fonts/geist-latin.woff2", 200],
];
/** Open to other sites, since it contains nothing of visitors. */
const OPEN: Answer[] = [
  ["GET", "/api/files/manifest.json", 200],
  ["GET", "/api/files/nothing.json", 404],
  ["GET", "/api/openapi.json", 200],
  ["GET", "/api/vehicles/529/characteristics", 200],
  ["GET", "/api/vehicles/529/characteristics?crew=40", 400],
];

function audit(answer: APIResponse, kind: "page" | "data" | "open"): void {
  const headers = answer.headers();
  // Addresses of calls can hold a code, a state or a key.
  const isCall = new URL(answer.url()).pathname.startsWith("/api/");
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": isCall ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": kind === "open" ? "cross-origin" : "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), display-capture=(), geolocation=()"),
    "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
  });
  const policy = headers["content-security-policy"];
  if (kind === "page") expect(policy).toContain("require-trusted-types-for 'script'");
  else expect(policy).not.toContain("-src 'self'");
  expect(headers["access-control-allow-origin"]).toBe(kind === "open" ? "*" : undefined);
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
  expect(headers.server ?? headers["x-powered-by"]).toBeUndefined();
}

for (const [kind, answers] of Object.entries({ page: PAGES, data: DATA, open: OPEN } as const)) {
  test(`every answer that is ${kind} has the security headers, whatever its status`, async ({ request }) => {
    for (const [method, path, status] of answers) {
      await test.step(`${method} ${path}`, async () => {
        const answer = await request.fetch(path, { method, maxRedirects: 0 });
        expect(answer.status()).toBe(status);
        audit(answer, kind as "page" | "data" | "open");
      });
    }
  });
}

test("the data of a page are kept by no shared cache, like the page", async ({ request }) => {
  for (const path of ["/faq.data", "/wg.data", "/accounts.data?q=Commander", "/my-builds.data"]) {
    const headers = (await request.get(path)).headers();
    expect([path, headers["cache-control"], headers.vary]).toEqual([path, "private, no-cache", "cookie"]);
  }
});

isolatedSite("so has a page that fails", async ({ request }) => {
  const answer = await request.get("/");
  expect(answer.status()).toBe(500);
  audit(answer, "page");
});

test("every page has an A+ of the observatory, a nonce for every script and nothing inline, errors too", async ({
  request,
}) => {
  for (const [method, path] of PAGES) {
    const answer = await request.fetch(path, { method });
    expect(faultsOfAnswer(answer.headers(), await answer.text()), `${method} ${path}`).toEqual([]);
  }
});

test("assets are immutable", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
  expect((await request.get(asset)).headers()["cache-control"]).toContain("immutable");
});

test.describe("bad input", () => {
  test("a path of 10,000 characters is a plain 404 that shows it", async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const path = `/${"x".repeat(10_000)}`;
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("alert")).toHaveText(`Page not found: ${path}`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("a path that cannot be decoded is a 404, an unreadable parameter none at all", async ({ request }) => {
    for (const path of [
      "/%E0%A4%A",
      "/%",
      "/%00",
      "/techtree/%ff",
      "/api/files/%E0%A4%A",
      "/builds/meta/%E0.json",
      "/%E0.data",
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    expect((await request.get("/?q=%E0%A4%A&tier=%ff&page=-1&sort=%00")).status()).toBe(200);
  });

  test("a broken cookie is no cookie", async ({ request }) => {
    for (const cookie of ["%%%=;;; =x; a", "__Host-session=%E0%A4%A", "wg-active-acc={", `a=${"y".repeat(8_000)}`]) {
      const answer = await request.get("/5137/tiger-ii", { headers: { cookie } });
      expect(answer.status(), cookie.slice(0, 40)).toBe(200);
    }
  });

  test("broken entries in the storage change nothing and break nothing", async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ["index-color-mode", "index-ad-consent", "index-recent", "index-single-keys"]) {
        localStorage.setItem(key, '{"broken');
        sessionStorage.setItem(key, '{"broken');
      }
    });
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(10, 13, 17)");
    await hydrated(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });
});
