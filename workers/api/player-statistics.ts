import type { Context } from "hono";
import { isPublisherRegion, regionOfAccount } from "#app/game/accounts/publisher-regions.ts";
import { playerSourcesOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { findStatistics } from "#workers/players/find-statistics.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";
import { apiError } from "#workers/request/api-error.ts";
import { mayLookUp } from "#workers/request/may-look-up.ts";
import { linkedAccount } from "./player-visibility.ts";

type C = Context<ApiEnv>;

/** Calls at the publisher for one player: the account, its vehicles, its marks and its clan. */
const CALLS = 4;

/** GET /api/accounts/{id}/statistics: what the publisher tells everybody of an account's random battles. */
export async function playerStatistics(c: C, accountId: number): Promise<Response> {
  const linked = await linkedAccount(c, accountId);
  if (linked instanceof Response) return linked;
  const region = linked ? linked.row.region : regionOfAccount(accountId);
  if (!region) return apiError(c, "not_found", "There is no such player.");
  const sources = playerSourcesOf(c.env, c.req.url);
  if (!sources || !isPublisherRegion(region)) {
    const message = "Figures of players are the publisher's to tell, and this site has no key to ask it with.";
    return apiError(c, "not_configured", message);
  }
  const options = { now: Date.now(), mayAsk: () => mayLookUp(c, CALLS) };
  const found = await findStatistics(c.env, sources, { region, accountId }, options);
  if (found === "too-many") {
    const message = "Too many players are looked up at the moment. Please wait a minute.";
    return apiError(c, "too_many", message, { retryAfter: 60 });
  }
  if (found === "unavailable" || found.kept.state === "silent") {
    const message = "The publisher does not answer at the moment, and has told nothing of this player before.";
    return apiError(c, "unavailable", message, { retryAfter: 60 });
  }
  const { kept, outdated } = found;
  if (kept.state === "unknown") return apiError(c, "not_found", "There is no such player.");
  if (kept.state === "closed") return closedAccount(c);
  const about = JSON.stringify({ outdated, simulated: pointsAtSimulator(c.env) });
  // The figures are JSON already.
  return c.body(`${about.slice(0, -1)},"statistics":${kept.text}}`, 200, { "content-type": "application/json" });
}

/** The publisher told of this account before, and no longer does. */
export function closedAccount(c: C): Response {
  const message = "The publisher no longer tells anything of this account: it was closed, or its figures are hidden.";
  return apiError(c, "closed", message);
}
