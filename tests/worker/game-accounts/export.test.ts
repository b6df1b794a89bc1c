import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deleteUser, exportUser } from "#workers/accounts/personal-data.ts";
import type { User } from "#workers/accounts/user.ts";

const now = 1_764_000_000_000;
const iso = (time: number) => new Date(time).toISOString();
const account = (accountId: number) => ({
  accountId,
  nickname: `Player_${accountId}`,
  region: "eu" as const,
  visibility: "public" as const,
  tokenExpiresAt: now + accountId,
  hasStatsKey: false,
  hasWriteKey: true,
});
const userOf = (...accountIds: number[]): User => ({
  userId: "someone",
  sessionId: "this one",
  seenAt: now,
  authenticatedAt: now,
  createdAt: now,
  identities: [],
  gameAccounts: accountIds.map(account),
});

interface Battle {
  arenaId: string;
  startedAt: number;
}

/** Objects that hold so many battles each, and note how they are asked. */
function battles(counts: Record<number, number>) {
  const asked: [account: string, after: string | null, limit: number][] = [];
  const getByName = (name: string) => {
    const all = Array.from(
      { length: counts[Number(name)] ?? 0 },
      (_, at): Battle => ({
        arenaId: `${name}-${at}`,
        startedAt: 1_763_000_000 - at,
      }),
    );
    return {
      newest: async () => all.slice(0, 1),
      page: async (after: Battle | null, limit: number) => {
        asked.push([name, after?.arenaId ?? null, limit]);
        const from = after ? all.findIndex(({ arenaId }) => arenaId === after.arenaId) + 1 : 0;
        return all.slice(from, from + limit);
      },
    };
  };
  return { asked, BATTLES: { getByName } as unknown as typeof env.BATTLES };
}

async function exported(user: User, BATTLES: typeof env.BATTLES) {
  let text = "";
  for await (const chunk of await exportUser({ DB: env.DB, BATTLES }, user, now)) text += chunk;
  return JSON.parse(text) as {
    unreadable: string[];
    challengeRuns: object[];
    gameAccounts: { accountId: number; permissionEndsAt: string; battles: { arenaId: string; startedAt: string }[] }[];
  };
}

describe("the download of what is kept of a person", () => {
  it.each([
    [0, [null]],
    [1, [null]],
    [1999, [null]],
    [2000, [null, "7-1999"]],
    [2001, [null, "7-1999"]],
    [4000, [null, "7-1999", "7-3999"]],
  ])("has each battle of an account once, page by page: %d", async (count, pages) => {
    const { asked, BATTLES } = battles({ 7: count });
    const [only, ...others] = (await exported(userOf(7), BATTLES)).gameAccounts;
    expect(others).toEqual([]);
    expect(only?.battles.map(({ arenaId }) => arenaId)).toEqual(Array.from({ length: count }, (_, at) => `7-${at}`));
    expect(asked).toEqual(pages.map((after) => ["7", after, 2000]));
  });

  it("has each account with its own battles, and times that people can read", async () => {
    const { BATTLES } = battles({ 7: 2, 8: 0, 9: 1 });
    const { gameAccounts } = await exported(userOf(7, 8, 9), BATTLES);
    const { tokenExpiresAt: _, ...first } = account(7);
    expect(gameAccounts[0]).toEqual({
      ...first,
      permissionEndsAt: iso(now + 7),
      battles: [
        { arenaId: "7-0", startedAt: iso(1_763_000_000_000) },
        { arenaId: "7-1", startedAt: iso(1_762_999_999_000) },
      ],
    });
    expect(gameAccounts.map(({ accountId, battles: list }) => [accountId, list.length])).toEqual([
      [7, 2],
      [8, 0],
      [9, 1],
    ]);
  });

  it("has runs of the challenge, with the time of each step and of the end", async () => {
    await env.DB.prepare("INSERT INTO people VALUES ('someone', 1)").run();
    const runs = [
      { steps: [], ended: null },
      { steps: [{ vehicleId: 1, at: now - 3 }], ended: { vehicleId: 2, at: now - 2 } },
    ];
    for (const [at, run] of runs.entries()) {
      const progress = JSON.stringify({ battles: 5, wins: 2, elsewhere: 1, unknown: 0, ...run });
      await env.DB.batch([
        env.DB.prepare(
          `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
             token_expires_at, linked_at) VALUES (?1, 'someone', ?2, 'x', 1, 'eu', 'x', 1, 1)`,
        ).bind(7 + at, 1 + at),
        env.DB.prepare(
          `INSERT INTO challenge_runs (account_id, nation, started_at, start_totals, possible_steps, listed, asked_at,
             checked_at, progress) VALUES (?, 'germany', ?, '[[1,2,3]]', 10, 1, 1, ?, ?)`,
        ).bind(7 + at, now - 9, now - 1, progress),
      ]);
    }
    const data = await exported(userOf(7, 8), battles({}).BATTLES);
    const same = {
      nation: "germany",
      startedAt: iso(now - 9),
      drivenBefore: [{ vehicleId: 1, battles: 2, wins: 3 }],
      possibleSteps: 10,
      listed: true,
      checkedAt: iso(now - 1),
      battles: 5,
      wins: 2,
      elsewhere: 1,
      unknown: 0,
    };
    expect(data.unreadable).toEqual([]);
    expect(data.challengeRuns).toEqual([
      { accountId: 7, ...same, steps: [], ended: null },
      {
        accountId: 8,
        ...same,
        steps: [{ vehicleId: 1, at: iso(now - 3) }],
        ended: { vehicleId: 2, at: iso(now - 2) },
      },
    ]);
  });
});

describe("the end of a person", () => {
  it("takes along the battles and what is kept of the players, of each account", async () => {
    const cleared: string[] = [];
    const dropped: string[] = [];
    const BATTLES = { getByName: (name: string) => ({ clear: async () => void cleared.push(name) }) };
    const CACHE = { delete: async (key: string) => void dropped.push(key) };
    const settings = { DB: env.DB, BATTLES, CACHE } as unknown as typeof env;
    await env.DB.prepare("INSERT INTO people VALUES ('someone', 1), ('another', 1)").run();
    await deleteUser(settings, userOf(7, 8));
    expect([cleared, dropped]).toEqual([
      ["7", "8"],
      [expect.stringMatching(/\D7$/), expect.stringMatching(/\D8$/)],
    ]);
    expect(await env.DB.prepare("SELECT person_id AS id FROM people").raw()).toEqual([["another"]]);
  });
});
