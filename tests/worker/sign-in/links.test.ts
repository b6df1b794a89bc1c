import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Browser, signedIn, statusOf, withFault } from "../support/browser.ts";

const people = async () => (await env.DB.prepare("SELECT * FROM people").all()).results.length;

/** Signs in as somebody, then with an account of another person. @returns the browser and the question */
async function offered(first: [string, string], second: [string, string]) {
  const other = new Browser();
  await other.signIn(...second);
  const browser = new Browser();
  await browser.signIn(...first);
  const back = await browser.signIn(...second);
  const location = back.headers.get("location") ?? "";
  return { browser, other, location, mergeRequestId: /^\/access\?merge=([\w-]+)$/.exec(location)?.[1] ?? "" };
}

describe("links", () => {
  it("of several providers belong to one person", async () => {
    const browser = await signedIn(["patreon", "active-patron"], ["twitch", "follower"], ["google", "subscriber"]);
    expect(await people()).toBe(1);
    for (const provider of ["patreon", "twitch", "google"]) expect(await statusOf(browser, provider)).toBe(200);
  });

  it("bring a person back on another device, with everything linked", async () => {
    const _browser = await signedIn(["patreon", "active-patron"], ["twitch", "follower"]);
    const elsewhere = await signedIn(["twitch", "follower"]);
    expect(await statusOf(elsewhere, "patreon")).toBe(200);
    expect(await people()).toBe(1);
  });

  it("allow one account of a provider: another one is refused with a word, and changes nothing", async () => {
    const browser = await signedIn(["patreon", "active-patron"], ["twitch", "tier-2"]);
    const back = await browser.signIn("twitch", "follower");
    expect(back.headers.get("location")).toBe("/twitch?problem=occupied");
    expect(await (await browser.get("/api/twitch/status")).json()).toMatchObject({ tier: "2000" });
    expect(await people()).toBe(1);
  });

  it("allow one account of a provider, which is said before a new sign-in would be asked for", async () => {
    const browser = await signedIn();
    await env.DB.prepare("UPDATE sessions SET authenticated_at = 0").run();
    const back = await browser.signIn("twitch", "follower");
    expect(back.headers.get("location")).toBe("/twitch?problem=occupied");
  });

  it("keep the status they had when the provider does not tell one, and know that it was asked", async () => {
    const browser = await signedIn();
    await env.DB.prepare("UPDATE identities SET checked_at = 1, status_at = 2").run();
    await withFault({ endpoint: "twitch/subscriptions", fault: "500" }, () => browser.signIn("twitch", "tier-2"));
    const row = await env.DB.prepare(
      "SELECT checked_at AS checked, status_at AS statusAt, status FROM identities",
    ).first();
    expect(row).toMatchObject({ statusAt: 2, status: expect.stringContaining("2000") });
    expect(row?.checked).toBeGreaterThan(1);
  });
});

