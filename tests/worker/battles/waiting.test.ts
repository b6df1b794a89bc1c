import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord, UploadResult } from "#app/game/battles/battle-record.ts";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { keepWaiting, MAX_WAIT, releaseWaiting, waitingOf } from "#workers/battles/store/waiting-battles.ts";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import { expectConsoleError, loggedErrors } from "../../setup/fail-on-console.ts";
import { linkOf, startsOf } from "../support/battles.ts";
import { type Browser, signedIn } from "../support/browser.ts";
import { publishFiles } from "../support/site.ts";

const id = 500_000_001;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** KV takes no expiration in the past, so the clock stands where it is. */
const now = Math.floor(Date.now() / 1000) * 1000;
/** The next time at which battles are released. */
const release = Math.ceil(now / (6 * HOUR)) * 6 * HOUR;

/** In a vehicle that comes with version 2.0. */
const battle = (n: number, changes: Partial<BattleRecord> = {}) =>
  battleOf({
    arenaId: `9943225265150${1000 + n}`,
    startedAt: now / 1000 - 86_400 + n,
    tankId: 9985,
    clientVersion: "2.0",
    ...changes,
  });

const publishVehicles = (version: string, id: number[]) =>
  publishFiles(`${version}-000000000001`, {
    [VEHICLE_COLUMNS_PATH]: JSON.stringify({
      gameVersion: version,
      id,
      type: id.map(() => "heavyTank"),
      tier: id.map(() => 8),
      stats: { health: id.map(() => 1500), damage: id.map(() => 320), dpm: id.map(() => 2000) },
    }),
  });

const countWaiting = () => env.DB.prepare("SELECT count(*) AS n FROM waiting_battles").first("n");
const isCounted = async () => (await startsOf(id)).map(({ arenaId }) => arenaId);

