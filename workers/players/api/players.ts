import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { isNickname, TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import {
  isPublisherRegion,
  PUBLISHER_REGIONS,
  type PublisherRegion,
  regionOfAccount,
} from "#app/game/accounts/publisher-regions.ts";
import { totalOf } from "#app/game/battles/battle-sums.ts";
import { EXPECTED_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { ExpectedIndex } from "#app/game/model/vehicle/vehicle-statistics.ts";
import type { KeptStatistics, Player, PlayerRating, PlayersFound, RatingAnswer } from "#app/game/players/answers.ts";
import { countedSince, publishedRecord } from "#app/game/players/player-record.ts";
import { type ExpectedOf, playerWn8 } from "#app/game/players/player-wn8.ts";
import { publishedFromColumns } from "#app/game/players/published/published-columns.ts";
import { vehicleSumsOf } from "#app/game/players/published/published-stats.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { type PlayerSources, playerSourcesOf, publisherOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { Env } from "#workers/bindings.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { mayCallForVisitor } from "#workers/http/visitor-address.ts";
import { findPlayers } from "#workers/players/find-players.ts";
import { isPlayerFresh, type KeptPlayer, keepPlayer, keptPlayer } from "#workers/players/store/kept-players.ts";
import { readSince, type WhichPlayer } from "#workers/players/store/player-snapshots.ts";
import { askOrKeep, isFailing, type Outdated } from "#workers/providers/ask-or-keep.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";
import { refreshStatistics } from "../refresh-statistics.ts";
import { linkedAccount } from "./player-visibility.ts";

/**
 * GET /api/accounts/{id}: who a player is. A linked account is shown according to its owner's choice; any other is
 * looked up in the publisher's public API, if configured. Below it, the publisher's data on its battles.
 */
export function playersApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", named);
  api.get("/:id{[1-9][0-9]{0,15}}", (c) => withAccount(c, async (id) => (await linked(c, id)) ?? published(c, id)));
  api.get("/:id{[1-9][0-9]{0,15}}/rating", (c) => withAccount(c, (id) => rating(c, id)));
  api.get("/:id{[1-9][0-9]{0,15}}/statistics", (c) => withAccount(c, (id) => playerStatistics(c, id)));
  return api;
}

function withAccount(c: ApiContext, act: (accountId: number) => Promise<Response>): Promise<Response> | Response {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  return id.success ? act(id.data) : unknown(c);
}

/** @returns null if nobody has linked the account */
async function linked(c: ApiContext, accountId: number): Promise<Response | null> {
  const seen = await linkedAccount(c, accountId);
  if (seen === null || seen instanceof Response) return seen;
  const { row, own } = seen;
  const { nickname, region, visibility, nicknameAt } = row;
  const permissionEnded = own && row.tokenExpiresAt <= Date.now();
  const about = { accountId, nickname, region, visibility, nicknameAt, own, permissionEnded };
  return c.json({ ...about, source: "linked" } satisfies Player);
}

/** An account that is not linked here: only public data is available. */
async function published(c: ApiContext, accountId: number): Promise<Response> {
  const [region, publisher, now] = [regionOfAccount(accountId), publisherOf(c.env, c.req.url), Date.now()];
  if (!region || !publisher) return unknown(c);
  const found = ({ nickname, at }: { nickname: string; at: number }) => {
    const source = { visibility: "public", source: "publisher" } as const;
    const about = { own: false, permissionEnded: false };
    return c.json({ accountId, nickname, region, nicknameAt: at, ...source, ...about } satisfies Player);
  };
  const cached = await cachedNickname(c.env, accountId, now);
  if (!cached && !(await mayCallForVisitor(c, 1))) return tooMany(c);
  try {
    const { nickname, at } = cached ?? (await fetchNickname(c.env, publisher, { region, accountId, now }));
    if (nickname !== null) return found({ nickname, at });
    const known = await visiblePlayer(c.env, accountId);
    return known?.state === "known" || known?.state === "closed" ? closedAccount(c) : unknown(c);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`Looking a player up: ${error.message}`);
    const last = await visiblePlayer(c.env, accountId);
    return last?.nickname ? found({ nickname: last.nickname, at: last.readAt }) : unavailable(c);
  }
}

