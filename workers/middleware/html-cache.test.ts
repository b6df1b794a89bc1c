import { type Context, Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { versionKey } from "#app/game/model/publication.ts";
import { expectConsoleError } from "#tests/setup/no-surprises.ts";
import type { SiteEnv } from "#workers/env.ts";
import { forgetDataset } from "#workers/storage/dataset.ts";
import { MemoryStorage } from "#workers/storage/memory-storage.fixture.ts";
import { dataset } from "./dataset.ts";
import { forgetPages, htmlCache } from "./html-cache.ts";

const placeholder = "placeholder-of-the-tests";
const first = "1.26.1.0-000000000001";
const second = "1.26.1.0-000000000002";
/** As the tests' requests have it, in a key. */
const origin = encodeURIComponent("http://localhost");

/** The edge's cache as a map; the real one is asked in tests/worker/pages.test.ts. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  failure: Error | undefined;

  async match(key: string): Promise<Response | undefined> {
    if (this.failure) throw this.failure;
    return this.entries.get(key)?.clone();
  }

  async put(key: string, answer: Response): Promise<void> {
    if (this.failure) throw this.failure;
    this.entries.set(key, answer);
  }
}

type Page = (c: Context<SiteEnv>) => Response | Promise<Response>;

const greeting: Page = (c) => c.html(`<p data-nonce="${c.get("nonce")}">é</p>`, 200, { "cache-control": "max-age=60" });

let edge: MemoryCache;
let storage: MemoryStorage;
let requests: number;
/** What the last answer left to be done. */
let behind: Promise<unknown>[];

beforeEach(() => {
  forgetDataset();
  forgetPages();
  edge = new MemoryCache();
  vi.stubGlobal("caches", { default: edge });
  storage = new MemoryStorage();
  storage.publish(first, {});
  requests = 0;
});

/** A site of one page; `renders` counts how often it was made, `ask` waits for what goes on behind the answer. */
function site(page: Page = greeting, build = "build-1") {
  const app = new Hono<SiteEnv>();
  const seen = { renders: 0, nonceAfter: "" };
  app.use(async (c, next) => {
    c.set("nonce", `nonce-${++requests}`.padEnd(24, "="));
    c.set("visitor", { crawler: false, anonymous: !c.req.header("cookie") });
    await next();
    seen.nonceAfter = c.get("nonce");
  });
  app.use(dataset());
  app.use(htmlCache(build, placeholder));
  app.all("*", (c) => {
    seen.renders++;
    return page(c);
  });
  const ask = async (path: string, init?: RequestInit) => {
    behind = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => behind.push(work),
      passThroughOnException() {},
      props: {},
    };
    const answer = await app.request(path, init, storage.env as SiteEnv["Bindings"], context as never);
    await Promise.all(behind);
    return answer;
  };
  return { ask, seen };
}

const state = (answer: Response) => answer.headers.get("x-page-cache");

