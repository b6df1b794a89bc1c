import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SiteEnv } from "#workers/env.ts";
import { lastNation } from "./last-nation.ts";

const site = new Hono<SiteEnv>();
site.use("/techtree/*", lastNation());
site.get("/techtree/gone", (c) => c.notFound());
site.all("*", (c) => c.html("a page", 200, { "set-cookie": "other=1" }));

async function cookiesOf(path: string, init: RequestInit = {}): Promise<string[]> {
  return (await site.request(path, init)).headers.getSetCookie().filter((line) => !line.startsWith("other="));
}

describe("the nation of a tree that is shown", () => {
  it("is remembered, beside what the page sets itself", async () => {
    expect(await cookiesOf("/techtree/usa?to=1")).toEqual([
      "__Host-nation=usa; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    ]);
    expect((await site.request("/techtree/usa")).headers.getSetCookie()).toContain("other=1");
  });

  it("takes the place of another", async () => {
    const [line] = await cookiesOf("/techtree/usa", { headers: { cookie: "__Host-nation=uk; a=1" } });
    expect(line).toMatch(/^__Host-nation=usa;/);
  });

  it.each<[why: string, path: string, init: RequestInit]>([
    ["is remembered already", "/techtree/usa", { headers: { cookie: "__Host-nation=usa" } }],
    ["is none", "/techtree/atlantis", {}],
    ["was not found", "/techtree/gone", {}],
    ["is only fetched ahead by the browser", "/techtree/usa", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["is the data of a page alone", "/techtree/usa/_payload.json", {}],
    ["was not asked for by GET", "/techtree/usa", { method: "POST" }],
    ["stands on another page", "/maps/usa", {}],
  ])("is not set when it %s", async (_, path, init) => {
    expect(await cookiesOf(path, init)).toEqual([]);
  });
});
