import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { NO_PUBLISHED_STATS } from "#app/game/players/published/published-stats.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { keepWaiting } from "#workers/battles/store/waiting-battles.ts";
import { lastSnapshot, savePlayerSnapshot } from "#workers/players/store/player-snapshots.ts";
import { keepArenas, linkOf } from "../support/battles.ts";
import { Browser, isIn, signedIn } from "../support/browser.ts";

/** A whole second, as the publisher counts them. */
const now = Math.floor(Date.now() / 1000) * 1000;
const iso = new Date(now).toISOString();
const navigate = { "sec-fetch-mode": "navigate" };
const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0" };

/** Signed in with Twitch and a game account, at a time that is known. */
async function player(): Promise<Browser> {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  const browser = await signedIn(["twitch", "tier-2"], ["wgauth", "commander-1", "?region=eu"]);
  return browser;
}
/** The publisher's data on the account then, and a day later. */
async function keepTwoSnapshots() {
  const which = { region: "eu", accountId: 500_000_001 } as const;
  const snapshot = (readAt: number, battles: number) => ({
    readAt,
    battles,
    vehicles: [{ ...NO_PUBLISHED_STATS, tankId: 5137, battles, wins: battles }],
  });
  await savePlayerSnapshot(env.DB, which, { before: null, snapshot: snapshot(now, 10), requested: true });
  const before = await lastSnapshot(env.DB, which.accountId);
  await savePlayerSnapshot(env.DB, which, { before, snapshot: snapshot(now + 86_400_000, 12), requested: true });
}

describe("what is told of an account", () => {
  it("is what is linked, and where one is signed in", async () => {
    const browser = await player();
    await new Browser().signIn("twitch", "tier-2");
    const answer = await browser.get("/api/account");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const account = (await answer.json()) as { sessions: object[] };
    const session = { device: "Unknown device", createdAt: now, seenAt: now, sessionId: expect.any(String) };
    expect(account).toMatchObject({
      createdAt: now,
      identities: [{ provider: "twitch", name: "tier_two", statusAt: now }],
      gameAccounts: [{ accountId: 500_000_001, nickname: "Commander_1", region: "eu", visibility: "public" }],
    });
    expect(account.sessions).toHaveLength(2);
    for (const entry of account.sessions) expect(entry).toMatchObject(session);
  });

  it("names first where one was last", async () => {
    const browser = await player();
    const other = new Browser();
    vi.setSystemTime(now + 1_000);
    await other.signIn("twitch", "tier-2");
    const { sessions } = (await (await browser.get("/api/account")).json()) as { sessions: { current: boolean }[] };
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
  });

  it("can be downloaded in full, with the battles", async () => {
    const browser = await player();
    await keepArenas(500_000_001, [{ arenaId: "12345678901234567", startedAt: 1_763_999_000 }]);
    await keepTwoSnapshots();
    const record = battleOf({ startedAt: 1_763_999_000, tankId: 9999, clientVersion: "9.9" });
    await keepWaiting(env.DB, await linkOf(500_000_001), [record], now);
    const answer = await browser.get("/api/account/export");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="the-index-my-data.json"');
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({
      exportedAt: iso,
      userId: expect.stringMatching(/^[\da-f-]{36}$/),
      createdAt: iso,
      linkedAccounts: [
        {
          provider: "twitch",
          id: "8002",
          name: "tier_two",
          status: { tier: "2000", followedAt: "2022-05-24T22:22:08Z" },
          statusAt: iso,
          checkedAt: iso,
        },
      ],
      gameAccounts: [
        {
          accountId: 500_000_001,
          nickname: "Commander_1",
          region: "eu",
          visibility: "public",
          hasStatsKey: false,
          hasWriteKey: false,
          permissionEndsAt: new Date(now + 14 * 86_400_000).toISOString(),
          battles: [
            expect.objectContaining({
              arenaId: "12345678901234567",
              startedAt: "2025-11-24T15:43:20.000Z",
              tankId: 5137,
              damageDealt: 912,
              survived: true,
            }),
          ],
        },
      ],
      challengeRuns: [],
      publisherReadings: [
        {
          accountId: 500_000_001,
          since: iso,
          readAt: new Date(now + 86_400_000).toISOString(),
          battles: 12,
          vehicles: [expect.objectContaining({ tankId: 5137, battles: 12 })],
          days: [
            {
              from: iso,
              to: new Date(now + 86_400_000).toISOString(),
              vehicles: [expect.objectContaining({ tankId: 5137, battles: 2 })],
            },
          ],
        },
      ],
      unreadable: [],
      waitingBattles: [{ ...record, startedAt: "2025-11-24T15:43:20.000Z", cameAt: iso }],
      builds: [],
      followedPlayers: [],
      viewedPlayers: [],
      sessions: [
        {
          device: "Unknown device",
          createdAt: iso,
          seenAt: iso,
          expiresAt: new Date(now + 180 * 86_400_000).toISOString(),
        },
      ],
    });
  });
});