describe("an account that belongs to another person", () => {
  it("is not moved but asked about", async () => {
    const { browser, other, mergeRequestId } = await offered(["patreon", "active-patron"], ["twitch", "tier-2"]);
    expect(mergeRequestId).not.toBe("");
    expect(await statusOf(browser, "twitch")).toBe(401);
    expect(await statusOf(other, "twitch")).toBe(200);
    const question = await browser.get(`/api/account/merge/${mergeRequestId}`);
    expect(await question.json()).toEqual({
      offerId: mergeRequestId,
      provider: "twitch",
      name: "tier_two",
      obstacle: null,
    });
  });

  it("comes along, with everything of that person, when it is accepted", async () => {
    const { browser, other, mergeRequestId } = await offered(["patreon", "active-patron"], ["twitch", "tier-2"]);
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
    expect(await statusOf(browser, "twitch")).toBe(200);
    expect(await statusOf(browser, "patreon")).toBe(200);
    expect(await statusOf(other, "twitch")).toBe(401);
    expect(await people()).toBe(1);
  });

  it("stays where it is when that is refused, and the question is gone", async () => {
    const { browser, other, mergeRequestId } = await offered(["patreon", "active-patron"], ["twitch", "tier-2"]);
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=refuse`)).status).toBe(204);
    expect(await statusOf(browser, "twitch")).toBe(401);
    expect(await statusOf(other, "twitch")).toBe(200);
    const gone = { error: { code: "not_found", message: expect.stringMatching(/Please sign in once more\.$/) } };
    const path = `/api/account/merge/${mergeRequestId}`;
    for (const answer of [await browser.get(path), await browser.post(`${path}?decision=accept`)])
      expect([answer.status, await answer.json()]).toEqual([404, gone]);
    expect(await people()).toBe(2);
  });

  it("cannot come along where both have an account of the same provider", async () => {
    const _other = await signedIn(["twitch", "tier-2"], ["patreon", "former-patron"]);
    const browser = await signedIn(["patreon", "active-patron"]);
    const location = (await browser.signIn("twitch", "tier-2")).headers.get("location") ?? "";
    const mergeRequestId = location.split("=")[1];
    const question = await (await browser.get(`/api/account/merge/${mergeRequestId}`)).json();
    expect(question).toMatchObject({ obstacle: { kind: "same-provider", providers: ["patreon"] } });
    const refused = await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`);
    const message = "These accounts can’t be merged. Please unlink a platform that both have, and try again.";
    expect([refused.status, await refused.json()]).toEqual([409, { error: { code: "conflict", message } }]);
    expect(await people()).toBe(2);
  });

  it("is nobody else's question", async () => {
    const { other, mergeRequestId } = await offered(["patreon", "active-patron"], ["twitch", "tier-2"]);
    expect((await other.get(`/api/account/merge/${mergeRequestId}`)).status).toBe(404);
    expect((await other.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(404);
    expect((await new Browser().get(`/api/account/merge/${mergeRequestId}`)).status).toBe(401);
    expect((await new Browser().post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(401);
    expect(await people()).toBe(2);
  });

  it.each(["", "?decision=", "?decision=maybe"])("needs a decision: %j is none", async (query) => {
    const { browser, mergeRequestId } = await offered(["patreon", "active-patron"], ["twitch", "tier-2"]);
    const answer = await browser.post(`/api/account/merge/${mergeRequestId}${query}`);
    const message = 'The decision must be "accept" or "refuse".';
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: "invalid", message } }]);
  });
});

describe("what is kept of a person", () => {
  it("can be downloaded, without any token", async () => {
    const browser = await signedIn();
    const answer = await browser.get("/api/account/export");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data.linkedAccounts).toEqual([
      expect.objectContaining({
        provider: "twitch",
        id: "8002",
        name: "tier_two",
        status: { tier: "2000", followedAt: "2022-05-24T22:22:08Z" },
      }),
    ]);
    expect(data.sessions).toHaveLength(1);
    expect(text).not.toContain(browser.cookies.get("__Host-session"));
    expect(text).not.toMatch(/token/i);
  });

  it.each(["/api/account/delete", "/api/twitch/logout"])(
    "is confirmed to be deleted without script, by %s",
    async (call) => {
      const browser = await signedIn(["twitch", "tier-2"]);
      // Of signing in.
      browser.cookies.delete("__Host-flash");
      const answer = await browser.post(call, { "sec-fetch-mode": "navigate" });
      expect(answer.status).toBe(303);
      expect(["__Host-session", "__Host-flash"].map((name) => browser.cookies.has(name))).toEqual([false, true]);
    },
  );

  it("is deleted on demand, all of it, and signing in again begins anew", async () => {
    const browser = await signedIn(["twitch", "tier-2"], ["patreon", "active-patron"]);
    expect((await browser.post("/api/account/delete")).status).toBe(204);
    for (const table of ["people", "identities", "sessions", "game_accounts", "merge_offers"]) {
      expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
    }
    await browser.signIn("twitch", "tier-2");
    expect(await statusOf(browser, "patreon")).toBe(401);
  });

  it.each(["/api/account", "/api/account/export"])("%s is not shown to who is not signed in", async (path) => {
    const answer = await new Browser().get(path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: "signed_out" } });
  });
});
