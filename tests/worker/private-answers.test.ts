import { describe, expect, it } from "vitest";
import { PAGES } from "#app/pages/pages.ts";
import { createApiApp } from "#workers/api.ts";
import { Browser } from "./support/browser.ts";

const id = 500_000_001;
const PRIVATE = "private, no-store";

/** Calls that are the same for everybody, and say so. Whatever is not among them is about somebody. */
const SHARED =
  /^\/api\/(?:builds|calendar|characteristics|desktop-tool|files|health|log|modules|news|open|vehicles|_nuxt_icon|map-rotation|stats\/averages)/;

const calls = [
  ...new Set(
    createApiApp()
      .routes.filter(({ method, path }) => ["GET", "POST", "DELETE", "PUT"].includes(method) && !SHARED.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  ),
].map((call) => {
  const [method = "", path = ""] = call.split(" ");
  const address = path
    .replace(/:id\{[^/]+\}/, String(id))
    .replace(/:(?:account_id|id)\b(?:\{[^/]+\})?/, String(id))
    .replace(/:region\b/, "eu")
    .replace(/:\w+(?:\{[^/]+\})?/g, "00000000-0000-4000-8000-000000000000");
  return [method, address] as const;
});

async function signedIn(): Promise<Browser> {
  const browser = new Browser({ CLANS: { sendBatch: async () => undefined } });
  await browser.signIn("wgauth", "commander-1", "?region=eu");
  return browser;
}

const kept = (answer: Response) => answer.headers.get("cache-control");

describe("An answer about an account is kept nowhere", () => {
  it("for every call that exists", () => {
    const paths = calls.map(([, path]) => path);
    for (const path of [
      "/api/account",
      "/api/wgauth/visibility",
      `/api/stats/accounts/${id}/arenas`,
      "/api/stats/made-key",
    ])
      expect(paths).toContain(path);
    expect(calls.length).toBeGreaterThan(40);
  });

  it.each(calls)("whoever asks: %s %s", async (method, path) => {
    const ask = async (browser: Browser) => browser.send(method, path);
    expect(kept(await ask(await signedIn())), "signed in").toBe(PRIVATE);
    expect(kept(await ask(new Browser())), "signed out").toBe(PRIVATE);
  });

  it.each([
    ["GET", "/api/nothing", 404],
    ["PATCH", "/api/account", 405],
  ])("even of a call that does not exist: %s %s", async (method, path, status) => {
    const answer = await (await signedIn()).send(method, path);
    expect([answer.status, kept(answer)]).toEqual([status, PRIVATE]);
  });
});

describe("A page that may show an account", () => {
  const pages = PAGES.filter(({ cacheableWith }) => cacheableWith === undefined).map(({ path }) =>
    path
      .replace(":account_id", String(id))
      .replace(/:nickname\??/, "Commander_1")
      .replace(/\/:\w+\?/g, "")
      .replace(/:\w+/g, "1"),
  );

  it.each(pages.flatMap((path) => [path, `${path}.data`]))(
    "is kept nowhere while somebody is signed in: %s",
    async (path) => {
      expect(kept(await (await signedIn()).get(path))).toBe(PRIVATE);
    },
  );

  it("is treated like any other while nobody is signed in", async () => {
    expect(kept(await new Browser().get("/wg")) ?? "").not.toContain("no-store");
  });
});
