import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { edge, emptyCaches, greeting, type Page, site, state, storage } from "./html-cache.fixture.ts";
import { clearPageCache } from "./html-cache.ts";

beforeEach(emptyCaches);

describe("a page that is out of its time", () => {
  const quarter = 15 * 60_000;
  const changing: Page = (c) => c.html(`<p>${Date.now()}</p>`, 200, { "cache-control": "max-age=60" });

  it("is made anew, and then kept in its place", async () => {
    const { ask, seen } = site(changing);
    await ask("/");
    vi.spyOn(Date, "now").mockReturnValue(quarter - 1);
    expect(state(await ask("/"))).toBe("hit");
    vi.spyOn(Date, "now").mockReturnValue(quarter);
    const refreshed = await ask("/");
    expect([state(refreshed), await refreshed.text(), seen.renders]).toEqual(["miss", `<p>${quarter}</p>`, 2]);
    clearPageCache();
    const kept = await ask("/");
    expect([state(kept), await kept.text(), edge.entries.size]).toEqual(["hit", `<p>${quarter}</p>`, 1]);
  });

  it("gives way to one of its time that another isolate has put into the edge", async () => {
    const { ask, seen } = site(changing);
    await ask("/");
    const [key = ""] = edge.entries.keys();
    vi.spyOn(Date, "now").mockReturnValue(quarter);
    const other = new Response("newer", { headers: { "x-page-span": "1", "content-type": "text/html" } });
    edge.entries.set(key, other);
    for (const at of ["the edge", "memory"]) {
      const hit = await ask("/");
      expect([state(hit), await hit.text(), seen.renders], at).toEqual(["hit", "newer", 1]);
      edge.entries.clear();
    }
  });

  it.each(["this isolate's memory", "the edge"])("from %s stands for one that cannot be made", async (from) => {
    let fails = false;
    const { ask } = site((c) => (fails ? c.text("no", 500) : changing(c)));
    await ask("/");
    if (from === "the edge") clearPageCache();
    else edge.entries.clear();
    fails = true;
    vi.spyOn(Date, "now").mockReturnValue(quarter);
    const answer = await ask("/");
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
      200,
      "<p>0</p>",
      "no-store",
    ]);
  });
});

describe("while the version cannot be read", () => {
  const away = /Which version to serve cannot be read, so it stays 1\.26\.1\.0-000000000001: Error: KV is away/;
  const laterWithoutKv = () => {
    storage.failure = new Error("KV is away");
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 300_000);
  };

  it("a page is made anew, so that it can say so", async () => {
    const { ask, seen } = site();
    await ask("/");
    expectConsoleError(away);
    laterWithoutKv();
    expect([state(await ask("/")), seen.renders]).toEqual(["miss", 2]);
  });

  it.each(["this isolate's memory", "the edge"])(
    "a page from %s stands for one that fails, kept by nobody",
    async (from) => {
      let fails = false;
      const { ask } = site((c) => (fails ? c.text("no", 500) : greeting(c)));
      await ask("/");
      if (from === "the edge") clearPageCache();
      fails = true;
      expectConsoleError(away);
      laterWithoutKv();
      const answer = await ask("/");
      expect([answer.status, state(answer), answer.headers.get("cache-control")]).toEqual([200, "hit", "no-store"]);
      expect(await answer.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
      expect((await ask("/?tier=8")).status).toBe(500);
      // The cached page is unchanged.
      storage.failure = undefined;
      vi.spyOn(Date, "now").mockReturnValue(Date.now() + 30_000);
      expect((await ask("/")).headers.get("cache-control")).toBe("max-age=60");
    },
  );

  it("a page that is missing now is not shown from before", async () => {
    let missing = false;
    const { ask } = site((c) => (missing ? c.text("no", 404) : greeting(c)));
    expectConsoleError(away);
    await ask("/");
    missing = true;
    laterWithoutKv();
    expect((await ask("/")).status).toBe(404);
  });

  it("an isolate that has never read it makes the page, and leaves it to say what is the matter", async () => {
    const { ask, seen } = site();
    storage.failure = new Error("KV is away");
    const answer = await ask("/");
    expect([state(answer), await answer.text(), seen.renders]).toEqual([
      null,
      '<p data-nonce="nonce-1=================">é</p>',
      1,
    ]);
    expect(edge.entries.size).toBe(0);
  });
});
