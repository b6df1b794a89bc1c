import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { POINTER_KEY } from "#app/game/model/publication.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import { clearPageCache } from "#workers/http/cache/html-cache.ts";
import worker from "./support/entry.ts";
import { ask, origin, publishFiles } from "./support/site.ts";

// Of no other file: the edge cache of the isolate keeps pages by it.
const version = "1.26.1.0-0000fa017000";
const tree = "techtrees/germany.json";
const page = "/techtree/germany";
const away = () => Promise.reject(new Error("storage is away"));
/** Outages: both stores, and each of them. */
const kvDown = { CACHE: { get: away, getWithMetadata: away, put: away, delete: away, list: away } };
const r2Down = { FILES: { get: away, head: away, put: away } };
const allDown = { ...kvDown, ...r2Down };

async function during(fault: object, path: string): Promise<Response> {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(origin + path), { ...env, ...fault } as typeof env, context);
  await waitOnExecutionContext(context);
  return answer;
}

const publishTree = () => publishFiles(version, { [tree]: '{"nodes":"of germany"}', "manifest.json": "{}" });
const keptBy = (answer: Response) => [answer.headers.get("x-page-cache"), answer.headers.get("cache-control")];

/** As if nothing had been requested since. */
async function later(minutes: number): Promise<void> {
  const now = Date.now() + minutes * 60_000;
  vi.spyOn(Date, "now").mockReturnValue(now);
}

describe("a page that lacks something, since a file could not be read", () => {
  it("is kept neither here nor by browsers, and is whole again as soon as the file can be read", async () => {
    await publishTree();
    const wanting = /A page is shown without a part of it: Error: storage is away/;
    expectConsoleError(wanting);
    // The pointer is in memory, the file is not.
    await (await ask("/api/files/nothing.json")).text();
    for (let i = 0; i < 2; i++) {
      const answer = await during(allDown, page);
      expect([answer.status, ...keptBy(answer)]).toEqual([200, "miss", expect.stringContaining("no-store")]);
      expect(await answer.text()).toContain("<p>null");
    }
    const whole = await ask(page);
    expect(keptBy(whole)).toEqual(["miss", "private, no-cache"]);
    expect(await whole.text()).toContain("of germany");
    expect(keptBy(await ask(page))[0]).toBe("hit");
  });

  it("is kept by nobody as data for the browser either", async () => {
    await publishTree();
    await (await ask("/api/files/nothing.json")).text();
    expectConsoleError(/A page is shown without a part of it/);
    const answer = await during(allDown, `${page}/_payload.json`);
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      expect.stringContaining("no-store"),
      { "routes/techtree/techtree": null },
    ]);
    const whole = await ask(`${page}/_payload.json`);
    expect([whole.headers.get("cache-control"), await whole.json()]).toEqual([
      "public, max-age=60",
      { "routes/techtree/techtree": { nodes: "of germany" } },
    ]);
  });
});

describe("without KV", () => {
  it("what is in memory and in R2 is served, and it says that it may be old, after any time without a visitor", async () => {
    await publishTree();
    await (await ask("/api/files/nothing.json")).text();
    await later(6);
    expectConsoleError(
      /Which version to serve cannot be read, so it stays 1\.26\.1\.0-0000fa017000: Error: storage is/,
    );
    for (let i = 0; i < 2; i++) {
      const answer = await during(kvDown, page);
      expect([answer.status, ...keptBy(answer)]).toEqual([200, "miss", expect.stringContaining("no-store")]);
      expect(await answer.text()).toMatch(/of germany.* perhaps old/);
    }
    const file = await during(kvDown, `/api/files/${tree}`);
    expect([file.status, file.headers.get("cache-control"), await file.text()]).toEqual([
      200,
      expect.stringContaining("no-store"),
      '{"nodes":"of germany"}',
    ]);
    // Half a minute later, with KV.
    await later(1);
    const confirmed = await ask(page);
    expect(await confirmed.text()).not.toContain("perhaps old");
    expect(keptBy(await ask(page))).toEqual(["hit", "private, no-cache"]);
  });

  it("an isolate that knows nothing yet serves what R2 knows, and says that it may be old", async () => {
    await publishTree();
    expectConsoleError(/it is the last one that R2 knows: Error: storage is away/);
    const answer = await during(kvDown, page);
    expect([answer.status, ...keptBy(answer)]).toEqual([200, "miss", expect.stringContaining("no-store")]);
    expect(await answer.text()).toMatch(/of germany.* perhaps old/);
    const file = await during(kvDown, `/api/files/${tree}`);
    expect([file.status, await file.text()]).toEqual([200, '{"nodes":"of germany"}']);
  });

  it("and without R2 has the page say so, not a line of text", async () => {
    await publishTree();
    clearDatasetCache();
    clearPageCache();
    const answer = await during(allDown, "/");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("storage is away");
    expect(answer.headers.get("x-page-cache")).toBeNull();
  });

  it.each(["/api/files/manifest.json", "/api/_nuxt_icon/lucide.json?icons=check"])(
    "%s says in an isolate that knows nothing yet that it cannot answer now, if R2 is away as well",
    async (path) => {
      expectConsoleError(/storage is away/);
      const answer = await during(allDown, path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, expect.stringContaining("no-store")]);
      expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
    },
  );
});

it("without R2 what KV has near is served as ever", async () => {
  await publishTree();
  await env.CACHE.put(POINTER_KEY, (await env.CACHE.get(POINTER_KEY)) ?? "");
  expect(await (await ask(`/api/files/${tree}`)).text()).toContain("of germany");
  clearDatasetCache();
  const answer = await during(r2Down, `/api/files/${tree}`);
  expect([answer.status, await answer.text()]).toEqual([200, '{"nodes":"of germany"}']);
});

it.each(["/sitemap.xml", "/sitemaps/vehicles.xml", "/builds/meta/aaaaaaaaaaaaaaaa.json"])(
  "%s says when to ask again while storage is away, and is kept by nobody",
  async (path) => {
    expectConsoleError(/storage is away/);
    const answer = await during(allDown, path);
    const { headers } = answer;
    expect([answer.status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      503,
      "10",
      expect.stringContaining("no-store"),
    ]);
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  },
);
