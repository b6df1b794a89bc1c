import { expect, test } from "../support/test.ts";
import { allVehicles } from "../support/vehicle-pages.ts";

/** Paths that the sitemaps name. */
async function publicPaths(request: import("@playwright/test").APIRequestContext): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  const paths: string[] = [];
  for (const path of locations(await (await request.get("/sitemap.xml")).text())) {
    paths.push(...locations(await (await request.get(path)).text()));
  }
  return paths;
}

test("every public page opens in the browser without a complaint, and none scrolls sideways on a phone", async ({
  page,
  request,
}) => {
  const paths = await publicPaths(request);
  expect(paths.length).toBeGreaterThan((await allVehicles(request)).length);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 390) wide.push(path);
  }
  expect(wide).toEqual([]);
});

test("no internal link of any public page is broken", async ({ request }) => {
  const seen = new Set(await publicPaths(request));
  const faults: string[] = [];
  for (const path of seen) {
    const answer = await request.get(path);
    if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`);
    if (path.includes("?")) continue;
    const html = (await answer.text()).replaceAll("&amp;", "&");
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) seen.add(href);
  }
  expect(faults).toEqual([]);
});

test("no two public pages have the same title, description or link preview", async ({ request }) => {
  const paths = await publicPaths(request);
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    image: new Map<string, string>(),
  };
  const faults: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const note = (what: keyof typeof seen, pattern: RegExp) => {
      const found = pattern.exec(html)?.[1] ?? "";
      const before = seen[what].get(found);
      if (found === "" || before)
        faults.push(`${what} of ${path}: ${found || "none"}${before ? `, as ${before}` : ""}`);
      seen[what].set(found, path);
    };
    note("title", /<title>([^<]+)/);
    note("description", /<meta name="description" content="([^"]+)"/);
    // The views of a vehicle share its picture.
    if (/^\/(\d+\/[^/]+$|techtree)/.test(path)) note("image", /<meta property="og:image" content="([^"]+)"/);
  }
  expect(faults).toEqual([]);
});
