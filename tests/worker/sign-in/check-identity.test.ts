import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { checkIdentity } from "#workers/accounts/links/check-identity.ts";
import { createSeal, openTokens, SealError, sealTokens } from "#workers/accounts/secrets/seal.ts";
import { type Provider, ProviderError, type TokenSet } from "#workers/providers/provider.ts";

const now = 1_764_000_000_000;
const minute = 60_000;
const sealed = createSeal("A".repeat(43).concat("="));
const status = { tier: "1000", followedAt: null };
const first: TokenSet = { accessToken: "first", refreshToken: "refresh-1", expiresAt: now + 60 * minute };
const second: TokenSet = { accessToken: "second", refreshToken: "refresh-2", expiresAt: now + 240 * minute };

/** A provider that answers with the status, and to a refresh with the second pair of tokens. */
function providerOf(changes: Partial<Pick<Provider, "status" | "refresh">> = {}) {
  return {
    key: "twitch",
    authorizationUrl: vi.fn(),
    exchange: vi.fn(),
    status: vi.fn(changes.status ?? (async () => status)),
    refresh: vi.fn(changes.refresh ?? (async () => second)),
  } satisfies Provider;
}
const fails = (kind: "invalid" | "unavailable") => async () => {
  throw new ProviderError(kind, "as the test wants it");
};
/** Accepts only the second token. */
const onlySecond: Provider["status"] = async (token) => (token === "second" ? status : fails("invalid")());

async function linked(tokens: TokenSet): Promise<void> {
  const { accessToken, refreshToken, tokenExpiresAt } = await sealTokens(await sealed, "twitch", {
    subject: "8002",
    tokens,
  });
  await env.DB.prepare("INSERT INTO people VALUES ('someone', 1)").run();
  await env.DB.prepare(
    `INSERT INTO identities (provider, subject, person_id, name, access_token, refresh_token, token_expires_at,
       checked_at, linked_at) VALUES ('twitch', '8002', 'someone', 'tier_two', ?, ?, ?, 1, 1)`,
  )
    .bind(accessToken, refreshToken, tokenExpiresAt)
    .run();
}
const check = async (provider: Provider) => checkIdentity(env.DB, await sealed, provider, "8002", now);
const kept = () =>
  env.DB.prepare(
    `SELECT subject, status, status_at AS statusAt, checked_at AS checkedAt, access_token AS accessToken,
       refresh_token AS refreshToken, token_expires_at AS tokenExpiresAt FROM identities`,
  ).first<{
    subject: string;
    status: string | null;
    statusAt: number | null;
    checkedAt: number;
    accessToken: string;
    refreshToken: string | null;
    tokenExpiresAt: number | null;
  }>();
const keptTokens = async () => {
  const row = await kept();
  return row && openTokens(await sealed, "twitch", row);
};

describe("asking a provider about a linked identity", () => {
  it("keeps what it says, and when", async () => {
    await linked(first);
    const provider = providerOf();
    expect(await check(provider)).toBe("checked");
    expect(provider.status.mock.calls).toEqual([["first", "8002"]]);
    expect(await kept()).toMatchObject({ status: JSON.stringify(status), statusAt: now, checkedAt: now });
  });

  it("asks nothing of one that is linked no more", async () => {
    const provider = providerOf();
    expect(await check(provider)).toBe("ended");
    expect(provider.status).not.toHaveBeenCalled();
  });

  it("keeps the link and its tokens while it is unavailable", async () => {
    await linked(first);
    const provider = providerOf({ status: fails("unavailable") });
    expect(await check(provider)).toBe("unavailable");
    expect(provider.refresh).not.toHaveBeenCalled();
    expect(await kept()).toMatchObject({ status: null, statusAt: null, checkedAt: now });
    expect(await keptTokens()).toEqual(first);
  });

  it("hides no mistake of our own", async () => {
    await linked(first);
    const broken = async () => Promise.reject(new TypeError("a mistake"));
    await expect(check(providerOf({ status: broken }))).rejects.toThrow("a mistake");
    expect(await keptTokens()).toEqual(first);
  });
});

