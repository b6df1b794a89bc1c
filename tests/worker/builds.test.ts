import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ask } from "./support/site.ts";

const id = "0123456789abcdef";

describe("build metadata", () => {
  it("names the latest build, never from a cache", async () => {
    const answer = await ask(`/builds/latest.json?${Date.now()}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ id, timestamp: 1_764_000_000_000 });
  });

  it("describes the build with a route matcher and its prerendered paths, immutable", async () => {
    const answer = await ask(`/builds/meta/${id}.json`);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.json()).toMatchObject({
      id,
      matcher: {
        static: { "/techtree/germany": { prerender: true } },
        wildcard: {},
        dynamic: { "/calendar/:event": { prerender: false } },
      },
      prerendered: expect.arrayContaining(["/techtree/germany"]),
    });
  });

  it("lets an older build be asked for as long as it is remembered", async () => {
    await (await ask("/builds/latest.json")).text();
    const own = await env.CACHE.get(`builds/meta/${id}`);
    expect(JSON.parse(own ?? "{}")).toMatchObject({ id });
    await env.CACHE.put("builds/meta/aaaaaaaaaaaaaaaa", '{"id":"aaaaaaaaaaaaaaaa"}');
    expect(await (await ask("/builds/meta/aaaaaaaaaaaaaaaa.json")).json()).toEqual({ id: "aaaaaaaaaaaaaaaa" });
  });

  it.each([
    "/builds/meta/ffffffffffffffff.json",
    "/builds/meta/..%2f..%2fdata:current.json",
    "/builds/meta/x",
    "/builds/other.json",
  ])("answers 404 to %s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: "not_found" } });
  });
});

describe("the payload of a page", () => {
  it("is the data of the page, without the layout around it, which may be about the visitor", async () => {
    const answer = await ask(`/comparison/_payload.json?${id}`);
    expect(await answer.json()).toEqual({ "routes/comparison": { page: "comparison" } });
  });

  it.each(["/_payload.json", "/access/_payload.json", "/accounts/1/n/_payload.json", "/a/b/c/_payload.json"])(
    "does not exist for %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
