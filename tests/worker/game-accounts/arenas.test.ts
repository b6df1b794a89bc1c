import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { redact } from "#app/lib/server/redact.ts";
import { keepArenas, startsOf } from "../support/battles.ts";
import { Browser, signedIn } from "../support/browser.ts";

const eu = "?region=eu";
const id = 500_000_001;
const path = `/api/stats/accounts/${id}/arenas`;
const arena = (n: number) => ({ arenaId: String(n), startedAt: 1_795_000_000 + n });
const starts = async (answer: Response) =>
  ((await answer.json()) as { started_at: number }[]).map(({ started_at }) => started_at - 1_795_000_000);

/** The owner of commander-1, with battles 1 to `count`. */
async function owner(count = 3): Promise<Browser> {
  const browser = await signedIn(["wgauth", "commander-1", eu]);
  await keepArenas(
    id,
    Array.from({ length: count }, (_, n) => arena(n + 1)),
  );
  return browser;
}

async function keyOf(browser: Browser): Promise<string> {
  const answer = await browser.post(`/api/stats/accounts/${id}/key`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  return ((await answer.json()) as { key: string }).key;
}

describe("the battles of an account", () => {
  it("are the newest first, ten where nothing is asked, and as many as are asked", async () => {
    await owner(120);
    const visitor = new Browser();
    const answer = await visitor.get(path);
    expect(answer.status).toBe(200);
    expect(await answer.clone().json()).toContainEqual({ started_at: 1_795_000_120 });
    expect(await starts(answer)).toEqual([120, 119, 118, 117, 116, 115, 114, 113, 112, 111]);
    expect(await starts(await visitor.get(`${path}?limit=1`))).toEqual([120]);
    expect(await starts(await visitor.get(`${path}?limit=100`))).toHaveLength(100);
  });

  it.each(["0", "101", "-1", "1.5", "1e1", "ten", "", "1000"])("with the limit '%s' are refused", async (limit) => {
    await owner();
    const answer = await new Browser().get(`${path}?limit=${limit}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid" } });
  });

  it("are recorded once, however often they are sent", async () => {
    await keepArenas(id, [arena(1), arena(2), arena(1)]);
    await keepArenas(id, [arena(2), { arenaId: "1", startedAt: 5 }]);
    expect(await startsOf(id)).toEqual([arena(2), arena(1)]);
  });

  it("are apart for each account", async () => {
    await keepArenas(id, [arena(1)]);
    expect(await startsOf(id + 1)).toEqual([]);
  });

  it("of an account without any are an empty list; of one that nobody has linked, 404", async () => {
    expect(await (await (await owner(0)).get(path)).json()).toEqual([]);
    // Battles exist but the database does not know the account, so the object is not called.
    await keepArenas(500_000_002, [arena(1)]);
    for (const other of ["500000002", "7", "0", "-1", "x", "9".repeat(16), "1e3"]) {
      const answer = await new Browser().get(`/api/stats/accounts/${other}/arenas?limit=10`);
      expect([other, answer.status]).toEqual([other, 404]);
    }
  });

  it("of a public or unlisted account are open; of a private one, its owner's only", async () => {
    const browser = await owner();
    const [visitor, other] = [new Browser(), new Browser()];
    await other.signIn("wgauth", "commander-2", eu);
    for (const visibility of ["public", "unlisted"]) {
      await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=${visibility}`);
      expect((await visitor.get(path)).headers.get("cache-control")).toBe("private, no-store");
      expect((await other.get(path)).headers.get("cache-control")).toBe("private, no-store");
    }
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    for (const stranger of [visitor, other]) {
      const answer = await stranger.get(path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
      expect(await answer.json()).toMatchObject({ error: { code: "private" } });
    }
    const own = await browser.get(path);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await starts(own)).toEqual([3, 2, 1]);
  });

  it("end with the link, and with the person", async () => {
    const browser = await owner();
    await browser.signIn("wgauth", "commander-2", eu);
    await keepArenas(id + 1, [arena(7)]);
    await browser.post(`/api/wgauth/logout?account_id=${id}`);
    expect(await startsOf(id)).toEqual([]);
    expect(await startsOf(id + 1)).toEqual([arena(7)]);
    const download = await browser.get("/api/account/export");
    expect(await download.json()).toMatchObject({
      gameAccounts: [{ accountId: id + 1, battles: [{ arenaId: "7", startedAt: "2026-11-18T11:06:47.000Z" }] }],
    });
    expect((await browser.post("/api/account/delete")).status).toBe(204);
    expect(await startsOf(id + 1)).toEqual([]);
    await keepArenas(id, [arena(9)]);
    expect(await startsOf(id)).toEqual([arena(9)]);
  });
});

