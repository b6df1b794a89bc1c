import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_UPLOADED } from "#app/game/battles/answers.ts";
import { columnName } from "#app/game/battles/battle-columns.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { type BattleRecord, uploadResultSchema } from "#app/game/battles/battle-record.ts";
import { addSums, type BattleSums, NO_BATTLES, SUM_KEYS, sumsOf } from "#app/game/battles/battle-sums.ts";
import { buildIfNeeded } from "#scripts/build.ts";
import { freePort } from "#scripts/local/serve.ts";
import { type Site, startSite } from "#tests/setup/site.ts";

const ACCOUNTS = 200;
const BATTLES = 500;
const AT_ONCE = 20;
const TANKS = [1, 33, 49, 5137, 7425];
const REGIONS = ["eu", "com", "asia"];
const day = 86_400;
const start = Math.floor(Date.now() / 1000 / day - 30) * day;

/** A generator of numbers below 1 that always begins alike. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function battlesOf(accountId: number): BattleRecord[] {
  const random = seeded(accountId);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const orUnknown = (value: number) => (random() < 0.1 ? null : value);
  return Array.from({ length: BATTLES }, (_, n) => {
    const survived = random() < 0.3;
    return battleOf({
      arenaId: `${99_432_252_651_000_000n + BigInt(n * 7)}`,
      accountId,
      startedAt: start + Math.floor(n / 50) * day + n * 60,
      tankId: TANKS[upTo(TANKS.length - 1)] ?? 1,
      bonusType: random() < 0.9 ? 1 : 2,
      outcome: random() < 0.5 ? "win" : "loss",
      survived: random() < 0.1 ? null : survived,
      lifeTime: survived ? 301 : 60 + upTo(240),
      duration: 301,
      damageDealt: orUnknown(5 + upTo(3995)),
      kills: orUnknown(upTo(5)),
      assistedByStun: null,
      baseXp: upTo(1500),
    });
  });
}

let site: Site;
let origin: string;
const accounts = Array.from({ length: ACCOUNTS }, (_, n) => ({
  accountId: 600_000_000 + n,
  region: REGIONS[n % 3] ?? "eu",
  key: randomBytes(32).toString("base64url"),
}));

beforeAll(async () => {
  await buildIfNeeded();
  const port = await freePort();
  site = await startSite(port, await freePort());
  origin = `http://localhost:${port}`;
  const database = await site.instance.getD1Database("DB");
  for (const { accountId, region, key } of accounts) {
    const hash = createHash("sha256").update(key).digest("hex");
    await database.prepare("INSERT INTO people VALUES (?, 1)").bind(`p${accountId}`).run();
    await database
      .prepare(
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
           token_expires_at, linked_at, write_key_hash) VALUES (?, ?, 1, 'n', 1, ?, 'x', 1, 7, ?)`,
      )
      .bind(accountId, `p${accountId}`, region, hash)
      .run();
  }
}, 600_000);

afterAll(() => site?.stop());

/** Sends a batch until it is answered; every seventh call is cut off before its answer can come. */
async function upload({ accountId, key }: (typeof accounts)[number], battles: BattleRecord[], n: number) {
  for (let attempt = 0; ; attempt += 1) {
    const cutOff = attempt === 0 && n % 7 === 0 ? AbortSignal.timeout(5) : AbortSignal.timeout(120_000);
    const answer = await fetch(`${origin}/api/stats/accounts/${accountId}/arenas`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ battles }),
      signal: cutOff,
    }).catch(() => null);
    if (answer?.ok) {
      const result = uploadResultSchema.parse(await answer.json());
      expect(result.refused).toEqual([]);
      expect(result.taken + result.known).toBe(battles.length);
      return result;
    }
    if (answer && answer.status !== 429 && answer.status < 500)
      expect.unreachable(`${answer.status} ${await answer.text()}`);
    if (attempt > 50) expect.unreachable("A delivery is never answered.");
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Batches of an account, shuffled, some of them twice and some overlapping. */
function batchesOf(battles: BattleRecord[], accountId: number): BattleRecord[][] {
  const random = seeded(accountId + 1);
  const order = battles.map((battle) => [random(), battle] as const).sort(([a], [b]) => a - b);
  const shuffled = order.map(([, battle]) => battle);
  const batches: BattleRecord[][] = [];
  for (let at = 0; at < shuffled.length; at += MAX_UPLOADED) batches.push(shuffled.slice(at, at + MAX_UPLOADED));
  return [...batches, shuffled.slice(50, 150), batches[accountId % batches.length] ?? []];
}

describe(`${ACCOUNTS} accounts with ${BATTLES} battles each, sent at once, cut off, repeated and overlapping`, () => {
  it("lose nothing and double nothing, and the totals are those of a recount", { timeout: 1_800_000 }, async () => {
    const work = accounts.flatMap((account) =>
      batchesOf(battlesOf(account.accountId), account.accountId).map((battles) => ({ account, battles })),
    );
    // Accounts in turns, so that the batches of one run at the same time.
    work.sort((a, b) => (a.battles[0]?.arenaId ?? "").localeCompare(b.battles[0]?.arenaId ?? ""));
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = next++; n < work.length; n = next++) {
          const { account, battles } = work[n] as (typeof work)[number];
          await upload(account, battles, n);
        }
      }),
    );

    for (const { accountId } of accounts) {
      const answer = await fetch(`${origin}/api/stats/accounts/${accountId}/arenas?limit=100`);
      const starts = battlesOf(accountId).map(({ startedAt }) => startedAt);
      const newest = starts.sort((a, b) => b - a).slice(0, 100);
      expect(((await answer.json()) as { started_at: number }[]).map((battle) => battle.started_at)).toEqual(newest);
    }

    const recount = new Map<string, { sums: BattleSums; accounts: Set<number> }>();
    for (const { accountId, region } of accounts) {
      for (const battle of battlesOf(accountId).filter(({ bonusType }) => bonusType === 1)) {
        const on = Math.floor(battle.startedAt / day);
        for (const key of [`${battle.tankId}  0`, `${battle.tankId} ${region} 0`, `${battle.tankId}  ${on}`]) {
          const known = recount.get(key) ?? { sums: NO_BATTLES, accounts: new Set() };
          known.accounts.add(accountId);
          recount.set(key, { sums: addSums(known.sums, sumsOf(battle)), accounts: known.accounts });
        }
      }
    }
    const expected = [...recount].map(([key, { sums, accounts: who }]) => [
      key,
      who.size,
      ...SUM_KEYS.map((sumKey) => sums[sumKey]),
    ]);

    const database = await site.instance.getD1Database("DB");
    const worker = await site.instance.getWorker();
    await expect
      .poll(
        async () => {
          await worker.scheduled({ cron: "17 * * * *" });
          const { results } = await database
            .prepare("SELECT * FROM vehicle_totals")
            .all<Record<string, number | string>>();
          return results
            .map((row) => [
              `${row.tank_id} ${row.region} ${row.day}`,
              row.accounts,
              ...SUM_KEYS.map((key) => row[columnName(key)]),
            ])
            .sort();
        },
        { timeout: 600_000, interval: 5000 },
      )
      .toEqual(expected.sort());
  });
});
