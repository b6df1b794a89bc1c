import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { merge } from "#workers/accounts/links/merge-requests.ts";
import { Browser, signedIn, statusOf } from "../support/browser.ts";

/** Signed in with Patreon, and asked whether the owner of a Twitch account is the same person. */
async function requestMerge(others: [string, string, string?][] = []) {
  const other = new Browser();
  for (const [provider, persona, query] of [["twitch", "tier-2"] as [string, string, string?], ...others]) {
    await other.signIn(provider, persona, query);
  }
  const browser = await signedIn(["patreon", "active-patron"]);
  const location = (await browser.signIn("twitch", "tier-2")).headers.get("location") ?? "";
  return { browser, other, path: `/api/account/merge/${location.split("=")[1]}` };
}
describe("an offer to put two people together", () => {
  /** The confirmation comes too late: nothing has moved, and the offer is gone. */
  async function expectGone({ browser, path }: { browser: Browser; path: string }) {
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.post(`${path}?decision=accept`)).status).toBe(404);
    expect(await statusOf(browser, "twitch")).toBe(401);
    expect(await statusOf(browser, "google")).toBe(401);
    expect((await env.DB.prepare("SELECT * FROM merge_offers").all()).results).toEqual([]);
  }

  it("ends when the owner unlinks what proved it, and ends other sessions", async () => {
    const mergeRequest = await requestMerge([["google", "member"]]);
    await mergeRequest.other.post("/api/twitch/logout");
    await mergeRequest.other.post("/api/account/sessions/end-others");
    await expectGone(mergeRequest);
    expect(await statusOf(mergeRequest.other, "google")).toBe(200);
  });

  it.each([
    ["unlinks another account", "/api/google/logout"],
    ["unlinks a game account", "/api/wgauth/logout?account_id=500000001"],
    ["ends other sessions", "/api/account/sessions/end-others"],
    ["signs out", "/api/account/logout"],
  ])("ends when its owner %s", async (_, call) => {
    const mergeRequest = await requestMerge([
      ["google", "member"],
      ["wgauth", "commander-1", "?region=eu"],
    ]);
    expect((await mergeRequest.other.post(call)).ok).toBe(true);
    await expectGone(mergeRequest);
  });

  it("ends when its owner ends one other session", async () => {
    const mergeRequest = await requestMerge();
    const _elsewhere = await signedIn();
    const account = (await (await mergeRequest.other.get("/api/account")).json()) as {
      sessions: { sessionId: string; current: boolean }[];
    };
    const theirs = account.sessions.find(({ current }) => !current);
    expect((await mergeRequest.other.post(`/api/account/sessions/${theirs?.sessionId}/end`)).status).toBe(204);
    await expectGone(mergeRequest);
  });

  it("ends with its time, whether it is deleted by then or not", async () => {
    const { browser, path } = await requestMerge();
    await env.DB.prepare("UPDATE merge_offers SET expires_at = ?").bind(Date.now()).run();
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.post(`${path}?decision=accept`)).status).toBe(404);
    expect(await statusOf(browser, "twitch")).toBe(401);
  });

  it("ends when who was asked signs out", async () => {
    const { browser, path } = await requestMerge();
    await browser.post("/api/account/logout");
    await browser.signIn("patreon", "active-patron");
    await expectGone({ browser, path });
  });

  it("ends when its owner deletes the account", async () => {
    const mergeRequest = await requestMerge();
    expect((await mergeRequest.other.post("/api/account/delete")).status).toBe(204);
    await expectGone(mergeRequest);
  });

  it("stands through the end of somebody else's link", async () => {
    const { browser, path } = await requestMerge();
    const stranger = await signedIn(["google", "member"]);
    await stranger.post("/api/google/logout");
    expect((await browser.post(`${path}?decision=accept`)).status).toBe(204);
    expect(await statusOf(browser, "twitch")).toBe(200);
  });

  it.each([
    ["an account at a provider", ["twitch", "tier-2"], "UPDATE identities SET subject = 'x' WHERE provider = 'twitch'"],
    ["a game account", ["wgauth", "commander-1", "?region=eu"], "UPDATE game_accounts SET account_id = 7"],
  ] as [string, [string, string, string?], string][])(
    "is not accepted when %s is not theirs any more at the very moment",
    async (_, proof, change) => {
      const other = new Browser();
      await other.signIn(...proof);
      await other.signIn("google", "member");
      const browser = await signedIn(["patreon", "active-patron"]);
      const offerId = ((await browser.signIn(...proof)).headers.get("location") ?? "").split("=")[1] ?? "";
      await env.DB.prepare(change).run();
      // After every check has passed.
      expect(await merge(env.DB, { offerId })).toBe(false);
      expect(await statusOf(other, "google")).toBe(200);
      expect((await env.DB.prepare("SELECT * FROM people").all()).results).toHaveLength(2);
      expect((await browser.get(`/api/account/merge/${offerId}`)).status).toBe(404);
    },
  );

  it("is accepted once, by whichever of two answers is first", async () => {
    const { browser, path } = await requestMerge();
    const answers = await Promise.all([1, 2].map(() => browser.post(`${path}?decision=accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await statusOf(browser, "twitch")).toBe(200);
  });
});