/** Has an account's battles wait already. */
const fill = (accountId: number, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?2)
     INSERT INTO waiting_battles SELECT ?1, n, 8888, '{}', ?3 FROM n`,
  )
    .bind(accountId, count, now)
    .run();

async function owner(persona = "commander-1"): Promise<Browser> {
  const browser = await signedIn(["wgauth", persona, "?region=eu"]);
  return browser;
}

async function send(browser: Browser, ...battles: unknown[]): Promise<UploadResult> {
  const answer = await browser.post(`/api/stats/accounts/${id}/arenas`, {}, JSON.stringify({ battles }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as UploadResult;
}

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  await publishVehicles("1.0", [5137]);
});

describe("A battle of a later client, in a vehicle that the dataset does not know", () => {
  it("waits without counting, and only once however often it is sent", async () => {
    const browser = await owner();
    const first = await send(browser, battle(1), battle(2, { tankId: 5137 }), battle(1));
    expect(first).toEqual({ taken: 1, known: 0, completed: 0, waiting: 2, refused: [] });
    expect(await send(browser, battle(1))).toMatchObject({ taken: 0, known: 0, waiting: 1, refused: [] });
    expect([await countWaiting(), await isCounted()]).toEqual([1, [battle(2).arenaId]]);
  });

  it("is refused if it cannot have happened", async () => {
    const wrong = [battle(1, { accountId: id + 1 }), battle(2, { startedAt: now / 1000 + 601 })];
    expect(await send(await owner(), ...wrong)).toMatchObject({ waiting: 0, refused: [{ index: 0 }, { index: 1 }] });
    expect(await countWaiting()).toBe(0);
  });

  it("counts once the dataset knows the vehicle, every six hours", async () => {
    const browser = await owner();
    await send(browser, battle(1), battle(2, { tankId: 10_241 }));
    await releaseWaiting(env, release);
    expect([await countWaiting(), await isCounted()]).toEqual([2, []]);
    await publishVehicles("2.0", [5137, 9985]);
    await releaseWaiting(env, release + HOUR);
    expect([await countWaiting(), await isCounted()]).toEqual([2, []]);
    await releaseWaiting(env, release + 6 * HOUR);
    expect([await countWaiting(), await isCounted()]).toEqual([1, [battle(1).arenaId]]);
    expect(await send(browser, battle(1))).toMatchObject({ taken: 0, known: 1, waiting: 0 });
  });

  it("is then judged by what the vehicle can do, and deleted if it fails", async () => {
    const browser = await owner();
    expect(await send(browser, battle(1, { shots: 40, hits: 40, damageDealt: 25_000 }))).toMatchObject({ waiting: 1 });
    await publishVehicles("2.0", [5137, 9985]);
    await releaseWaiting(env, release);
    expect([await countWaiting(), await isCounted()]).toEqual([0, []]);
    // Nor is anything else kept of the account.
    expect(await battlesOf(env, id).backUp(null)).toBeNull();
  });

  it("is deleted if by then it would begin later", async () => {
    await owner();
    const later = battle(1, { startedAt: release / 1000 + 3600 });
    expect((await keepWaiting(env.DB, await linkOf(id), [later], now)).size).toBe(1);
    await publishVehicles("2.0", [5137, 9985]);
    await releaseWaiting(env, release);
    expect([await countWaiting(), await isCounted()]).toEqual([0, []]);
  });

  it("goes on waiting while there is no dataset", async () => {
    await send(await owner(), battle(1));
    clearDatasetCache();
    const none = { get: async () => null, head: async () => null };
    await releaseWaiting({ ...env, FILES: none, CACHE: none } as never, release);
    expect(await countWaiting()).toBe(1);
  });

  it.each(["5", "[]", "{}"])("counts though another one of the account holds %s, which goes", async (torn) => {
    const browser = await owner();
    await send(browser, battle(1));
    await env.DB.prepare("INSERT INTO waiting_battles VALUES (?, 'torn', 9985, ?, ?)").bind(id, torn, now).run();
    await publishVehicles("2.0", [5137, 9985]);
    await releaseWaiting(env, release);
    expect([await countWaiting(), await isCounted()]).toEqual([0, [battle(1).arenaId]]);
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new Error("away")), /go on waiting/],
    ["has it come under another link meanwhile", async () => null, undefined],
  ])("goes on waiting where the account's object %s", async (_, record, said) => {
    if (said) expectConsoleError(said);
    await send(await owner(), battle(1));
    await publishVehicles("2.0", [5137, 9985]);
    await releaseWaiting({ ...env, BATTLES: { getByName: () => ({ record }) } } as never, release);
    expect([await countWaiting(), loggedErrors().length]).toEqual([1, said ? 1 : 0]);
    await releaseWaiting(env, release);
    expect([await countWaiting(), await isCounted()]).toEqual([0, [battle(1).arenaId]]);
  });

  it("is not kept for a link that has ended, nor again for one that sent it", async () => {
    await owner();
    const link = await linkOf(id);
    const [first, second] = [battle(1, { kills: 3 }), battle(2)];
    const keep = (linkedAt: number, battles: BattleRecord[], at: number) =>
      keepWaiting(env.DB, { ...link, linkedAt }, battles, at);
    expect(await keep(link.linkedAt - 1, [first], now)).toEqual(new Set());
    expect(await keep(link.linkedAt, [second], now)).toEqual(new Set([second.arenaId]));
    const both = [battle(2, { kills: 9 }), first];
    expect(await keep(link.linkedAt, both, now - 1)).toEqual(new Set([first.arenaId, second.arenaId]));
    // The oldest first.
    expect(await waitingOf(env.DB, [id])).toEqual([
      { battle: first, cameAt: now - 1 },
      { battle: second, cameAt: now },
    ]);
    expect(await waitingOf(env.DB, [id + 1])).toEqual([]);
    // Nothing is asked where nothing is sent.
    expect(await keepWaiting({} as D1Database, link, [], now)).toEqual(new Set());
  });

  it("waits for 90 days at most", async () => {
    await send(await owner(), battle(1));
    await releaseWaiting(env, now + MAX_WAIT.days * DAY);
    expect(await countWaiting()).toBe(1);
    await releaseWaiting(env, now + MAX_WAIT.days * DAY + 1);
    expect(await countWaiting()).toBe(0);
  });

  it("is refused while 500 of the account are waiting", async () => {
    const browser = await owner();
    await fill(id, 499);
    const { waiting, refused } = await send(browser, battle(1), battle(2), battle(3, { tankId: 5137 }));
    expect([waiting, refused.map(({ index }) => index)]).toEqual([1, [1]]);
    expect([await countWaiting(), await isCounted()]).toEqual([500, [battle(3).arenaId]]);
    expect(await send(browser, battle(1))).toMatchObject({ waiting: 1, refused: [] });
  });

  it("is refused while too many of all accounts are waiting", async () => {
    await owner("commander-2");
    await fill(500_000_002, MAX_WAIT.all - 1);
    const { waiting, refused } = await send(await owner(), battle(1), battle(2));
    expect([waiting, refused.map(({ index }) => index)]).toEqual([1, [1]]);
    expect(await countWaiting()).toBe(MAX_WAIT.all);
  });

  it("is deleted with the account", async () => {
    const browser = await owner();
    await send(browser, battle(1));
    expect((await browser.post("/api/account/delete")).ok).toBe(true);
    expect(await countWaiting()).toBe(0);
  });
});
