import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser.ts";

const statuses = [
  ["patreon", "active-patron", { isActivePatron: true }],
  ["patreon", "former-patron", { isActivePatron: false }],
  ["patreon", "never-patron", { isActivePatron: false }],
  ["twitch", "tier-1", { tier: "1000", followedAt: "2024-09-02T10:00:00Z" }],
  ["twitch", "tier-2", { tier: "2000", followedAt: "2022-05-24T22:22:08Z" }],
  ["twitch", "tier-3", { tier: "3000", followedAt: null }],
  ["twitch", "follower", { tier: null, followedAt: "2025-01-15T08:30:00Z" }],
  ["twitch", "stranger", { tier: null, followedAt: null }],
  ["google", "member", { subscribedAt: "2023-03-01T12:00:00Z", memberLevel: "Tank Commander", memberLevelKnown: true }],
  ["google", "subscriber", { subscribedAt: "2025-11-20T12:00:00Z", memberLevel: null, memberLevelKnown: true }],
  ["google", "stranger", { subscribedAt: null, memberLevel: null, memberLevelKnown: true }],
] as const;

describe("signing in", () => {
  it.each(statuses)("with %s as %s gives the status", async (provider, persona, expected) => {
    const browser = new Browser();
    const before = await browser.get(`/api/${provider}/status`);
    expect(before.status).toBe(401);
    expect(await before.json()).toMatchObject({ error: { code: "signed_out" } });
    const back = await browser.signIn(provider, persona);
    expect([back.status, back.headers.get("location")]).toEqual([303, "/access"]);
    const status = await browser.get(`/api/${provider}/status`);
    expect([status.status, status.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(await status.json()).toEqual(expected);
    const out = await browser.post(`/api/${provider}/logout`);
    expect(out.status).toBe(204);
    expect((await browser.get(`/api/${provider}/status`)).status).toBe(401);
  });
});