/** GET /api/accounts?nickname=[&region=]: finds players by the beginning of their names. */
async function named(c: ApiContext): Promise<Response> {
  const [region = null, beginning = ""] = [c.req.query("region"), c.req.query("nickname")];
  if (!(region === null || isPublisherRegion(region)) || !isNickname(beginning)) {
    const message =
      "The call needs a nickname of 3 to 24 letters, digits and underscores, and may name a region (eu, com or asia).";
    return apiError(c, "invalid", message);
  }
  const mayAsk = () => mayCallForVisitor(c, region === null ? PUBLISHER_REGIONS.length : 1);
  const found = await findPlayers(c.env, publisherOf(c.env, c.req.url), { beginning, region }, mayAsk);
  return c.json(found satisfies PlayersFound);
}

function unavailable(c: ApiContext): Response {
  const message = "The publisher doesn’t answer right now, so players can’t be looked up.";
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

function tooMany(c: ApiContext): Response {
  return apiError(c, "too_many", TOO_MANY_SEARCHES, { retryAfter: 60 });
}

function unknown(c: ApiContext): Response {
  return apiError(c, "not_found", "This player doesn’t exist.");
}

/** A lookup is valid for this long; KV stores nothing for less than a minute. */
const keptMs = 60_000;

const nicknameSchema = z.object({
  /** Null if the region has no such account. */
  nickname: z.string().nullable(),
  /** Time of the lookup; unix time in milliseconds. */
  at: z.number(),
});
type PlayerNickname = z.infer<typeof nicknameSchema>;

const keyOf = (accountId: number) => `player:${accountId}`;

/** The lookup of an account within the last minute; null when there is none, or KV fails. */
async function cachedNickname(env: Pick<Env, "CACHE">, accountId: number, now: number): Promise<PlayerNickname | null> {
  const copy = await env.CACHE.get(keyOf(accountId), { type: "json", cacheTtl: 30 }).catch(() => null);
  const kept = nicknameSchema.safeParse(copy);
  return kept.success && now - kept.data.at <= keptMs ? kept.data : null;
}

/**
 * Asks the publisher, and caches the answer for a minute. Failures are not cached.
 * @throws ProviderError
 */
async function fetchNickname(
  env: Pick<Env, "CACHE">,
  publisher: Publisher,
  { region, accountId, now }: { region: PublisherRegion; accountId: number; now: number },
): Promise<PlayerNickname> {
  const player = await publisher.player(region, accountId);
  const answer = { nickname: player?.nickname ?? null, at: now };
  // KV takes one write a second per key; an answer that it refuses is simply looked up again.
  await env.CACHE.put(keyOf(accountId), JSON.stringify(answer), { expirationTtl: 60 }).catch(() => undefined);
  return answer;
}

/** Calls at the publisher for one player: the account, its vehicles, its marks and its clan. */
const CALLS = 4;

/** GET /api/accounts/{id}/statistics: the publisher's public data on an account's random battles. */
async function playerStatistics(c: ApiContext, accountId: number): Promise<Response> {
  const linked = await linkedAccount(c, accountId);
  if (linked instanceof Response) return linked;
  const region = linked ? linked.row.region : regionOfAccount(accountId);
  if (!region) return apiError(c, "not_found", "This player doesn’t exist.");
  const sources = playerSourcesOf(c.env, c.req.url);
  if (!sources || !isPublisherRegion(region)) {
    const message = "Player stats come from the publisher, and this site has no key to ask it with.";
    return apiError(c, "not_configured", message);
  }
  const options = { now: Date.now(), mayAsk: () => mayCallForVisitor(c, CALLS) };
  const found = await findStatistics(c.env, sources, { region, accountId }, options);
  if (found === "too-many") return tooMany(c);
  if (found === "unavailable" || found.kept.state === "silent") {
    const message = "The publisher doesn’t answer right now, and nothing is stored about this player yet.";
    return apiError(c, "unavailable", message, { retryAfter: 60 });
  }
  const { kept, outdated } = found;
  if (kept.state === "unknown") return apiError(c, "not_found", "This player doesn’t exist.");
  if (kept.state === "closed") return closedAccount(c);
  const about = JSON.stringify({ outdated });
  // The figures are JSON already.
  return c.body(`${about.slice(0, -1)},"statistics":${kept.text}}`, 200, { "content-type": "application/json" });
}

async function rating(c: ApiContext, accountId: number): Promise<Response> {
  const linked = await linkedAccount(c, accountId);
  return linked instanceof Response ? linked : playerRating(c, await visiblePlayer(c.env, accountId), Date.now());
}

/** The publisher reported this account before, and no longer does. */
function closedAccount(c: ApiContext): Response {
  const message = "The publisher no longer shows this account: it was closed, or its stats are hidden.";
  return apiError(c, "closed", message);
}

/**
 * A player's stats for a visitor: as read in the last hour, or as the publisher reports them now.
 * @param mayAsk whether this visitor may cause a request to the publisher
 */
async function findStatistics(
  env: Pick<Env, "CACHE" | "DB">,
  sources: PlayerSources,
  which: WhichPlayer,
  { now, mayAsk }: { now: number; mayAsk: () => Promise<boolean> },
): Promise<{ kept: KeptPlayer; outdated: Outdated } | "unavailable" | "too-many"> {
  const { accountId } = which;
  const kept = await visiblePlayer(env, accountId);
  if (kept && isPlayerFresh(kept, now)) return { kept, outdated: isFailing(kept, now) ? "unavailable" : null };
  return askOrKeep(kept, {
    what: "Reading a player",
    mayAsk,
    ask: () => refreshStatistics(env, sources, which, { kept, requested: true, now }),
    failed: async () => {
      const before = kept ?? { state: "silent" as const, nickname: null, readAt: 0, since: null, text: "" };
      const noted = { ...before, failedAt: now };
      await keepPlayer(env, accountId, noted);
      return noted;
    },
  });
}

/**
 * The last reading of a player. A history no longer in the database is not shown: its link has ended, or it has been
 * deleted.
 */
async function visiblePlayer(env: Pick<Env, "CACHE" | "DB">, accountId: number): Promise<KeptPlayer | null> {
  const [kept, since] = await Promise.all([keptPlayer(env, accountId), readSince(env.DB, accountId)]);
  return kept && (kept.since === null || kept.since === since) ? kept : null;
}

/**
 * GET /api/accounts/{id}/rating: a player at a glance, for the search on every page. Uses stored data only: the
 * publisher is not asked.
 * @param kept null if nothing has been read yet
 */
async function playerRating(c: ApiContext, kept: KeptPlayer | null, now: number): Promise<Response> {
  return c.json({ rating: kept?.state === "known" ? await ratingOf(c, kept, now) : null } satisfies RatingAnswer);
}

async function ratingOf(c: ApiContext, { text }: KeptPlayer, now: number): Promise<PlayerRating | null> {
  const dataset = datasetOf(c);
  const { expected = {} } = (await dataset.json<ExpectedIndex>(EXPECTED_PATH)) ?? {};
  // Written by the Index itself (refresh-statistics.ts).
  const { vehicles, days, since, clan } = JSON.parse(text) as KeptStatistics;
  const record = {
    // Stats that the game introduced later are left out here.
    vehicles: vehicleSumsOf(publishedFromColumns(vehicles), true),
    days: days.map((day) => ({ ...day, vehicles: vehicleSumsOf(publishedFromColumns(day.vehicles), true) })),
    since,
  };
  const expectedOf: ExpectedOf = (tankId) => expected[tankId];
  const week = countedSince(record, "7d", now) === null ? publishedRecord(record, "7d", now) : null;
  const all = glance(record.vehicles, expectedOf);
  return all && { ...all, tag: clan?.tag ?? null, week: week && glance(week.vehicles, expectedOf) };
}

/** Null: there are no battles. */
function glance(vehicles: readonly VehicleSums[], expectedOf: ExpectedOf) {
  const { battles, wins } = totalOf(vehicles);
  if (battles === 0) return null;
  const { value } = playerWn8(vehicles, expectedOf);
  return { battles, winRate: (100 * wins) / battles, wn8: value === null ? null : Math.round(value) };
}
