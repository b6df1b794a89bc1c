import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { isRenewalDue } from "#workers/accounts/api/wgauth.ts";
import { isRecentlyAuthenticated } from "#workers/accounts/user.ts";
import { type Browser, revokeAtProvider, signedIn } from "../support/browser.ts";

const minute = 60_000;
const day = 86_400_000;
const run = (sql: string) => env.DB.prepare(sql).run();

describe("a status", () => {
  const ask = (browser: Browser) => browser.get("/api/twitch/status");

  it("is asked for again, after the answer, when the provider was asked ten minutes ago", async () => {
    const browser = await signedIn();
    await revokeAtProvider("twitch", "tier-2");
    await run(`UPDATE identities SET checked_at = checked_at - ${9 * minute}`);
    for (let attempt = 0; attempt < 2; attempt++) expect((await ask(browser)).status).toBe(200);
    await run(`UPDATE identities SET checked_at = checked_at - ${minute + 1}`);
    expect((await ask(browser)).status).toBe(200);
    expect((await ask(browser)).status).toBe(401);
  });
});

describe("the end of a link", () => {
  it.each([
    ["twitch", "tier-2", "/twitch/oauth2/revoke"],
    ["google", "member", "/revoke"],
  ])("is told to %s", async (provider, persona, path) => {
    const browser = await signedIn([provider, persona]);
    const fetch = vi.spyOn(globalThis, "fetch");
    await browser.post(`/api/${provider}/logout`);
    const calls = fetch.mock.calls.filter(([input]) => String(input).endsWith(path));
    expect(calls).toHaveLength(1);
    expect(new URLSearchParams(String(calls[0]?.[1]?.body)).get("token")).toMatch(/^[\w-]{32}$/);
  });

  it("is one here, even if the provider cannot be told", async () => {
    const browser = await signedIn();
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
    expect((await browser.post("/api/twitch/logout")).status).toBe(204);
    expect((await browser.get("/api/twitch/status")).status).toBe(401);
  });
});

it.each([
  [-1, false],
  [0, false],
  [1, true],
  [7 * day, true],
  [7 * day + 1, false],
])("a permission that ends in %i ms is renewed: %s", (left, due) => {
  expect(isRenewalDue({ tokenExpiresAt: 1_000 + left }, 1_000)).toBe(due);
});

it("who signed in up to a quarter of an hour ago has done so just now", () => {
  const at = (ms: number) => isRecentlyAuthenticated({ authenticatedAt: 5_000 }, 5_000 + ms);
  expect([at(0), at(15 * minute), at(15 * minute + 1)]).toEqual([true, true, false]);
});