describe("an anonymous page", () => {
  it("is rendered once and then kept, each answer with its own nonce", async () => {
    const { ask, seen } = site();
    const miss = await ask("/");
    const hit = await ask("/");
    expect([state(miss), state(hit), seen.renders]).toEqual(["miss", "hit", 1]);
    expect(await miss.text()).toBe('<p data-nonce="nonce-1=================">é</p>');
    expect(await hit.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
  });

  it("leaves the request its own nonce, for the headers that are set afterwards", async () => {
    const { ask, seen } = site();
    await ask("/");
    expect(seen.nonceAfter).toBe("nonce-1=================");
  });

  it("has the same headers from the cache as when it was rendered, and says that it depends on cookies", async () => {
    const { ask } = site();
    await ask("/");
    const hit = await ask("/");
    expect(Object.fromEntries(hit.headers)).toEqual({
      "content-type": "text/html; charset=UTF-8",
      "cache-control": "max-age=60",
      vary: "cookie",
      "x-page-cache": "hit",
    });
  });

  it("that states neither type nor life is HTML that a browser asks for again", async () => {
    const { ask } = site(() => new Response(new Uint8Array([60, 112, 62])));
    await ask("/");
    const hit = await ask("/");
    expect(hit.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(hit.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("keeps what it says beside when it is rendered, each header once", async () => {
    const { ask } = site((c) => c.html("x", 200, { link: "</a.css>; rel=preload", "cache-control": "max-age=60" }));
    const miss = await ask("/");
    expect(miss.headers.get("link")).toBe("</a.css>; rel=preload");
    expect(miss.headers.get("cache-control")).toBe("max-age=60");
  });

  it("is kept by its address, origin, build and data version", async () => {
    const { ask, seen } = site();
    await ask("/");
    await ask("/?tier=8");
    expect(seen.renders).toBe(2);
    const next = site(greeting, "build-2");
    expect(state(await next.ask("/"))).toBe("miss");
    expect(state(await ask("https://index.example/"))).toBe("miss");
    expect(state(await ask("https://index.example/"))).toBe("hit");
    storage.publish(second, {});
    forgetDataset();
    expect(state(await ask("/"))).toBe("miss");
    expect([...edge.entries.keys()]).toEqual([
      `https://pages.invalid/build-1/${first}/${origin}/`,
      `https://pages.invalid/build-1/${first}/${origin}/?tier=8`,
      `https://pages.invalid/build-2/${first}/${origin}/`,
      `https://pages.invalid/build-1/${first}/${encodeURIComponent("https://index.example")}/`,
      `https://pages.invalid/build-1/${second}/${origin}/`,
    ]);
  });

  it("lets the data version be read again behind the answer", async () => {
    const { ask } = site();
    await ask("/");
    storage.publish(second, {});
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 30_000);
    expect(state(await ask("/"))).toBe("hit");
    expect(behind).toHaveLength(1);
    expect(state(await ask("/"))).toBe("miss");
  });

  it("is forgotten when younger ones fill the memory", async () => {
    const { ask } = site((c) => c.html("x".repeat(7 * 2 ** 20)));
    edge.failure = new Error("The edge is away");
    for (const page of [1, 2, 3]) expect(state(await ask(`/?page=${page}`))).toBe("miss");
    expect(state(await ask("/?page=3"))).toBe("hit");
    expect(state(await ask("/?page=2"))).toBe("hit");
    expect(state(await ask("/?page=1"))).toBe("miss");
  });
});

describe("the edge's cache", () => {
  it("has the page for isolates that have not rendered it, with its headers", async () => {
    const { ask, seen } = site();
    await ask("/");
    forgetPages();
    const hit = await ask("/");
    expect([state(hit), seen.renders]).toEqual(["hit", 1]);
    expect(await hit.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
    expect(hit.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    expect(hit.headers.get("cache-control")).toBe("max-age=60");
  });

  it("is asked once for each isolate", async () => {
    const { ask } = site();
    await ask("/");
    forgetPages();
    await ask("/");
    edge.entries.clear();
    expect(state(await ask("/"))).toBe("hit");
  });

  it("keeps a page for an hour, with the placeholder in it and no nonce", async () => {
    const { ask } = site();
    await ask("/");
    const kept = edge.entries.get(`https://pages.invalid/build-1/${first}/${origin}/`);
    expect(kept?.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await kept?.text()).toBe(`<p data-nonce="${placeholder}">é</p>`);
  });

  it("is waited for together with the version's list, of which a page that it does not have is made", async () => {
    const { ask } = site();
    let answer = () => {};
    edge.match = () => new Promise((resolve) => (answer = () => resolve(undefined)));
    const page = ask("/");
    await vi.waitFor(() => expect(storage.kvAccess.map(([, key]) => key)).toContain(versionKey(first)));
    answer();
    expect(state(await page)).toBe("miss");
  });

  it.each([
    ["missing", undefined],
    ["broken", "no list"],
  ])("is believed where the list is %s", async (_, list) => {
    const { ask } = site();
    await ask("/");
    // Another isolate.
    forgetPages();
    forgetDataset();
    storage.kv.delete(versionKey(first));
    storage.r2.delete(versionKey(first));
    if (list) storage.r2.set(versionKey(first), list);
    expect(state(await ask("/"))).toBe("hit");
  });

  it("is done without where it fails", async () => {
    edge.failure = new Error("The edge is away");
    const { ask } = site();
    expect((await ask("/")).status).toBe(200);
    expect(state(await ask("/"))).toBe("hit");
  });

  it("is believed no more than that when a page came without its life", async () => {
    edge.entries.set(`https://pages.invalid/build-1/${first}/${origin}/`, new Response("kept"));
    const hit = await site().ask("/");
    expect([state(hit), hit.headers.get("cache-control")]).toEqual(["hit", "private, no-cache"]);
    expect(hit.headers.get("content-type")).toMatch(/^text\/plain/i);
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
      if (from === "the edge") forgetPages();
      fails = true;
      expectConsoleError(away);
      laterWithoutKv();
      const answer = await ask("/");
      expect([answer.status, state(answer), answer.headers.get("cache-control")]).toEqual([200, "hit", "no-store"]);
      expect(await answer.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
      expect((await ask("/?tier=8")).status).toBe(500);
      // The page that was kept is what it was.
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

describe("nothing is kept", () => {
  it.each<[string, string, RequestInit]>([
    ["for a visitor with cookies", "/", { headers: { cookie: "wg-active-acc=1" } }],
    ["for anything but GET", "/", { method: "POST" }],
    ["of a page that is not on the list", "/access", {}],
    ["of a parameter that is not on the list", "/?q=tiger", {}],
  ])("%s", async (_, path, init) => {
    const { ask, seen } = site();
    await (await ask("/")).text();
    for (const nonce of ["nonce-2", "nonce-3"]) {
      const answer = await ask(path, init);
      expect(state(answer)).toBeNull();
      expect(await answer.text()).toContain(nonce);
    }
    expect(seen.renders).toBe(3);
    expect(edge.entries.size).toBe(1);
  });

  it.each<[string, Page]>([
    ["of an error", (c) => c.html("no", 404)],
    ["of an answer that sets a cookie", (c) => c.html("hello", 200, { "set-cookie": "a=1" })],
    ["of a page that says so", (c) => c.html("hello", 200, { "cache-control": "private, no-store" })],
    ["of a redirect", (c) => c.redirect("/?tier=8")],
  ])("%s, which passes as it is", async (_, page) => {
    const { ask, seen } = site(page);
    const plain = await new Hono<SiteEnv>().get("/", page).request("/");
    for (const renders of [1, 2]) {
      const answer = await ask("/");
      expect([answer.status, seen.renders, edge.entries.size]).toEqual([plain.status, renders, 0]);
      expect(Object.fromEntries(answer.headers)).toEqual({
        ...Object.fromEntries(plain.headers),
        "x-page-cache": "miss",
      });
    }
  });

  it("of an answer that must not have a body", async () => {
    const answer = await site((c) => c.body(null, 304)).ask("/");
    expect([answer.status, answer.body]).toEqual([304, null]);
  });
});
