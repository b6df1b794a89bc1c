import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Browser, signedIn, withFault } from "../support/browser.ts";

const minute = 60_000;
const day = 86_400_000;

const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as { sessions: { sessionId: string; current: boolean }[] };

describe("the end of a link", () => {
  it.each([{ TOKEN_KEYS: "" }, { TOKEN_KEYS: "A".repeat(43).concat("=") }, { TWITCH_CLIENT_ID: "" }])(
    "is one here, even where nobody can tell the provider any more (%o)",
    async (settings) => {
      const browser = await signedIn();
      await browser.signIn("patreon", "active-patron");
      Object.assign(browser.settings, settings);
      const fetch = vi.spyOn(globalThis, "fetch");
      expect((await browser.post("/api/twitch/logout")).status).toBe(204);
      expect((await browser.get("/api/twitch/status")).status).toBe(401);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it("that never was is told to nobody, and needs no key", async () => {
    const browser = await signedIn();
    browser.settings.TOKEN_KEYS = "not a key";
    // Nothing is logged either; trying to open the key would have logged an error.
    expect((await browser.post("/api/patreon/logout")).status).toBe(204);
    expect((await browser.get("/api/twitch/status")).status).toBe(200);
  });
});

describe("a session", () => {
  it("that ended by itself is in nobody's list any more", async () => {
    const [browser] = [await signedIn(), await signedIn(), await signedIn()];
    const { sessions } = await accountOf(browser);
    const [first, second] = sessions.filter(({ current }) => !current);
    const set = async (column: string, value: number, session: typeof first) =>
      env.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE session_id = ?`).bind(value, session?.sessionId).run();
    await set("seen_at", Date.now() - 30 * day - 1, first);
    expect((await accountOf(browser)).sessions).toHaveLength(2);
    await set("expires_at", Date.now() - 1, second);
    expect((await accountOf(browser)).sessions).toMatchObject([{ current: true }]);
  });

  it("takes the place of none where there was none", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    await signedIn();
    const queries = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /"sessions"/.test(sql));
    expect(queries).toEqual([expect.stringMatching(/^insert into "sessions"/)]);
  });

  it("is not written down as used before an hour is over", async () => {
    const browser = await signedIn();
    const now = Date.now();
    vi.useFakeTimers({ now, toFake: ["Date"] });
    const seenAt = () => env.DB.prepare("SELECT seen_at FROM sessions").first<number>("seen_at");
    for (const [ago, seen] of [
      [60 * minute, now - 60 * minute],
      [60 * minute + 1, now],
    ]) {
      await env.DB.prepare("UPDATE sessions SET seen_at = ?")
        .bind(now - Number(ago))
        .run();
      await browser.get("/api/account");
      expect(await seenAt()).toBe(seen);
    }
  });

  it("without a cookie is ended without a question to the database", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    expect((await new Browser().post("/api/account/logout")).status).toBe(204);
    expect(prepare).not.toHaveBeenCalled();
  });

  it("that is too old for something delicate is told why, in an answer that no cache keeps", async () => {
    const browser = await signedIn();
    vi.useFakeTimers({ now: Date.now() + 15 * minute + 1, toFake: ["Date"] });
    const answer = await browser.post("/api/account/delete");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      403,
      "private, no-store",
      {
        error: {
          code: "sign_in_again",
          message: "For your safety, please sign in again with a linked account, then repeat this.",
        },
      },
    ]);
  });
});

it("a download says of a status that nobody has given yet that there is none", async () => {
  const browser = new Browser();
  await withFault({ endpoint: "twitch/subscriptions", fault: "500" }, () => browser.signIn("twitch", "tier-2"));
  const data = await (await browser.get("/api/account/export")).json();
  expect(data).toMatchObject({ linkedAccounts: [{ provider: "twitch", status: null, statusAt: null }] });
});
