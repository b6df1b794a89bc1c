import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { ClanList, clanAnswerSchema, clansAvailableSchema } from "#app/api/clans.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanIdOf, LONGEST_SEARCH, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import type { ClanEntry } from "#app/game/clans/clan-report.ts";
import type { Person } from "#workers/accounts/person.ts";
import { clanSourceOf } from "#workers/accounts/sign-in-settings.ts";
import { findClan } from "#workers/clans/find-clan.ts";
import { withoutPrivate } from "#workers/clans/hide-private.ts";
import { ownClans } from "#workers/clans/own-clans.ts";
import { searchClans } from "#workers/clans/search-clans.ts";
import type { ApiEnv } from "#workers/env.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";
import { apiError } from "#workers/request/api-error.ts";
import { mayLookUp } from "#workers/request/may-look-up.ts";
import { asPerson } from "./sign-in/as-person.ts";

type C = Context<ApiEnv>;

/** Calls at the publisher for one clan: itself, the totals of its members, and three of its figures. */
const CALLS = 5;

/** Calls about clans: a search, a clan, and the clans of who is signed in. */
export function clansApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => withSource(c, (source) => search(c, source)));
  api.get("/available", (c) => {
    const available = clanSourceOf(c.env, c.req.url) !== null;
    return c.json({ available } satisfies z.infer<typeof clansAvailableSchema>);
  });
  api.get("/own", (c) => asPerson(c, (person) => withSource(c, (source) => own(c, source, person))));
  api.get("/:region/:id", (c) => withSource(c, (source) => clan(c, source)));
  return api;
}

async function withSource(c: C, act: (source: ClanSource) => Promise<Response>): Promise<Response> {
  const source = clanSourceOf(c.env, c.req.url);
  if (source) return act(source);
  const message = "Clans are the publisher's to tell, and this site has no key to ask it with.";
  return apiError(c, "not_configured", message);
}

async function search(c: C, source: ClanSource): Promise<Response> {
  const [region, text] = [c.req.query("region"), (c.req.query("search") ?? "").trim()];
  if (!isPublisherRegion(region) || text.length < SHORTEST_SEARCH || text.length > LONGEST_SEARCH) {
    const letters = `${SHORTEST_SEARCH} to ${LONGEST_SEARCH} letters`;
    return apiError(c, "invalid", `The call needs a region (eu, com or asia) and a search of ${letters}.`);
  }
  if (!(await mayLookUp(c, 1))) return tooMany(c);
  const { clans, silent } = await searchClans(source, [region], text);
  return silent ? unavailable(c) : list(c, clans);
}

async function own(c: C, source: ClanSource, { gameAccounts }: Person): Promise<Response> {
  const accounts = gameAccounts.flatMap(({ accountId, region }) =>
    isPublisherRegion(region) ? [{ accountId, region }] : [],
  );
  return orUnavailable(c, async () => {
    const clans = await ownClans(c.env, source, accounts, () => mayLookUp(c, 1));
    return clans === "too-many" ? tooMany(c) : list(c, clans);
  });
}

async function clan(c: C, source: ClanSource): Promise<Response> {
  const [region, clanId] = [c.req.param("region"), clanIdOf(c.req.param("id"))];
  if (!isPublisherRegion(region) || clanId === null) return unknown(c, "There is no such region or number of a clan.");
  const found = await findClan(
    c.env,
    source,
    { region, clanId },
    { now: Date.now(), mayAsk: () => mayLookUp(c, CALLS) },
  );
  if (found === "too-many") return tooMany(c);
  if (found === "unavailable") return unavailable(c);
  const { kept, outdated } = found;
  if (kept.state === "unknown") return unknown(c, "There is no clan with this number.");
  if (kept.state === "disbanded") {
    return apiError(c, "disbanded", "This clan was disbanded.", { details: { last: kept.last } });
  }
  const report = await withoutPrivate(c.env.DB, kept.report, async () => (await c.env.person())?.personId ?? null);
  return c.json({ report, outdated, simulated: isSimulated(c) } satisfies z.infer<typeof clanAnswerSchema>);
}

const isSimulated = (c: C) => pointsAtSimulator(c.env);

function list(c: C, clans: readonly ClanEntry[]): Response {
  return c.json({ clans: [...clans], simulated: isSimulated(c) } satisfies ClanList);
}

async function orUnavailable(c: C, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`Looking clans up: ${error.message}`);
    return unavailable(c);
  }
}

function unavailable(c: C): Response {
  const message = "The publisher does not answer at the moment, so no clan can be looked up.";
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

function tooMany(c: C): Response {
  const message = "Too many clans and players are looked up at the moment. Please wait a minute.";
  return apiError(c, "too_many", message, { retryAfter: 60 });
}

function unknown(c: C, message: string): Response {
  return apiError(c, "not_found", message);
}
