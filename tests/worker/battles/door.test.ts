import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { FIRST_BATTLES } from "#app/game/battles/plausible.ts";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { Browser } from "../support/browser.ts";
import { publishFiles } from "../support/site.ts";
import { battle, bodyOf, id, idsOf, keyOf, now, owner, path, send } from "../support/uploads.ts";

describe("Battles are taken", () => {
  it("from the signed-in owner, once, and say what came of each", async () => {
    const browser = await owner();
    const answer = await browser.post(path(), {}, bodyOf(battle(1), battle(2)));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await answer.json()).toEqual({ taken: 2, known: 0, completed: 0, waiting: 0, refused: [] });
    const again = await browser.post(path(), {}, bodyOf(battle(2), battle(3)));
    expect(await again.json()).toEqual({ taken: 1, known: 1, completed: 0, waiting: 0, refused: [] });
    expect(await idsOf()).toEqual([3, 2, 1].map((n) => battle(n).arenaId));
    expect(await (await browser.get(`${path()}?limit=1`)).json()).toEqual([{ started_at: battle(3).startedAt }]);
  });

  it("from a program with the key that writes, kept as a hash, until it is revoked or another is made", async () => {
    const browser = await owner();
    const key = await keyOf(browser, "write-key");
    expect((await send(key, bodyOf(battle(1)))).status).toBe(200);
    const rows = await env.DB.prepare("SELECT * FROM game_accounts").all();
    expect(JSON.stringify(rows.results)).not.toContain(key);
    expect(await (await browser.get("/api/account")).json()).toMatchObject({ gameAccounts: [{ hasWriteKey: true }] });
    const next = await keyOf(browser, "write-key");
    expect([(await send(key, bodyOf(battle(2)))).status, (await send(next, bodyOf(battle(2)))).status]).toEqual([
      401, 200,
    ]);
    expect((await browser.send("DELETE", `/api/stats/accounts/${id}/write-key`)).status).toBe(204);
    expect((await send(next, bodyOf(battle(3)))).status).toBe(401);
    expect(await idsOf()).toEqual([2, 1].map((n) => battle(n).arenaId));
  });

  it("one by one: what is wrong is named by place and reason, the good ones stay", async () => {
    const browser = await owner();
    const exact = bodyOf(battle(1)).replace('"arenaId":"', '"arenaId":').replace('","accountId"', ',"accountId"');
    const wrong = [
      [battle(2, { accountId: id + 1 }), "The battle is another account's."],
      [battle(3, { startedAt: now + 601 }), "The battle ends in the future."],
      [battle(4, { startedAt: FIRST_BATTLES - 1 }), "The battle is older than the game."],
      [battle(5, { kills: 16 }), "There are 15 enemies to destroy."],
      [battle(6, { outcome: "victory" }), "outcome: It must be win, loss or draw."],
      [battle(7, { nickname: "x" }), "A record has no field named nickname."],
      [battle(7, { ["x".repeat(1000)]: 1 }), expect.stringMatching(/^A record has no field named x{1,480}$/)],
      ["battle", "A battle must be a JSON object with the fields of a record."],
      [JSON.parse(exact).battles[0], expect.stringMatching(/^arenaId: Send the ID as text, in quotes/)],
    ] as const;
    const answer = await browser.post(path(), {}, bodyOf(...wrong.map(([invalid]) => invalid), battle(8)));
    expect(await answer.json()).toEqual({
      taken: 1,
      known: 0,
      completed: 0,
      waiting: 0,
      refused: wrong.map(([, message], index) => ({ index, message })),
    });
    expect(await idsOf()).toEqual([battle(8).arenaId]);
  });

  it("only if their figures agree with each other and with what the vehicle can do", async () => {
    const stats = { health: [1500], damage: [320], dpm: [2000] };
    const columns = { gameVersion: "1.0", id: [5137], type: ["heavyTank"], tier: [8], stats };
    await publishFiles("1.0-000000000001", { [VEHICLE_COLUMNS_PATH]: JSON.stringify(columns) });
    const none = { shots: 0, hits: 0, penetrations: 0, kills: 0 };
    const wrong = [
      [battle(1, { ...none, damageDealt: 75_000, lifeTime: 0, survived: false }), /for no time/],
      [battle(2, { ...none, damageDealt: 800 }), /without a hit/],
      [battle(3, { damageDealt: 0 }), /without damage/],
      [battle(4, { shots: 40, hits: 40, damageDealt: 25_000 }), /than the gun can do/],
    ] as const;
    const answer = await (await owner()).post(path(), {}, bodyOf(...wrong.map(([invalid]) => invalid), battle(5)));
    expect(await answer.json()).toEqual({
      taken: 1,
      known: 0,
      completed: 0,
      waiting: 0,
      refused: wrong.map(([, message], index) => ({ index, message: expect.stringMatching(message) })),
    });
  });

  it("only of vehicles that the dataset knows, however many are made up", async () => {
    const stats = { health: [], damage: [], dpm: [] };
    const columns = { gameVersion: "1.0", id: [5137], type: ["heavyTank"], tier: [8], stats };
    await publishFiles("1.0-000000000001", { [VEHICLE_COLUMNS_PATH]: JSON.stringify(columns) });
    const browser = await owner();
    for (const clientVersion of [null, "1.0", "0.9"]) {
      const made = Array.from({ length: 99 }, (_, n) => battle(2 + n, { clientVersion, tankId: 10_000 + n }));
      const answer = await browser.post(path(), {}, bodyOf(...made, battle(1)));
      expect(await answer.json()).toMatchObject({
        refused: made.map((_, index) => ({ index, message: "The Index knows no such vehicle." })),
        [clientVersion === null ? "taken" : "known"]: 1,
      });
    }
    expect(await idsOf()).toEqual([battle(1).arenaId]);
  });

  it("by our clock alone, with ten minutes for that of the game's server", async () => {
    const browser = await owner();
    const late = battle(1, { startedAt: now - 301 + 600 });
    expect(await (await browser.post(path(), {}, bodyOf(late))).json()).toMatchObject({ taken: 1 });
    vi.setSystemTime(now * 1000 + 1000);
    const later = battle(2, { startedAt: now - 301 + 602 });
    expect(await (await browser.post(path(), {}, bodyOf(later))).json()).toMatchObject({ taken: 0 });
  });

  it("a hundred at once, and not one more", async () => {
    const browser = await owner();
    const many = Array.from({ length: 101 }, (_, n) => battle(n));
    expect((await browser.post(path(), {}, bodyOf(...many))).status).toBe(400);
    expect(await idsOf()).toEqual([]);
    expect(await (await browser.post(path(), {}, bodyOf(...many.slice(1)))).json()).toMatchObject({ taken: 100 });
  });
});

