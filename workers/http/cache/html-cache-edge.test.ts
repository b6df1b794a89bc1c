import { beforeEach, describe, expect, it } from "vitest";
import { versionKey } from "#app/game/model/publication.ts";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import { edge, emptyCaches, first, origin, placeholder, site, state, storage } from "./html-cache.fixture.ts";
import { clearPageCache } from "./html-cache.ts";

beforeEach(emptyCaches);

describe("the edge's cache", () => {
  it("has the page for isolates that have not rendered it, with its headers", async () => {
    const { ask, seen } = site();
    await ask("/");
    clearPageCache();
    const hit = await ask("/");
    expect([state(hit), seen.renders]).toEqual(["hit", 1]);
    expect(await hit.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
    expect(hit.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    expect(hit.headers.get("cache-control")).toBe("max-age=60");
  });

  it("has no page for a build of the same sources, whose placeholder is another", async () => {
    await site().ask("/");
    clearPageCache();
    const rebuilt = await site(undefined, undefined, "placeholder-made-anew---").ask("/");
    expect(state(rebuilt)).toBe("miss");
    expect(await rebuilt.text()).toBe('<p data-nonce="nonce-2=================">é</p>');
  });

  it("is asked once for each isolate", async () => {
    const { ask } = site();
    await ask("/");
    clearPageCache();
    await ask("/");
    edge.entries.clear();
    expect(state(await ask("/"))).toBe("hit");
  });

  it("keeps a page for an hour, with the placeholder in it and no nonce", async () => {
    const { ask } = site();
    await ask("/");
    const kept = edge.entries.get(`https://pages.invalid/build-1/${placeholder}/${first}/${origin}/`);
    expect(kept?.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await kept?.text()).toBe(`<p data-nonce="${placeholder}">é</p>`);
  });

  it("is waited for together with the version's list, of which a page that it does not have is made", async () => {
    const { ask } = site();
    let answer = () => {};
    edge.match = () => new Promise((resolve) => (answer = () => resolve(undefined)));
    const page = ask("/");
    await expect.poll(() => storage.kvAccess.map(([, key]) => key)).toContain(versionKey(first));
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
    clearPageCache();
    clearDatasetCache();
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
    edge.entries.set(`https://pages.invalid/build-1/${placeholder}/${first}/${origin}/`, new Response("kept"));
    const hit = await site().ask("/");
    expect([state(hit), hit.headers.get("cache-control")]).toEqual(["hit", "private, no-cache"]);
    expect(hit.headers.get("content-type")).toMatch(/^text\/plain/i);
  });
});