describe("tokens that no key opens", () => {
  const lostKey = createSeal("B".repeat(43).concat("="));
  const checkWithout = async (provider: Provider, at = now) =>
    checkIdentity(env.DB, await lostKey, provider, "8002", at);
  const unreadableSince = () =>
    env.DB.prepare("SELECT unreadable_since AS since FROM identities").first<number | null>("since");

  it("leave the link as it is, and note since when it asks for a new sign-in", async () => {
    expectConsoleError(/none of TOKEN_KEYS: it asks for a new sign-in/);
    await linked(first);
    const provider = providerOf();
    expect(await checkWithout(provider)).toBe("unreadable");
    expect(await checkWithout(provider, now + minute)).toBe("unreadable");
    expect([provider.status.mock.calls, provider.refresh.mock.calls]).toEqual([[], []]);
    expect(await unreadableSince()).toBe(now);
    expect(await keptTokens()).toEqual(first);
  });

  it("are tokens as before when the key is back", async () => {
    expectConsoleError(/none of TOKEN_KEYS/);
    await linked(first);
    await checkWithout(providerOf());
    expect(await check(providerOf())).toBe("checked");
    expect(await unreadableSince()).toBeNull();
  });

  it("are no matter where the visitor has signed in again meanwhile", async () => {
    expectConsoleError(/none of TOKEN_KEYS/);
    await linked(first);
    const signsIn = {
      ...(await lostKey),
      open: async () => {
        await env.DB.prepare("UPDATE identities SET access_token = 'fresh'").run();
        throw new SealError("sealed");
      },
    };
    await checkIdentity(env.DB, signsIn, providerOf(), "8002", now);
    expect(await unreadableSince()).toBeNull();
  });
});

