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

/** Visits every path of a list that may grow meanwhile, a few at a time. */
async function visitAll(paths: Iterable<string>, visit: (path: string) => Promise<void>): Promise<void> {
  const rest = paths[Symbol.iterator]();
  const visitor = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await visit(next.value);
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
}

// Parts, so that the processes share them.
const SHARDS = 8;
for (let shard = 0; shard < SHARDS; shard++) {
  test(`every public page opens in the browser without a complaint, none scrolls sideways on a phone: ${shard + 1} of ${SHARDS}`, async ({
    page,
    request,
  }) => {
    const paths = await publicPaths(request);
    expect(paths.length).toBeGreaterThan((await allVehicles(request)).length);
    await page.setViewportSize({ width: 390, height: 844 });
    const wide: string[] = [];
    for (const path of paths.filter((_, index) => index % SHARDS === shard)) {
      await page.goto(path);
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 390) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
}

/** Links of a kind, by path without its words and numbers and by parameters, of which so many are followed. */
const MAX_OF_A_KIND = 100;

test("no internal link of any public page is broken", async ({ request }) => {
  const seen = new Set(await publicPaths(request));
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  const note = (href: string) => {
    const [path = "", query] = href.split("?");
    if (query !== undefined && !seen.has(href)) {
      const names = [...new URLSearchParams(query).keys()].join();
      const kind = `${path.replace(/^\/\d+\/[^/]+/, "/vehicle").replaceAll(/\d+/g, "0")}?${names}`;
      const count = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, count);
      if (count > MAX_OF_A_KIND) return;
    }
    seen.add(href);
  };
  await visitAll(seen, async (path) => {
    const answer = await request.get(path, { maxRetries: 2 });
    if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`);
    if (path.includes("?")) return;
    const html = (await answer.text()).replaceAll("&amp;", "&");
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) note(href);
  });
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
  await visitAll(paths, async (path) => {
    const html = await (await request.get(path, { maxRetries: 2 })).text();
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
  });
  expect(faults).toEqual([]);
});