describe("the key of an account's statistics", () => {
  it("reads the battles of a private account, is kept as a hash, and stands in no log", async () => {
    const browser = await owner();
    const key = await keyOf(browser);
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    const answer = await new Browser().get(`${path}?limit=10&key=${key}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await starts(answer)).toEqual([3, 2, 1]);
    const rows = await env.DB.prepare("SELECT * FROM game_accounts").all();
    expect(JSON.stringify(rows.results)).not.toContain(key);
    expect(redact(`GET ${path}?limit=10&key=${key}`)).not.toContain(key);
    const account = await (await browser.get("/api/account")).text();
    expect(account).toContain('"hasStatsKey":true');
    expect(account).not.toContain(key);
  });

  it("ends when another is made, and when it is taken back", async () => {
    const browser = await owner();
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    const statusWith = async (key: string) => (await new Browser().get(`${path}?key=${key}`)).status;
    const first = await keyOf(browser);
    const second = await keyOf(browser);
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
    expect((await browser.send("DELETE", `/api/stats/accounts/${id}/key`)).status).toBe(204);
    expect(await statusWith(second)).toBe(401);
    const third = await keyOf(browser);
    const form = { "sec-fetch-mode": "navigate" };
    const back = await browser.post(`/api/stats/accounts/${id}/key/revoke?return_to=/wg`, form);
    expect([back.status, back.headers.get("location"), await statusWith(third)]).toEqual([303, "/wg", 401]);
  });

  it.each(["", "x", "A".repeat(43)])("that is wrong ('%s') opens nothing", async (key) => {
    const browser = await owner();
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    expect((await new Browser().get(`${path}?key=${key}`)).status).toBe(401);
  });

  it("is of one account, and changes nothing", async () => {
    const browser = await owner();
    const key = await keyOf(browser);
    const other = await signedIn(["wgauth", "commander-2", eu]);
    await other.post("/api/wgauth/visibility?account_id=500000002&visibility=private");
    const thief = new Browser();
    expect((await thief.get(`/api/stats/accounts/500000002/arenas?key=${key}`)).status).toBe(401);
    const bearer = { authorization: `Bearer ${key}` };
    expect(
      (await thief.post(`/api/wgauth/visibility?account_id=${id}&visibility=public&key=${key}`, bearer)).status,
    ).toBe(401);
    expect((await thief.post(`/api/stats/accounts/${id}/key?key=${key}`, bearer)).status).toBe(401);
    expect((await thief.send("DELETE", `/api/stats/accounts/${id}/key?key=${key}`, bearer)).status).toBe(401);
  });

  it("is made and taken back by the owner only", async () => {
    await owner();
    const other = await signedIn(["wgauth", "commander-2", eu]);
    const key = `/api/stats/accounts/${id}/key`;
    expect([(await other.post(key)).status, (await other.send("DELETE", key)).status]).toEqual([404, 404]);
    expect((await new Browser().post(key)).status).toBe(401);
  });

  it("of a form without script is for the page that comes next, once, and stands in no address", async () => {
    const browser = await owner();
    const answer = await browser.post(`/api/stats/accounts/${id}/key`, { "sec-fetch-mode": "navigate" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/wg"]);
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-stats-key=.+; HttpOnly; Secure; SameSite=Lax$/);
    const keyAnswer = await browser.get("/api/stats/made-key");
    expect(keyAnswer.headers.get("cache-control")).toBe("private, no-store");
    const { accountId, key } = await keyAnswer.json<{ accountId: number; key: string }>();
    expect(accountId).toBe(id);
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    expect((await new Browser().get(`${path}?key=${key}`)).status).toBe(200);
    expect((await browser.get("/api/stats/made-key")).status).toBe(404);
  });

  it("made by a form is shown once, even if its cookie is sent again or twice at the same time, and stored only as a hash", async () => {
    const browser = await owner();
    await browser.post(`/api/stats/accounts/${id}/key`, { "sec-fetch-mode": "navigate" });
    const cookie = browser.cookies.get("__Host-stats-key") ?? "";
    const rows = await env.DB.prepare("SELECT * FROM game_accounts").all();
    expect(JSON.stringify(rows.results)).not.toContain(cookie.split(".")[1]);
    const twice = await Promise.all([browser.get("/api/stats/made-key"), browser.get("/api/stats/made-key")]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    browser.cookies.set("__Host-stats-key", cookie);
    expect((await browser.get("/api/stats/made-key")).status).toBe(404);
  });

  it("made by a form is not shown after it was replaced or revoked, after two minutes, or as one of the other kind", async () => {
    const browser = await owner();
    const form = { "sec-fetch-mode": "navigate" };
    const made = async () => {
      await browser.post(`/api/stats/accounts/${id}/key`, form);
      return browser.cookies.get("__Host-stats-key") ?? "";
    };
    const statusWith = async (cookie: string, kind: "stats" | "write" = "stats") => {
      browser.cookies.set(`__Host-${kind}-key`, cookie);
      return (await browser.get(`/api/stats/made-${kind === "stats" ? "key" : "write-key"}`)).status;
    };
    const first = await made();
    const second = await made();
    expect([await statusWith(first), await statusWith(second, "write"), await statusWith(second)]).toEqual([
      404, 404, 200,
    ]);
    const third = await made();
    await browser.post(`/api/stats/accounts/${id}/key/revoke`, form);
    expect(await statusWith(third)).toBe(404);
    const fourth = await made();
    await browser.post(`/api/stats/accounts/${id}/key`);
    expect(await statusWith(fourth)).toBe(404);
    const fifth = await made();
    await env.DB.prepare("UPDATE game_accounts SET stats_key_unshown_until = ?").bind(Date.now()).run();
    expect(await statusWith(fifth)).toBe(404);
  });

  it.each([
    ["without the cookie", undefined],
    ["with one that is none", "x"],
    ["with one of another account", `500000002.${"A".repeat(43)}`],
    ["with one that holds more", `500000001.${"A".repeat(43)}<b>`],
  ])("made just now is none %s", async (_, cookie) => {
    const browser = await owner();
    if (cookie) browser.cookies.set("__Host-stats-key", cookie);
    expect((await browser.get("/api/stats/made-key")).status).toBe(404);
    expect(browser.cookies.has("__Host-stats-key")).toBe(false);
  });

  it("made just now is shown to nobody who is not signed in as its owner", async () => {
    const browser = await owner();
    await browser.post(`/api/stats/accounts/${id}/key`, { "sec-fetch-mode": "navigate" });
    browser.cookies.delete("__Host-session");
    expect((await browser.get("/api/stats/made-key")).status).toBe(404);
  });
});
