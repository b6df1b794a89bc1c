import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Context, Hono } from "hono";
import type { Player, PlayersFound } from "#app/api/players.ts";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { isNickname } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion, regionOfAccount } from "#app/game/accounts/publisher-regions.ts";
import { isDemoAccount } from "#workers/accounts/demo-account.ts";
import { publisherOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { findPlayers } from "#workers/players/find-players.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { apiError } from "#workers/request/api-error.ts";
import { visitorAddress } from "#workers/request/visitor-address.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";
import { cachedLookup, lookUpPlayer } from "#workers/storage/player-lookups.ts";

type C = Context<ApiEnv>;

/**
 * GET /api/accounts/{id}: who a player is. A linked account is shown according to its owner's choice; any other is
 * looked up in the publisher's public API, where that is configured.
 */
export function playersApi() {
  const api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    // What is public now can be private in a minute.
    c.header("cache-control", "private, no-store");
    await next();
  });
  api.get("/", named);
  api.get("/:id{[1-9][0-9]{0,15}}", async (c) => {
    const id = accountIdSchema.safeParse(Number(c.req.param("id")));
    if (!id.success) return unknown(c);
    return (await linked(c, id.data)) ?? published(c, id.data);
  });
  return api;
}

/** @returns null for an account that nobody has linked */
async function linked(c: C, accountId: number): Promise<Response | null> {
  const [row] = await drizzle(c.env.DB).select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  if (!row) return null;
  const own = (await c.env.person())?.personId === row.personId;
  const { nickname, region, visibility, nicknameAt } = row;
  if (visibility === "private" && !own) {
    const message = "This player page is private. Only its owner can see it, signed in with the game account.";
    return apiError(c, "private", message, { details: { region } });
  }
  const permissionEnded = own && row.tokenExpiresAt <= Date.now();
  const player: Player = {
    accountId,
    nickname,
    region,
    visibility,
    source: "linked",
    nicknameAt,
    own,
    demo: isDemoAccount(c.env, accountId),
    permissionEnded,
  };
  return c.json(player);
}

/** An account that is not linked here: only public data is available. */
async function published(c: C, accountId: number): Promise<Response> {
  const [region, publisher, now] = [regionOfAccount(accountId), publisherOf(c.env, c.req.url), Date.now()];
  if (!region || !publisher) return unknown(c);
  try {
    const kept = await cachedLookup(c.env, accountId, now);
    if (!kept && (await tooManyLookups(c))) return tooMany(c);
    const { nickname, at } = kept ?? (await lookUpPlayer(c.env, publisher, { region, accountId, now }));
    if (nickname === null) return unknown(c);
    const source = {
      visibility: "public",
      source: "publisher",
      own: false,
      demo: false,
      permissionEnded: false,
    } as const;
    const player: Player = { accountId, nickname, region, nicknameAt: at, ...source };
    return c.json(player);
  } catch (error) {
    return unavailable(c, error);
  }
}

/** GET /api/accounts?nickname=[&region=]: finds players by the beginning of their names. */
async function named(c: C): Promise<Response> {
  const [region = null, beginning = ""] = [c.req.query("region"), c.req.query("nickname")];
  if (!(region === null || isPublisherRegion(region)) || !isNickname(beginning)) {
    const message =
      "The call needs a nickname of 3 to 24 letters, digits and underscores, and may name a region (eu, com or asia).";
    return apiError(c, "invalid", message);
  }
  const mayAsk = async () => !(await tooManyLookups(c));
  const found = await findPlayers(c.env, publisherOf(c.env, c.req.url), { beginning, region }, mayAsk);
  return c.json(found satisfies PlayersFound);
}

function unavailable(c: C, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  console.warn(`Looking a player up: ${error.message}`);
  const message = "The publisher does not answer at the moment, so no player can be looked up.";
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

function tooMany(c: C): Response {
  const message = "Too many players were asked for from here. Please wait a minute.";
  return apiError(c, "too_many", message, { retryAfter: 60 });
}

async function tooManyLookups(c: C): Promise<boolean> {
  const { success } = await c.env.LOOKUP_LIMIT.limit({ key: visitorAddress(c) });
  return !success;
}

function unknown(c: C): Response {
  return apiError(c, "not_found", "There is no such player.");
}