describe("a new pair of tokens that the database does not take", () => {
  /** A provider that takes each refresh token once. */
  function rotating(): ReturnType<typeof providerOf> {
    const used = new Set<string>();
    const refresh: Provider["refresh"] = async (token) => {
      if (used.has(token)) return fails("invalid")();
      used.add(token);
      return second;
    };
    return providerOf({ status: onlySecond, refresh });
  }
  /** The database, whose first writes of a pair of tokens fail. */
  function failing(times: number): D1Database {
    let left = times;
    const away = () => Promise.reject(new Error("The database is away."));
    const prepare = (query: string) => {
      const statement = env.DB.prepare(query);
      if (!/set "access_token"/i.test(query)) return statement;
      const bind = (...values: unknown[]) =>
        left-- > 0 ? { run: away, all: away, raw: away } : statement.bind(...values);
      return { bind };
    };
    return { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
  }
  const unreadableSince = () =>
    env.DB.prepare("SELECT unreadable_since AS since FROM identities").first<number | null>("since");

  it("is written once more", async () => {
    await linked(first);
    expect(await checkIdentity(failing(1), await sealed, rotating(), "8002", now)).toBe("checked");
    expect(await keptTokens()).toEqual(second);
  });

  it("ends no link: the visitor is asked to sign in again", async () => {
    await linked(first);
    const provider = rotating();
    await expect(checkIdentity(failing(9), await sealed, provider, "8002", now)).rejects.toThrow();
    expect(await unreadableSince()).toBeNull();
    expect(await check(provider)).toBe("unreadable");
    expect(await check(provider)).toBe("unreadable");
    expect(await unreadableSince()).toBe(now);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM people").first("n")).toBe(1);
  });

  it("is no excuse for a later one that is refused", async () => {
    await linked(first);
    await expect(checkIdentity(failing(9), await sealed, rotating(), "8002", now)).rejects.toThrow();
    // The provider did not rotate after all, and what it gives now is not good: the permission is gone.
    expect(await check(providerOf({ status: fails("invalid") }))).toBe("ended");
  });
});

describe("a token", () => {
  it.each([
    ["that lasts for a minute yet is used", minute, false],
    ["that ends within a minute is renewed first", minute - 1, true],
    ["that has ended is renewed first", -1, true],
  ])("%s", async (_, left, renewed) => {
    await linked({ ...first, expiresAt: now + left });
    const provider = providerOf();
    expect(await check(provider)).toBe("checked");
    expect(provider.refresh.mock.calls).toEqual(renewed ? [["refresh-1"]] : []);
    expect(provider.status.mock.calls).toEqual([[renewed ? "second" : "first", "8002"]]);
    expect(await keptTokens()).toEqual(renewed ? second : { ...first, expiresAt: now + left });
  });

  it("of which nobody said how long it lasts is used as it is", async () => {
    await linked({ ...first, expiresAt: null });
    const provider = providerOf();
    expect(await check(provider)).toBe("checked");
    expect(provider.refresh).not.toHaveBeenCalled();
  });

  it("that has ended and cannot be renewed is tried all the same", async () => {
    await linked({ ...first, refreshToken: null, expiresAt: now - 1 });
    const provider = providerOf();
    expect(await check(provider)).toBe("checked");
    expect(provider.refresh).not.toHaveBeenCalled();
    expect(provider.status.mock.calls).toEqual([["first", "8002"]]);
  });

  it("that is refused is renewed once", async () => {
    await linked(first);
    const provider = providerOf({ status: onlySecond });
    expect(await check(provider)).toBe("checked");
    expect(provider.status.mock.calls.map(([token]) => token)).toEqual(["first", "second"]);
    expect(await kept()).toMatchObject({ statusAt: now });
    expect(await keptTokens()).toEqual(second);
  });

  it("keeps its refresh token where the provider gives no new one", async () => {
    await linked(first);
    const refresh = async () => ({ ...second, refreshToken: null });
    expect(await check(providerOf({ status: onlySecond, refresh }))).toBe("checked");
    expect(await keptTokens()).toEqual({ ...second, refreshToken: "refresh-1" });
  });

  it.each([
    ["refused, and cannot be renewed", { ...first, refreshToken: null }, {}],
    ["refused, and so is the one to renew it", first, { refresh: fails("invalid") }],
    ["refused, and so is the new one", first, {}],
  ])("ends the link when it is %s", async (_, tokens, changes) => {
    await linked(tokens);
    expect(await check(providerOf({ status: fails("invalid"), ...changes }))).toBe("ended");
    expect(await kept()).toBeNull();
  });

  it("that is refused takes the person along in one step: nobody would find who was left over", async () => {
    await linked({ ...first, refreshToken: null });
    const away = () => Promise.reject(new Error("The database is away."));
    const prepare = (query: string) => {
      const statement = env.DB.prepare(query);
      // Alone it fails, in a transaction with others it does not.
      const alone = (bound: D1PreparedStatement) => Object.assign(bound, { run: away, all: away, raw: away });
      const bind = (...values: unknown[]) => alone(statement.bind(...values));
      return /^delete from "people"/i.test(query) ? { bind } : statement;
    };
    const db = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    await checkIdentity(db, await sealed, providerOf({ status: fails("invalid") }), "8002", now);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM people").first("n")).toBe(0);
  });

  it("that is refused stays where renewing fails for the moment", async () => {
    await linked(first);
    expect(await check(providerOf({ status: onlySecond, refresh: fails("unavailable") }))).toBe("unavailable");
    expect(await keptTokens()).toMatchObject({ accessToken: "first", refreshToken: "refresh-1" });
    expect(await check(providerOf({ status: onlySecond }))).toBe("checked");
    expect(await keptTokens()).toEqual(second);
  });

  it("that another request has renewed meanwhile is neither lost nor the end of the link", async () => {
    await linked(first);
    const race = async () => {
      const { accessToken } = await sealTokens(await sealed, "twitch", { subject: "8002", tokens: second });
      await env.DB.prepare("UPDATE identities SET access_token = ?").bind(accessToken).run();
      return fails("invalid")();
    };
    expect(await check(providerOf({ status: onlySecond, refresh: race }))).toBe("unavailable");
    expect((await keptTokens())?.accessToken).toBe("second");
  });
});
