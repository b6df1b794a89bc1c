import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import type { SiteEnv } from "#workers/env.ts";
import {
  behind,
  edge,
  emptyCaches,
  first,
  greeting,
  origin,
  type Page,
  placeholder,
  second,
  site,
  state,
  storage,
} from "./html-cache.fixture.ts";

beforeEach(emptyCaches);

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
    clearDatasetCache();
    expect(state(await ask("/"))).toBe("miss");
    expect([...edge.entries.keys()]).toEqual([
      `https://pages.invalid/build-1/${placeholder}/${first}/${origin}/`,
      `https://pages.invalid/build-1/${placeholder}/${first}/${origin}/?tier=8`,
      `https://pages.invalid/build-2/${placeholder}/${first}/${origin}/`,
      `https://pages.invalid/build-1/${placeholder}/${first}/${encodeURIComponent("https://index.example")}/`,
      `https://pages.invalid/build-1/${placeholder}/${second}/${origin}/`,
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
