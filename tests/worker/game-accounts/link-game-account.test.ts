import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type GameAccountToLink, linkGameAccount, openGameToken } from "#workers/accounts/links/link-game-account.ts";

import { createSeal } from "#workers/accounts/secrets/seal.ts";

const now = 1_764_000_000_000;
const sealed = createSeal("A".repeat(43).concat("="));
/** A person with a session. */
async function signedIn(userId: string, authenticatedAt: number) {
  const sessionId = crypto.randomUUID();
  await env.DB.prepare("INSERT INTO sessions VALUES (?1, ?1, ?2, 'a device', 1, 1, ?3, ?4)")
    .bind(sessionId, userId, now + 1, authenticatedAt)
    .run();
  return { userId, sessionId, authenticatedAt };
}
const recent = (userId: string) => signedIn(userId, now);
const longAgo = (userId: string) => signedIn(userId, now - 86_400_000);

/** Signs in with the n-th game account. */
const link = async (n: number, user: GameAccountToLink["user"] = null, db: D1Database = env.DB) => {
  const permission = { accountId: n, accessToken: `token ${n}`, expiresAt: now + n };
  return linkGameAccount(db, await sealed, { permission, nickname: `Player_${n}`, region: "eu", user, now });
};
const people = () => env.DB.prepare("SELECT count(*) AS n FROM people").first<number>("n");
const rows = async () =>
  (await env.DB.prepare("SELECT account_id AS n, person_id AS userId, place FROM game_accounts ORDER BY n").all())
    .results;

describe("a game account that nobody has linked", () => {
  it("makes a person of who is not signed in", async () => {
    const outcome = await link(1);
    expect(outcome).toEqual({ kind: "signed-in", userId: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await rows()).toEqual([{ n: 1, userId: outcome.userId, place: 1 }]);
    expect(await people()).toBe(1);
  });

  it("is added to who has just signed in, up to three", async () => {
    const { userId } = await link(1);
    for (const n of [2, 3]) expect(await link(n, await recent(userId))).toEqual({ kind: "linked", userId });
    expect(await link(4, await recent(userId))).toEqual({ kind: "full", userId });
    expect((await rows()).map(({ n, place }) => [n, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it("is not added to a session from long ago", async () => {
    const { userId } = await link(1);
    expect(await link(2, await longAgo(userId))).toEqual({ kind: "not-recent", userId });
    expect(await rows()).toHaveLength(1);
  });
});

it("a game account is not added to a session that was ended while the visitor was at the publisher", async () => {
  const { userId } = await link(1);
  const user = await recent(userId);
  await env.DB.prepare("DELETE FROM sessions").run();
  expect(await link(2, user)).toEqual({ kind: "session-ended", userId });
  expect(await rows()).toHaveLength(1);
});

describe("a game account that is linked", () => {
  it("signs its owner in, and gets a new name and token", async () => {
    const { userId } = await link(1);
    await env.DB.prepare("UPDATE game_accounts SET nickname = 'Old', access_token = 'old', token_expires_at = 1").run();
    for (const user of [null, await recent(userId), await longAgo(userId)]) {
      expect(await link(1, user)).toEqual({ kind: "signed-in", userId });
    }
    const row = await env.DB.prepare("SELECT * FROM game_accounts").first<Record<string, string>>();
    expect(row).toMatchObject({ nickname: "Player_1", nickname_at: now, token_expires_at: now + 1, region: "eu" });
    expect(await openGameToken(await sealed, 1, row?.access_token ?? "")).toBe("token 1");
  });

  it("is asked about when it is another person's, of who has just signed in only", async () => {
    const [one, other] = [await link(1), await link(2)];
    const ids = { userId: one.userId, otherUserId: other.userId };
    expect(await link(2, await recent(one.userId))).toEqual({ kind: "other-user", ...ids });
    expect(await link(2, await longAgo(one.userId))).toEqual({ kind: "not-recent", userId: one.userId });
    expect((await rows()).map(({ userId }) => userId)).toEqual([one.userId, other.userId]);
  });
});

describe("two sign-ins with one game account at once", () => {
  /** A database in which another request is slightly faster. */
  const racing = () => {
    let owner = "";
    const batch: D1Database["batch"] = async (statements) => {
      owner = (await link(1)).userId;
      return env.DB.batch(statements);
    };
    const prepare: D1Database["prepare"] = (query) => env.DB.prepare(query);
    return { db: { batch, prepare } as D1Database, owner: () => owner };
  };

  it("are of one person, and leave no empty one", async () => {
    const { db, owner } = racing();
    const late = await link(1, null, db);
    expect(late).toEqual({ kind: "signed-in", userId: owner() });
    expect(await rows()).toEqual([{ n: 1, userId: owner(), place: 1 }]);
    expect(await people()).toBe(1);
  });

  it("leave nobody signed in when the faster one has unlinked it again, and no empty person", async () => {
    const batch: D1Database["batch"] = async (statements) => {
      await link(1);
      const results = await env.DB.batch<never>(statements);
      await env.DB.prepare("DELETE FROM people WHERE person_id IN (SELECT person_id FROM game_accounts)").run();
      return results;
    };
    const prepare: D1Database["prepare"] = (query) => env.DB.prepare(query);
    const late = link(1, null, { batch, prepare } as D1Database);
    await expect(late).rejects.toThrow("A game account could neither be linked nor found.");
    expect([await people(), await rows()]).toEqual([0, []]);
  });
});
