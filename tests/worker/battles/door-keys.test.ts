import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { Browser } from "../support/browser.ts";
import { battle, bodyOf, id, idsOf, keyOf, now, owner, path, send } from "../support/uploads.ts";

describe("Wrong keys", () => {
  /** Sends with a wrong key from an address, and says how it was answered. */
  const attempt = (address: string, key = "A".repeat(43)) =>
    new Browser().raw(path(), {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "cf-connecting-ip": address },
      body: bodyOf(battle(1)),
    });

  it("are refused thirty times a minute from one address, then have to wait; other addresses and a right key do not", async () => {
    const key = await keyOf(await owner(), "write-key");
    const statuses: number[] = [];
    let last: Response | undefined;
    // The minute may end while they are sent.
    for (let n = 0; n < 70 && last?.status !== 429; n += 1) {
      last = await attempt("192.0.2.7");
      statuses.push(last.status);
    }
    expect(statuses.length).toBeGreaterThan(30);
    expect([new Set(statuses), last?.headers.get("retry-after")]).toEqual([new Set([401, 429]), "60"]);
    expect(await last?.json()).toMatchObject({ error: { code: "too_many", message: expect.stringContaining("/mod") } });
    expect((await attempt("192.0.2.8")).status).toBe(401);
    expect((await attempt("192.0.2.7", key)).status).toBe(200);
  });
});

describe("A key", () => {
  it("that writes cannot read, and one that reads cannot write", async () => {
    const browser = await owner();
    const [read, write] = [await keyOf(browser, "key"), await keyOf(browser, "write-key")];
    await send(write, bodyOf(battle(1)));
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    const statusWith = async (key: string) => (await new Browser().get(`${path()}?key=${key}`)).status;
    expect([await statusWith(read), await statusWith(write)]).toEqual([200, 401]);
    const bearer = { authorization: `Bearer ${write}` };
    expect((await new Browser().get(path(), bearer)).status).toBe(401);
    expect((await send(read, bodyOf(battle(2)))).status).toBe(401);
    expect(
      (await new Browser().raw(`${path()}?key=${write}`, { method: "POST", body: bodyOf(battle(2)) })).status,
    ).toBe(401);
    expect(await idsOf()).toEqual([battle(1).arenaId]);
  });

  it("is of one account: two never see or send each other's battles", async () => {
    const [one, two] = [await owner(), await owner("commander-2")];
    const [first, second] = [await keyOf(one, "write-key"), await keyOf(two, "write-key", id + 1)];
    expect((await send(first, bodyOf(battle(1, { accountId: id + 1 })), id + 1)).status).toBe(401);
    expect((await send(second, bodyOf(battle(1)))).status).toBe(401);
    expect(await (await send(second, bodyOf(battle(1)), id + 1)).json()).toMatchObject({ taken: 0 });
    for (const kind of ["key", "write-key"]) {
      expect((await two.post(`/api/stats/accounts/${id}/${kind}`)).status).toBe(404);
      expect((await two.send("DELETE", `/api/stats/accounts/${id}/${kind}`)).status).toBe(404);
      expect((await new Browser().post(`/api/stats/accounts/${id}/${kind}`)).status).toBe(401);
    }
    const account = await (await two.get("/api/account")).text();
    expect(account).not.toMatch(new RegExp(`${first}|${second}`));
    expect((await send(first, bodyOf(battle(1)))).status).toBe(200);
    expect([await idsOf(), await idsOf(id + 1)]).toEqual([[battle(1).arenaId], []]);
  });

  it("goes with the link, and does not come back with it", async () => {
    const browser = await owner();
    await browser.signIn("wgauth", "commander-2", "?region=eu");
    const key = await keyOf(browser, "write-key");
    await send(key, bodyOf(battle(1)));
    await browser.post(`/api/wgauth/logout?account_id=${id}`);
    expect((await send(key, bodyOf(battle(1)))).status).toBe(401);
    vi.setSystemTime(now * 1000 + 1000);
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    expect((await send(key, bodyOf(battle(1)))).status).toBe(401);
    expect(await battlesOf(env, id).newest(1)).toEqual([]);
  });

  it("of a form without script is for the page that comes next, once, and apart from the key that reads", async () => {
    const browser = await owner();
    const form = { "sec-fetch-mode": "navigate" };
    const answer = await browser.post(`/api/stats/accounts/${id}/write-key`, form);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mod"]);
    expect((await browser.get("/api/stats/made-key")).status).toBe(404);
    const { key } = await (await browser.get("/api/stats/made-write-key")).json<{ key: string }>();
    expect((await browser.get("/api/stats/made-write-key")).status).toBe(404);
    expect((await send(key, bodyOf(battle(1)))).status).toBe(200);
    const back = await browser.post(`/api/stats/accounts/${id}/write-key/revoke`, form);
    expect([back.status, back.headers.get("location")]).toEqual([303, "/mod"]);
    expect((await send(key, bodyOf(battle(2)))).status).toBe(401);
  });
});
