import { type Context, Hono } from "hono";
import type { Player, PlayersFound } from "#app/api/players.ts";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { isNickname } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion, PUBLISHER_REGIONS, regionOfAccount } from "#app/game/accounts/publisher-regions.ts";
import { isDemoAccount } from "#workers/accounts/demo-account.ts";
import { publisherOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { findPlayers } from "#workers/players/find-players.ts";
import { shownPlayer } from "#workers/players/find-statistics.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { apiError } from "#workers/request/api-error.ts";
import { mayLookUp } from "#workers/request/may-look-up.ts";
import { cachedLookup, lookUpPlayer } from "#workers/storage/player-lookups.ts";
import { closedAccount, playerStatistics } from "./player-statistics.ts";
import { linkedAccount } from "./player-visibility.ts";

type C = Context<ApiEnv>;

/**
 * GET /api/accounts/{id}: who a player is. A linked account is shown according to its owner's choice; any other is
 * looked up in the publisher's public API, where that is configured. Below it, what the publisher tells of its battles.
 */
export function playersApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", named);
  api.get("/:id{[1-9][0-9]{0,15}}", (c) => withAccount(c, async (id) => (await linked(c, id)) ?? published(c, id)));
  api.get("/:id{[1-9][0-9]{0,15}}/statistics", (c) => withAccount(c, (id) => playerStatistics(c, id)));
  return api;
}

function withAccount(c: C, act: (accountId: number) => Promise<Response>): Promise<Response> | Response {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  return id.success ? act(id.data) : unknown(c);
}

/** @returns null for an account that nobody has linked */
async function linked(c: C, accountId: number): Promise<Response | null> {
  const seen = await linkedAccount(c, accountId);
  if (seen === null || seen instanceof Response) return seen;
  const { row, own } = seen;
  const { nickname, region, visibility, nicknameAt } = row;
  const permissionEnded = own && row.tokenExpiresAt <= Date.now();
  const about = { accountId, nickname, region, visibility, nicknameAt, own, permissionEnded };
  const demo = isDemoAccount(c.env, accountId);
  return c.json({ ...about, source: "linked", demo } satisfies Player);
}

/** An account that is not linked here: only public data is available. */
async function published(c: C, accountId: number): Promise<Response> {
  const [region, publisher, now] = [regionOfAccount(accountId), publisherOf(c.env, c.req.url), Date.now()];
  if (!region || !publisher) return unknown(c);
  const found = ({ nickname, at }: { nickname: string; at: number }) => {
    const source = { visibility: "public", source: "publisher" } as const;
    const about = { own: false, demo: false, permissionEnded: false };
    return c.json({ accountId, nickname, region, nicknameAt: at, ...source, ...about } satisfies Player);
  };
  const cached = await cachedLookup(c.env, accountId, now);
  if (!cached && !(await mayLookUp(c, 1))) return tooMany(c);
  try {
    const { nickname, at } = cached ?? (await lookUpPlayer(c.env, publisher, { region, accountId, now }));
    if (nickname !== null) return found({ nickname, at });
    const known = await shownPlayer(c.env, accountId);
    return known?.state === "known" || known?.state === "closed" ? closedAccount(c) : unknown(c);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`Looking a player up: ${error.message}`);
    const last = await shownPlayer(c.env, accountId);
    return last?.nickname ? found({ nickname: last.nickname, at: last.readAt }) : unavailable(c);
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
  const mayAsk = () => mayLookUp(c, region === null ? PUBLISHER_REGIONS.length : 1);
  const found = await findPlayers(c.env, publisherOf(c.env, c.req.url), { beginning, region }, mayAsk);
  return c.json(found satisfies PlayersFound);
}

function unavailable(c: C): Response {
  const message = "The publisher does not answer at the moment, so no player can be looked up.";
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

function tooMany(c: C): Response {
  const message = "Too many players are looked up at the moment. Please wait a minute.";
  return apiError(c, "too_many", message, { retryAfter: 60 });
}

function unknown(c: C): Response {
  return apiError(c, "not_found", "There is no such player.");
}