describe("What is wrong with a record is said in plain words", () => {
  it.each([
    [{ arenaId: "abc" }, "arenaId: An arena id is a whole number above 0, as its digits."],
    [{ arenaId: "99999999999999999999" }, "arenaId: An arena id has at most 64 bits."],
    [{ accountId: "me" }, "accountId: It must be the number of your game account."],
    [{ tankId: 0 }, "tankId: It must be a whole number from 1 to 16777215."],
    [{ startedAt: "now" }, "startedAt: It must be a whole number from 1 to 4294967295."],
    [{ duration: null }, "duration: It must be a whole number from 0 to 7200."],
    [{ team: "1" }, "team: It must be 1 or 2."],
    [{ survived: "yes" }, "survived: It must be true or false, or null if unknown."],
    [{ kills: 1.5 }, "kills: It must be a whole number from 0 to 60, or null if unknown."],
    [{ kills: undefined }, "kills: It is missing."],
    [{ clientVersion: "v1" }, "clientVersion: It must be numbers with dots, such as 1.26.1.0, or null if unknown."],
  ])("of %j", async (changes, message) => {
    const answer = await (await owner()).post(path(), {}, bodyOf(battle(1, changes), battle(2)));
    expect(await answer.json()).toMatchObject({ taken: 1, refused: [{ index: 0, message }] });
  });
});

describe("A delivery is refused", () => {
  it.each([
    ["{", 400],
    ["[]", 400],
    ['{"battles":[]}', 400],
    ['{"battles":{}}', 400],
    ["", 400],
    [`{"battles":["${"x".repeat(140_000)}"]}`, 413],
  ])("with the body %j", async (body, status) => {
    const answer = await (await owner()).post(path(), {}, body.slice(0, 140_100));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  it("of who is not signed in, and of another site", async () => {
    const browser = await owner();
    expect((await new Browser().post(path(), {}, bodyOf(battle(1)))).status).toBe(401);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await browser.post(path(), foreign, bodyOf(battle(1)))).status).toBe(403);
    expect(await idsOf()).toEqual([]);
  });

  it("of an account that somebody else or nobody has linked", async () => {
    const [browser] = [await owner(), await owner("commander-2")];
    expect((await browser.post(path(id + 1), {}, bodyOf(battle(1)))).status).toBe(404);
    expect((await browser.post(path(7), {}, bodyOf(battle(1)))).status).toBe(404);
    expect([await idsOf(id + 1), await idsOf(7)]).toEqual([[], []]);
  });

  it.each(["", "Bearer", "Bearer x", `Basic ${"A".repeat(43)}`, `Bearer ${"A".repeat(43)}`])(
    "with the Authorization '%s', whoever is signed in",
    async (authorization) => {
      const browser = await owner();
      const answer = await browser.post(path(), { authorization }, bodyOf(battle(1)));
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toMatchObject({ error: { code: "wrong_key" } });
    },
  );

  it("once an account has sent sixty within a minute", async () => {
    const key = await keyOf(await owner(), "write-key");
    const statuses = new Set<number>();
    let last: Response | undefined;
    // The minute may end while they are sent.
    for (let n = 0; n < 130 && last?.status !== 429; n += 1) {
      last = await send(key, "{}");
      statuses.add(last.status);
    }
    expect([...statuses]).toEqual([400, 429]);
    expect(last?.headers.get("retry-after")).toBe("60");
  });
});

describe("A method that a call does not take", () => {
  it.each([
    ["PUT", path(), "GET, HEAD, POST"],
    ["DELETE", path(), "GET, HEAD, POST"],
    ["GET", `/api/stats/accounts/${id}/write-key`, "DELETE, POST"],
    ["GET", `/api/stats/accounts/${id}/key/revoke`, "POST"],
    ["POST", `/api/accounts/${id}/battles`, "GET, HEAD"],
    ["PATCH", "/api/openapi.json", "GET, HEAD"],
  ])("is answered 405, with those that it takes: %s %s", async (method, address, allow) => {
    const answer = await new Browser().raw(address, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(await answer.json()).toMatchObject({
      error: { code: "method_not_allowed", message: `This call takes ${allow}, not ${method}.` },
    });
  });

  it("does not hide that there is no such call, or no such account", async () => {
    for (const [method, address] of [
      ["DELETE", `/api/stats/accounts/${id}/nothing`],
      ["GET", path(7)],
    ] as const) {
      expect((await new Browser().raw(address, { method })).status).toBe(404);
    }
  });
});
