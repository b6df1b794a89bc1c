import { Hono } from "hono";
import { isNickname } from "#app/game/accounts/player-search.ts";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";
import type { LookedUp } from "#app/game/players/answers.ts";
import { canSearchNames, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "#app/game/search/name-search-rules.ts";
import { clanSourceOf, publisherOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { searchClans } from "#workers/clans/search-clans.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { mayCallForVisitor } from "#workers/http/visitor-address.ts";
import { findPlayers } from "#workers/players/find-players.ts";

/** Per kind: they appear below what the search has found already. */
const MAX_RESULTS = 5;

/**
 * GET /api/look-up?text=: players and clans for the search on every page. Unavailable results are left out, and the
 * answer says why, since the visitor is already searching for something else.
 */
export function nameSearchApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", async (c) => {
    const text = (c.req.query("text") ?? "").trim();
    if (!canSearchNames(text)) {
      return apiError(
        c,
        "invalid",
        `The call needs a text of ${MIN_SEARCH_LENGTH} to ${MAX_SEARCH_LENGTH} characters.`,
      );
    }
    const success = await mayCallForVisitor(c, 2 * PUBLISHER_REGIONS.length, "search");
    const publisher = publisherOf(c.env, c.req.url);
    const source = clanSourceOf(c.env, c.req.url);
    const mayAsk = async () => success;
    const [players, clans] = await Promise.all([
      isNickname(text) ? findPlayers(c.env, publisher, { beginning: text, region: null }, mayAsk) : null,
      source && success ? searchClans(source, PUBLISHER_REGIONS, text) : null,
    ]);
    const silent = clans?.silent ? "unavailable" : null;
    const answer: LookedUp = {
      players: players?.players.slice(0, MAX_RESULTS) ?? [],
      clans: clans?.clans.slice(0, MAX_RESULTS) ?? [],
      why: source === null ? "not-configured" : success ? (players?.why ?? silent) : "too-many",
    };
    return c.json(answer);
  });
  return api;
}
