import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { renewPermission } from "#workers/accounts/api/wgauth.ts";
import { openGameToken, sealGameToken } from "#workers/accounts/links/link-game-account.ts";
import { createSeal } from "#workers/accounts/secrets/seal.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";

const now = 1_764_000_000_000;
const day = 86_400_000;
const id = 500_000_001;
const sealed = createSeal("A".repeat(43).concat("="));
const before = { token: "first", tokenExpiresAt: now + day, nickname: "Old_Name", nicknameAt: 1 };
const after = { token: "second", tokenExpiresAt: now + 14 * day, nickname: "Commander_1", nicknameAt: now };

/** A publisher that gives a second token and a name. */
function publisherOf(changes: Partial<Pick<Publisher, "prolongate">> = {}) {
  const permission = { accessToken: "second", accountId: id, expiresAt: now + 14 * day };
  return {
    loginUrl: vi.fn(),
    prolongate: vi.fn(changes.prolongate ?? (async () => permission)),
    ownNickname: vi.fn(async () => "Commander_1"),
    logout: vi.fn(),
    player: vi.fn(),
    playersNamed: vi.fn(),
  } satisfies Publisher;
}

async function linked(region = "eu"): Promise<void> {
  await env.DB.prepare("INSERT INTO people VALUES ('someone', 1)").run();
  await env.DB.prepare(
    `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
       token_expires_at, linked_at) VALUES (?, 'someone', 1, ?, ?, ?, ?, ?, 1)`,
  )
    .bind(id, before.nickname, 1, region, await sealGameToken(await sealed, id, before.token), before.tokenExpiresAt)
    .run();
}
const renew = async (publisher: Publisher) => renewPermission(env.DB, await sealed, publisher, id, now);

async function kept() {
  const row = await env.DB.prepare(
    `SELECT access_token AS accessToken, token_expires_at AS tokenExpiresAt, nickname, nickname_at AS nicknameAt
     FROM game_accounts`,
  ).first<{ accessToken: string; tokenExpiresAt: number; nickname: string; nicknameAt: number }>();
  if (!row) return null;
  const { accessToken, ...rest } = row;
  return { token: await openGameToken(await sealed, id, accessToken), ...rest };
}

describe("renewing the publisher's permission", () => {
  it("keeps the new token, how long it lasts, and the name", async () => {
    await linked();
    const publisher = publisherOf();
    await renew(publisher);
    expect(publisher.prolongate.mock.calls).toEqual([["eu", "first"]]);
    expect(publisher.ownNickname.mock.calls).toEqual([
      ["eu", { accessToken: "second", accountId: id, expiresAt: now + 14 * day }],
    ]);
    expect(await kept()).toEqual(after);
  });

  it("asks nobody about an account that is linked no more", async () => {
    const publisher = publisherOf();
    await renew(publisher);
    expect(publisher.prolongate).not.toHaveBeenCalled();
  });

  it("asks nobody where no key opens it, and ends it", async () => {
    await linked();
    const publisher = publisherOf();
    const otherKey = createSeal("B".repeat(43).concat("="));
    await renewPermission(env.DB, await otherKey, publisher, id, now);
    expect(publisher.prolongate).not.toHaveBeenCalled();
    expect(await kept()).toEqual({ ...before, tokenExpiresAt: now });
  });

  it("asks nobody in a region where the publisher has no sign-in", async () => {
    await linked("cn");
    const publisher = publisherOf();
    await renew(publisher);
    expect(publisher.prolongate).not.toHaveBeenCalled();
    expect(await kept()).toEqual(before);
  });

  it("ends it where the token turns out to be another account's", async () => {
    await linked();
    const others = { accessToken: "second", accountId: id + 1, expiresAt: now + 14 * day };
    const publisher = publisherOf({ prolongate: async () => others });
    await renew(publisher);
    expect(publisher.ownNickname).not.toHaveBeenCalled();
    expect(await kept()).toEqual({ ...before, tokenExpiresAt: now });
  });

  it("hides no mistake of our own", async () => {
    await linked();
    const broken = async () => Promise.reject(new TypeError("a mistake"));
    await expect(renew(publisherOf({ prolongate: broken }))).rejects.toThrow("a mistake");
    expect(await kept()).toEqual(before);
  });
});
