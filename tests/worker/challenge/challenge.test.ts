import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { OwnRun } from "#app/game/challenge/answers.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, FORM, refused, withFault } from "../support/browser.ts";
import {
  accountOf,
  act,
  check,
  fight,
  later,
  OWN,
  own,
  prepareChallenge,
  signedIn,
  start,
  submit,
} from "../support/challenge.ts";

beforeEach(prepareChallenge);

describe("a run", () => {
  it("starts with what was driven, counts what is driven from then on, and is given up", async () => {
    const browser = await signedIn();
    expect(await own(browser)).toMatchObject({ accountId: accountOf(1), run: null, listed: false });
    await fight(1, 1, 5, 3);
    await fight(1, 21, 9);
    await start(browser);
    // Vehicle 1 was driven before: two of three steps are left.
    expect((await own(browser))?.run).toMatchObject({ nation: "germany", possibleSteps: 2, steps: [], battles: 0 });
    await fight(1, 1, 2, 1);
    await fight(1, 2, 4, 2);
    await fight(1, 11, 3);
    await fight(1, 31, 1);
    await check(browser);
    expect((await own(browser))?.run).toMatchObject({
      battles: 6,
      wins: 3,
      elsewhere: 3,
      unknown: 1,
      highest: 2,
      ended: null,
      steps: [{ vehicleId: 2 }],
    });
    expect((await act(browser, "give-up")).status).toBe(204);
    expect((await own(browser))?.run).toBeNull();
    expect((await refused(await act(browser, "give-up"))).slice(0, 2)).toEqual([404, "not_found"]);
  });

  it("has the times of battles that were sent, which add no step by themselves", async () => {
    const browser = await signedIn();
    await start(browser);
    await env.DB.prepare("UPDATE challenge_runs SET started_at = started_at - 7200000").run();
    const began = Math.floor(Date.now() / 1000) - 3600;
    const sent = (arenaId: string, tankId: number, startedAt: number) => {
      const { accountId: _, ...battle } = battleOf({ arenaId, tankId, startedAt });
      return battle;
    };
    const account = await env.DB.prepare("SELECT linked_at FROM game_accounts").first<number>("linked_at");
    await battlesOf(env, accountOf(1)).record({ accountId: accountOf(1), linkedAt: account ?? 0 }, [
      sent("1", 2, began - 7200),
      sent("2", 2, began),
      sent("3", 2, began + 900),
      sent("4", 3, began),
    ]);
    await fight(1, 2, 4, 2);
    await check(browser);
    expect((await own(browser))?.run?.steps).toEqual([{ vehicleId: 2, at: began * 1000 }]);
  });

  it("comes with what a battle brings on average, of the random battles that were sent", async () => {
    const browser = await signedIn();
    expect((await own(browser))?.battleXp).toBeNull();
    const account = await env.DB.prepare("SELECT linked_at FROM game_accounts").first<number>("linked_at");
    const sent = [{ baseXp: 700 }, { baseXp: 900 }, { baseXp: null }, { baseXp: 5000, bonusType: 22 }];
    await battlesOf(env, accountOf(1)).record(
      { accountId: accountOf(1), linkedAt: account ?? 0 },
      sent.map((fields, index) => {
        const { accountId: _, ...battle } = battleOf({ arenaId: `${index + 1}`, ...fields });
        return battle;
      }),
    );
    expect((await own(browser))?.battleXp).toEqual({ value: 800, battles: 2 });
  });

  it("ends by a premium vehicle that was driven in it, with what was known before", async () => {
    const browser = await signedIn();
    await start(browser);
    await fight(1, 2, 4, 2);
    await check(browser);
    await fight(1, 3, 7);
    await fight(1, 21, 1, 1);
    await check(browser);
    await fight(1, 1, 50);
    await check(browser);
    const run = (await own(browser))?.run;
    expect(run).toMatchObject({ battles: 4, wins: 2, ended: { vehicleId: 21 } });
    expect(run?.steps.map(({ vehicleId }) => vehicleId)).toEqual([2]);
  });

  it("is one an account, of a nation there is", async () => {
    const browser = await signedIn();
    for (const nation of ["", "atlantis", "<b>"])
      expect(await refused(await act(browser, "start", { nation }))).toEqual([
        400,
        "invalid",
        "Choose one of the nations for the run.",
      ]);
    const both = await Promise.all([1, 2].map(() => act(browser, "start", { nation: "germany" })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await refused(await act(browser, "start", { nation: "ussr" })))[1]).toBe("conflict");
    expect((await own(browser))?.run?.nation).toBe("germany");
  });

  it("keeps its last known figures while the publisher is silent, and does not start then", async () => {
    expectConsoleError(/^A run of the challenge: .+ answered/);
    const browser = await signedIn();
    await withFault({ endpoint: "wargaming/tanks", fault: "500" }, async () => {
      const [status, code, message] = await refused(await act(browser, "start", { nation: "germany" }));
      expect([status, code]).toEqual([503, "unavailable"]);
      expect(message).toContain("The run was not started");
    });
    await start(browser);
    await fight(1, 2, 4, 2);
    await check(browser);
    const before = await own(browser);
    for (const fault of ["500", "garbage", "empty", "cut-off", "429"])
      await withFault({ endpoint: "wargaming/tanks", fault }, async () => {
        await later();
        expect((await act(browser, "check")).status, fault).toBe(503);
      });
    expect(await own(browser)).toEqual(before);
  });

  it("has the publisher asked once a minute", async () => {
    const browser = await signedIn();
    await start(browser);
    expect((await refused(await act(browser, "check"))).slice(0, 2)).toEqual([429, "too_many"]);
    await check(browser);
  });

  it("is neither started nor checked while all visitors together ask the publisher too often", async () => {
    const browser = await signedIn();
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const used = () =>
      env.DB.prepare("INSERT OR REPLACE INTO publisher_calls VALUES (1, ?, 100)")
        .bind(Math.floor(Date.now() / 10_000))
        .run();
    await used();
    expect((await refused(await act(browser, "start", { nation: "germany" }))).slice(0, 2)).toEqual([429, "too_many"]);
    await env.DB.exec("DELETE FROM publisher_calls");
    await start(browser);
    await later();
    await used();
    expect((await refused(await act(browser, "check"))).slice(0, 2)).toEqual([429, "too_many"]);
    await env.DB.exec("DELETE FROM publisher_calls");
    expect((await act(browser, "check")).status).toBe(204);
  });

  it("is the owner's alone, and needs a session and the site itself", async () => {
    const [owner, other] = [await signedIn(1), await signedIn(2)];
    await start(owner);
    for (const what of ["check", "list", "unlist", "give-up", "start"]) {
      expect((await act(other, what, { nation: "germany" }, 1)).status, what).toBe(404);
      expect((await act(new Browser(), what)).status, what).toBe(401);
      const foreign = { ...FORM, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await owner.post(`${OWN}/${what}`, foreign, `account_id=${accountOf(1)}`)).status, what).toBe(403);
    }
    expect((await new Browser().get(OWN)).status).toBe(401);
    expect((await own(owner))?.run).not.toBeNull();
    expect((await owner.get(OWN)).headers.get("cache-control")).toContain("no-store");
  });

  it("is started and given up by forms, which lead back and say what was done, or why not", async () => {
    const browser = await signedIn();
    for (const [what, title] of [
      ["start", "started"],
      ["start", "Nothing has changed"],
      ["check", "Nothing has changed"],
      ["list", "in the leaderboard"],
      ["unlist", "no longer"],
      ["give-up", "given up"],
    ] as const) {
      const answer = await submit(browser, what, { nation: "germany" });
      expect([answer.status, answer.headers.get("location")], what).toEqual([303, "/no-gold-challenge?nation=germany"]);
      const page = await (await browser.get("/")).text();
      expect(page, `${what}: ${title}`).toContain(title);
    }
  });

  it("is said to be unreadable where it cannot be read, and keeps nothing else from its owner", async () => {
    const browser = await signedIn(1);
    await browser.signIn("wgauth", "commander-2", "?region=eu");
    for (const n of [1, 2]) await start(browser, n);
    await env.DB.prepare(`UPDATE challenge_runs SET progress = '{' WHERE account_id = ${accountOf(1)}`).run();
    expectConsoleError(/^The run of the account 500000001 cannot be read/);
    const runs = await (await browser.get(OWN)).json<OwnRun[]>();
    const reported = runs.map(({ accountId, run, unreadable }) => [accountId, run?.nation, unreadable]);
    expect(reported.sort()).toEqual([
      [accountOf(1), undefined, true],
      [accountOf(2), "germany", false],
    ]);
    expect(await refused(await act(browser, "check"))).toEqual([
      503,
      "unavailable",
      expect.stringContaining("be loaded"),
    ]);
    expect((await act(browser, "start", { nation: "germany" })).status).toBe(409);
    const data = await (await browser.get("/api/account/export")).json();
    expect(data).toMatchObject({
      unreadable: ["The run of the account 500000001"],
      challengeRuns: [{ accountId: accountOf(2) }],
    });
    expect((await act(browser, "give-up")).status).toBe(204);
  });

  it("goes with the link, is in the download, and goes with the account", async () => {
    const browser = await signedIn();
    await browser.signIn("twitch", "tier-2");
    await start(browser);
    const data = await (await browser.get("/api/account/export")).json<{ challengeRuns: object[] }>();
    expect(data.challengeRuns).toMatchObject([
      { accountId: accountOf(1), nation: "germany", listed: false, steps: [] },
    ]);
    const count = () => env.DB.prepare("SELECT count(*) AS n FROM challenge_runs").first("n");
    await browser.post(`/api/wgauth/logout?account_id=${accountOf(1)}`);
    expect(await count()).toBe(0);
    const again = await signedIn(3);
    await start(again, 3);
    await again.post("/api/account/delete");
    expect(await count()).toBe(0);
  });
});
