import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Browser, countOf, locationOf } from "../support/browser.ts";
import { account, accountsOf, eu } from "../support/publisher.ts";

describe("game accounts of one person", () => {
  it("are three at most: a fourth is refused before the way to the publisher", async () => {
    const browser = new Browser();
    for (const n of [1, 2, 3]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const answer = await browser.get(`/api/wgauth/login${eu}`);
    expect(locationOf(answer)).toBe("/wg?problem=too_many_accounts");
    expect(locationOf(await browser.get(`/api/wgauth/login${eu}&account_id=500000004`))).toBe(
      "/wg?problem=too_many_accounts",
    );
  });

  it("are three at most: a fourth is refused on the way back", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const [third, fourth] = [
      await browser.consent(`/api/wgauth/login${eu}`),
      await browser.consent(`/api/wgauth/login${eu}`),
    ];
    expect(locationOf(await browser.comeBack(third.get("commander-3")))).toBe("/access");
    expect(locationOf(await browser.comeBack(fourth.get("commander-4")))).toBe("/wg?problem=too_many_accounts");
    expect(await accountsOf(browser)).toEqual([account(1), account(2), account(3)]);
  });

  it("are three at most, also when two callbacks race for the third place", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const [one, other] = [
      await browser.consent(`/api/wgauth/login${eu}`),
      await browser.consent(`/api/wgauth/login${eu}`),
    ];
    const answers = await Promise.all([
      browser.comeBack(one.get("commander-3")),
      browser.comeBack(other.get("commander-4")),
    ]);
    expect(answers.map(locationOf).sort()).toEqual(["/access", "/wg?problem=too_many_accounts"]);
    expect(await countOf("game_accounts")).toBe(3);
    const rows = await env.DB.prepare("SELECT place FROM game_accounts ORDER BY place").all();
    expect(rows.results.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it("belong to one person when two browsers sign in with the same one at once", async () => {
    const [one, other] = [new Browser(), new Browser()];
    const [first, second] = [
      await one.consent(`/api/wgauth/login${eu}`),
      await other.consent(`/api/wgauth/login${eu}`),
    ];
    await Promise.all([one.comeBack(first.get("commander-1")), other.comeBack(second.get("commander-1"))]);
    expect([await accountsOf(one), await accountsOf(other)]).toEqual([[account(1)], [account(1)]]);
    expect(await countOf("people")).toBe(1);
  });

  it("are renewed by signing in again, with three linked too: token and name, not the place in the list", async () => {
    const browser = new Browser();
    for (const n of [1, 2, 3]) await browser.signIn("wgauth", `commander-${n}`, eu);
    await env.DB.prepare("UPDATE game_accounts SET nickname = 'Old_Name', token_expires_at = 1").run();
    const before = await env.DB.prepare(
      "SELECT access_token AS t FROM game_accounts WHERE account_id = 500000001",
    ).first();
    const session = browser.cookies.get("__Host-session");
    expect(locationOf(await browser.signIn("wgauth", "commander-1", `${eu}&account_id=500000001`))).toBe("/access");
    expect(browser.cookies.get("__Host-session")).not.toBe(session);
    const after = await env.DB.prepare(
      "SELECT access_token AS t, token_expires_at AS e FROM game_accounts WHERE account_id = 500000001",
    ).first();
    expect(after?.t).not.toBe(before?.t);
    expect(after?.e).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    const [first] = (await accountsOf(browser)) as unknown[];
    expect(first).toEqual(account(1));
  });
});

describe("a game account that belongs to somebody else", () => {
  it("is never moved by signing in with it: the visitor is asked", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    await owner.signIn("wgauth", "commander-1", eu);
    await browser.signIn("patreon", "active-patron");
    const back = await browser.signIn("wgauth", "commander-1", eu);
    const mergeRequestId = /^\/access\?merge=([\w-]+)$/.exec(locationOf(back) ?? "")?.[1];
    expect(await accountsOf(browser)).toEqual([]);
    expect(await accountsOf(owner)).toEqual([account(1)]);
    const question = await browser.get(`/api/account/merge/${mergeRequestId}`);
    expect(await question.json()).toMatchObject({ provider: "wgauth", name: "Commander_1", obstacle: null });
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
    expect(await accountsOf(browser)).toEqual([account(1)]);
    expect((await owner.get("/api/wgauth/accounts")).status).toBe(401);
  });

  it("comes to free places when two people become one, what was linked first before others", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    for (const n of [1, 2]) await owner.signIn("wgauth", `commander-${n}`, eu);
    await env.DB.prepare("UPDATE game_accounts SET linked_at = linked_at + 600000 WHERE account_id = 500000001").run();
    for (const n of [3, 4]) await browser.signIn("wgauth", `commander-${n}`, eu);
    // The first and the third place are free.
    await browser.post("/api/wgauth/logout?account_id=500000003");
    const mergeRequestId = (locationOf(await browser.signIn("wgauth", "commander-1", eu)) ?? "").split("=")[1];
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
    const rows = await env.DB.prepare("SELECT account_id AS id, place FROM game_accounts ORDER BY place").all();
    expect(rows.results).toEqual([
      { id: 500_000_002, place: 1 },
      { id: 500_000_004, place: 2 },
      { id: 500_000_001, place: 3 },
    ]);
  });

  it("is not merged where both together have more than three", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    for (const n of [1, 2]) await owner.signIn("wgauth", `commander-${n}`, eu);
    for (const n of [3, 4]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const mergeRequestId = (locationOf(await browser.signIn("wgauth", "commander-1", eu)) ?? "").split("=")[1];
    const question = await browser.get(`/api/account/merge/${mergeRequestId}`);
    expect(await question.json()).toMatchObject({ obstacle: { kind: "too-many-game-accounts" } });
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(409);
    expect(await accountsOf(owner)).toEqual([account(1), account(2)]);
  });
});
