import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser } from "./support/browser.ts";
import worker from "./support/entry.ts";
import { ask, origin } from "./support/site.ts";

const arenas = "/api/stats/accounts/500000001/arenas";
const foreign = { headers: { cookie: "a=b", origin: "https://elsewhere.example" }, method: "POST" };

it.each<[number, string, RequestInit?]>([
  [404, "/api/nothing"],
  [404, "/api/files/nothing.json"],
  [404, "/api/files/v/1.26.1.0-ffffffffffff/manifest.json"],
  [404, arenas],
  [400, `${arenas}?limit=0`],
  [404, "/api/stats/accounts/x/arenas"],
  [401, "/api/stats/accounts/500000001/key", { method: "POST" }],
  [404, "/api/accounts/1"],
  [400, "/api/accounts?region=eu&nickname=x"],
  [401, "/api/account"],
  [401, "/api/wgauth/accounts"],
  [401, "/api/patreon/status"],
  [403, "/api/account/delete", foreign],
  [400, "/api/_nuxt_icon/lucide.json"],
  [404, "/api/_nuxt_icon/lucide.json?icons=x"],
  [405, "/api/log"],
  [400, "/api/log", { method: "POST", body: "x" }],
  [413, "/api/log", { method: "POST", body: "x".repeat(70_000) }],
  [404, "/builds/nothing"],
  [404, "/faq/_payload.json"],
  [404, "/sitemaps/nothing.xml"],
  [404, "/assets/gone.js"],
  [404, "/404/missing"],
])("the error %i of %s is kept by no cache", async (status, path, init) => {
  const answer = await ask(path, init);
  await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, expect.stringContaining("no-store")]);
});

it("nor is one that the database or another backend has", async () => {
  expectConsoleError(/D1_ERROR/);
  const down = {
    prepare() {
      throw new Error("D1_ERROR: Network connection lost.");
    },
  };
  const answer = await new Browser({ DB: down }).get(arenas);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(
    new Response("gone", { status: 410, headers: { "cache-control": "public, max-age=60" } }),
  );
  const context = createExecutionContext();
  const settings = { ...env, API_ORIGIN: "https://backend.example" };
  const theirs = await worker.fetch(new Request(`${origin}/api/news`), settings, context);
  await waitOnExecutionContext(context);
  expect([theirs.status, theirs.headers.get("cache-control")]).toEqual([410, "no-store"]);
});

it("answers that are none are kept as before", async () => {
  expect((await ask("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
});