describe("the link to the download", () => {
  const follow = async (browser: Browser) => {
    const answer = await browser.get("/api/account/export", navigate);
    // What a browser would otherwise save as the file.
    expect(answer.headers.has("content-disposition")).toBe(false);
    return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
  };

  /** A person whose battles cannot be read. */
  const withoutBattles = async () => {
    const battles = { newest: () => Promise.reject(new Error("The battles are out of reach.")) };
    const browser = new Browser({ BATTLES: { getByName: () => battles } });
    for (const [name, value] of (await player()).cookies) browser.cookies.set(name, value);
    return browser;
  };

  it("gives the file to who is signed in", async () => {
    const answer = await (await player()).get("/api/account/export", navigate);
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="the-index-my-data.json"',
    ]);
  });

  it("leads who is signed out to a page that says so", async () => {
    expect(await follow(new Browser())).toEqual([
      303,
      "/access?problem=signed_out",
      expect.stringContaining("no-store"),
    ]);
  });

  it("leads to a page that says so where the data cannot be put together", async () => {
    expectConsoleError(/could not be put together: Error: The battles are out of reach/);
    expect(await follow(await withoutBattles())).toEqual([
      303,
      "/access?problem=export_failed",
      expect.stringContaining("no-store"),
    ]);
  });

  it("is an error to a script where the data cannot be put together", async () => {
    expectConsoleError(/The battles are out of reach/);
    expect((await (await withoutBattles()).get("/api/account/export")).status).toBe(503);
  });
});

describe("a session in the list", () => {
  it("has the name of the browser that signed in", async () => {
    const browser = new Browser();
    const links = await browser.consent("/api/twitch/login");
    const { pathname, search } = new URL(links.get("tier-2") ?? "");
    await browser.get(pathname + search, firefox);
    expect(await (await browser.get("/api/account")).json()).toMatchObject({
      sessions: [{ device: "Firefox on Windows", current: true }],
    });
  });

  it("is one's own, too, and to end it signs out here", async () => {
    const browser = await player();
    const account = (await (await browser.get("/api/account")).json()) as { sessions: { sessionId: string }[] };
    const path = `/api/account/sessions/${account.sessions[0]?.sessionId}/end`;
    const answer = await browser.post(path, navigate);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/access"]);
    expect(browser.cookies.has("__Host-session")).toBe(false);
  });

  it("of another browser is ended without signing out here", async () => {
    const [browser, other] = [await player(), new Browser()];
    await other.signIn("twitch", "tier-2");
    const { sessions } = (await (await browser.get("/api/account")).json()) as {
      sessions: { sessionId: string; current: boolean }[];
    };
    const theirs = sessions.find(({ current }) => !current);
    await browser.post(`/api/account/sessions/${theirs?.sessionId}/end`);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    const again = await browser.post(`/api/account/sessions/${theirs?.sessionId}/end`);
    expect([again.status, await again.json()]).toEqual([
      404,
      {
        error: {
          code: "not_found",
          message: "That session has already ended. Please reload the page.",
        },
      },
    ]);
  });
});

describe("a form without script", () => {
  it.each([
    ["/api/account/logout", "/"],
    ["/api/account/sessions/end-others", "/access"],
    ["/api/account/delete", "/"],
    ["/api/twitch/logout", "/twitch"],
  ])("%s leads to %s", async (path, location) => {
    const browser = await player();
    const answer = await browser.post(path, navigate);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  it("about a merge leads to /access", async () => {
    await new Browser().signIn("patreon", "active-patron");
    for (const decision of ["refuse", "accept"]) {
      const browser = await player();
      const back = await browser.signIn("patreon", "active-patron");
      const mergeRequestId = (back.headers.get("location") ?? "").split("=")[1];
      const answer = await browser.post(`/api/account/merge/${mergeRequestId}?decision=${decision}`, navigate);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/access"]);
    }
  });
});

describe("the end of an account", () => {
  it("takes the battles along, and the cookies of who was signed in", async () => {
    const browser = await player();
    await browser.post("/api/wgauth/active?account_id=500000001");
    const battles = env.BATTLES.getByName("500000001");
    await keepArenas(500_000_001, [{ arenaId: "1", startedAt: 1 }]);
    expect((await browser.post("/api/account/delete")).status).toBe(204);
    expect(await battles.newest(1)).toEqual([]);
    for (const name of ["__Host-session", "wg-active-acc"]) expect(browser.cookies.has(name), name).toBe(false);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM people").first("n")).toBe(0);
  });

  it("is asked for below its own path, each part of it by who is signed in", async () => {
    for (const part of ["builds", "followed", "challenge", "maps/1"])
      expect([part, (await new Browser().get(`/api/account/${part}`)).status]).toEqual([part, 401]);
  });

  it("is nothing that who is not signed in could ask for", async () => {
    for (const path of ["/api/account/delete", "/api/account/sessions/end-others", "/api/account/sessions/x/end"]) {
      const answer = await new Browser().post(path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        {
          error: { code: "signed_out", message: "You aren’t signed in. Please sign in on the Access page." },
        },
      ]);
    }
  });

  it("of a session that is none is no error", async () => {
    const answer = await new Browser().post("/api/account/logout");
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });
});
