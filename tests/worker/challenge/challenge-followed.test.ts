import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkRuns } from "#workers/challenge/check-runs.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, refused, withFault } from "../support/browser.ts";
import {
  accountOf,
  act,
  board,
  check,
  fight,
  hour,
  own,
  prepareChallenge,
  signedIn,
  start,
} from "../support/challenge.ts";

beforeEach(prepareChallenge);

describe("the leaderboard", () => {
  it("has those who want it: more steps first, then fewer battles, and ended runs marked", async () => {
    const browsers = await Promise.all([1, 2, 3].map(signedIn));
    for (const [i, browser] of browsers.entries()) await start(browser, i + 1);
    await fight(1, 2, 9, 3);
    await fight(2, 2, 4, 4);
    await fight(3, 2, 5);
    await fight(3, 3, 5);
    for (const [i, browser] of browsers.entries()) await check(browser, i + 1);
    expect(await board()).toEqual({ page: 1, pages: 1, total: 0, first: 1, runs: [] });
    for (const [i, browser] of browsers.entries()) expect((await act(browser, "list", {}, i + 1)).status).toBe(204);
    const { runs, total } = await board(7);
    expect([total, runs.map(({ nickname }) => nickname)]).toEqual([3, ["Commander_3", "Commander_2", "Commander_1"]]);
    expect(runs[0]).toMatchObject({ steps: 2, possibleSteps: 3, battles: 10, highest: 3, region: "eu", ended: false });
    await fight(3, 22, 1);
    await check(browsers[2] as Browser, 3);
    expect((await board()).runs[0]?.ended).toBe(true);
    expect(
      (await (await new Browser().get("/api/challenge/leaderboard?page=-1")).json<{ error: object }>()).error,
    ).toMatchObject({ code: "invalid" });
  });

  it("forgets at once who withdraws, and never names who is private", async () => {
    const browser = await signedIn();
    await start(browser);
    const run = `/api/challenge/runs/${accountOf(1)}`;
    const seen = async () => [(await board()).total, (await new Browser().get(run)).status];
    expect(await seen()).toEqual([0, 404]);
    expect(await (await browser.get(run)).json()).toMatchObject({ own: true, listed: false });
    await act(browser, "list");
    expect(await seen()).toEqual([1, 200]);
    expect((await new Browser().get(run)).headers.get("cache-control")).toBe("private, no-store");
    for (const visibility of ["private", "unlisted"]) {
      await browser.post(`/api/wgauth/visibility?account_id=${accountOf(1)}&visibility=${visibility}`);
      expect(await seen(), visibility).toEqual([0, 404]);
      expect((await refused(await act(browser, "list"))).slice(0, 2)).toEqual([409, "conflict"]);
    }
    await browser.post(`/api/wgauth/visibility?account_id=${accountOf(1)}&visibility=public`);
    expect(await seen()).toEqual([1, 200]);
    expect((await act(browser, "unlist")).status).toBe(204);
    expect(await seen()).toEqual([0, 404]);
    expect((await new Browser().get("/api/challenge/runs/1")).status).toBe(404);
  });
});

describe("the hourly work", () => {
  it("looks at runs that go on and were not looked at for six hours", async () => {
    const browser = await signedIn();
    await start(browser);
    await fight(1, 2, 4, 2);
    const now = Date.now();
    await checkRuns(env, now + 5 * hour);
    expect((await own(browser))?.run?.battles).toBe(0);
    await runScheduled(env, now + 7 * hour);
    expect((await own(browser))?.run).toMatchObject({ battles: 4, checkedAt: now + 7 * hour });
  });

  it("leaves a run as it is while the publisher is silent, and asks again six hours later", async () => {
    expectConsoleError(/^Runs of the challenge: .+ answered 500/);
    const browser = await signedIn();
    await start(browser);
    const before = (await own(browser))?.run;
    await fight(1, 2, 4);
    const now = Date.now() + 7 * hour;
    await withFault({ endpoint: "wargaming/tanks", fault: "500" }, () => checkRuns(env, now));
    expect((await own(browser))?.run).toEqual(before);
    await checkRuns(env, now + 5 * hour);
    expect((await own(browser))?.run?.battles).toBe(0);
    await checkRuns(env, now + 7 * hour);
    expect((await own(browser))?.run?.battles).toBe(4);
  });

  it("sets aside a run that cannot be read, logs it once, and checks the others", async () => {
    expectConsoleError(/^The run of the account 500000001 cannot be read/);
    const errors = vi.spyOn(console, "error");
    const browsers = await Promise.all([1, 2].map(signedIn));
    for (const [i, browser] of browsers.entries()) await start(browser, i + 1);
    const change = (set: string, n: number) =>
      env.DB.prepare(`UPDATE challenge_runs SET ${set} WHERE account_id = ${accountOf(n)}`).run();
    await change("start_totals = '[[1,2]]', asked_at = asked_at - 1", 1);
    await fight(2, 2, 4);
    const now = Date.now() + 7 * hour;
    await checkRuns(env, now);
    expect((await own(browsers[1] as Browser))?.run?.battles).toBe(4);
    await fight(2, 2, 1);
    await runScheduled(env, now + 7 * hour);
    expect((await own(browsers[1] as Browser))?.run?.battles).toBe(5);
    expect(errors).toHaveBeenCalledTimes(1);
    // An operator has mended it (docs/operations.md).
    await change("start_totals = '[]', asked_at = 0", 1);
    await fight(1, 2, 3);
    await checkRuns(env, now + 14 * hour);
    expect((await own(browsers[0] as Browser))?.run?.battles).toBe(3);
  });

  it("goes on with the others where the publisher fails for one account", async () => {
    expectConsoleError(/^Runs of the challenge: .+ answered 500/);
    const browsers = await Promise.all([1, 2].map(signedIn));
    for (const [i, browser] of browsers.entries()) await start(browser, i + 1);
    await env.DB.exec("UPDATE challenge_runs SET asked_at = asked_at - 1 WHERE account_id = 500000001");
    await fight(2, 2, 4);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.includes(`account_id=${accountOf(1)}`) ? new Response(null, { status: 500 }) : fetch(input, init);
    });
    await checkRuns(env, Date.now() + 7 * hour);
    expect((await own(browsers[1] as Browser))?.run?.battles).toBe(4);
  });

  it("goes on with the others where a run cannot be stored", async () => {
    expectConsoleError(/^The run of the account 500000001 could not be looked at/);
    const browsers = await Promise.all([1, 2].map(signedIn));
    for (const [i, browser] of browsers.entries()) await start(browser, i + 1);
    await env.DB.exec("UPDATE challenge_runs SET asked_at = asked_at - 1 WHERE account_id = 500000001");
    await env.DB.exec(
      "CREATE TRIGGER broken BEFORE UPDATE OF progress ON challenge_runs WHEN NEW.account_id = 500000001 BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    for (const n of [1, 2]) await fight(n, 2, 4);
    try {
      await checkRuns(env, Date.now() + 7 * hour);
    } finally {
      await env.DB.exec("DROP TRIGGER broken");
    }
    const counted = await Promise.all(browsers.map(async (browser) => (await own(browser))?.run?.battles));
    expect(counted).toEqual([0, 4]);
  });
});
