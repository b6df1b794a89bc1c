import { Hono } from "hono";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanIdOf, LONGEST_SEARCH, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import type {
  ClanHistory,
  ClanList,
  ClanReport,
  ClanReportAnswer,
  ClansAvailable,
  DisbandedDetails,
} from "#app/game/clans/clan-report.ts";
import { type ClanSnapshot, clanHistory } from "#app/game/clans/history.ts";
import { asUser } from "#workers/accounts/sign-in/as-user.ts";
import { clanSourceOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { User } from "#workers/accounts/user.ts";
import type { Env } from "#workers/bindings.ts";
import { searchClans } from "#workers/clans/search-clans.ts";
import { playersOf } from "#workers/clans/store/clan-players.ts";
import { clanSnapshotsOf, type WhichClan } from "#workers/clans/store/clan-snapshots.ts";
import { isClanFresh, type KeptClan, keepClan, keptClan } from "#workers/clans/store/kept-clans.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { mayCallForVisitor } from "#workers/http/visitor-address.ts";
import { hiddenAmong } from "#workers/players/store/linked-players.ts";
import { askOrKeep, isFailing, type Outdated } from "#workers/providers/ask-or-keep.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";
import { bestVehicles, withVehicles } from "./compose-report.ts";
import { forOfficer, ownClans } from "./own-clans.ts";
import { refreshClan } from "./refresh-clan.ts";

/** Calls at the publisher for one clan: itself, the totals of its members, and three of its figures. */
const CALLS = 5;

/** Calls about clans: a search, a clan, and the clans of who is signed in. */
export function clansApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => withSource(c, (source) => search(c, source)));
  api.get("/available", (c) => c.json({ available: clanSourceOf(c.env, c.req.url) !== null } satisfies ClansAvailable));
  api.get("/own", (c) => asUser(c, (user) => withSource(c, (source) => own(c, source, user))));
  api.get("/:region/:id", (c) => withSource(c, (source) => clan(c, source)));
  return api;
}

async function withSource(c: ApiContext, act: (source: ClanSource) => Promise<Response>): Promise<Response> {
  const source = clanSourceOf(c.env, c.req.url);
  if (source) return act(source);
  const message = "Clan data comes from the publisher, and this site has no key to ask it with.";
  return apiError(c, "not_configured", message);
}

async function search(c: ApiContext, source: ClanSource): Promise<Response> {
  const [region, text] = [c.req.query("region"), (c.req.query("search") ?? "").trim()];
  if (!isPublisherRegion(region) || text.length < SHORTEST_SEARCH || text.length > LONGEST_SEARCH) {
    const letters = `${SHORTEST_SEARCH} to ${LONGEST_SEARCH} letters`;
    return apiError(c, "invalid", `The call needs a region (eu, com or asia) and a search of ${letters}.`);
  }
  if (!(await mayCallForVisitor(c, 1))) return tooMany(c);
  const { clans, silent } = await searchClans(source, [region], text);
  return silent ? unavailable(c) : list(c, clans);
}

async function own(c: ApiContext, source: ClanSource, { gameAccounts }: User): Promise<Response> {
  const accounts = gameAccounts.flatMap(({ accountId, region }) =>
    isPublisherRegion(region) ? [{ accountId, region }] : [],
  );
  return orUnavailable(c, async () => {
    const clans = await ownClans(c.env, source, accounts, () => mayCallForVisitor(c, 1));
    if (clans === "too-many") return tooMany(c);
    if (c.req.query("officer") === undefined) return list(c, clans);
    const mine = new Set(accounts.map(({ accountId }) => accountId));
    return list(
      c,
      await Promise.all(clans.map((clan) => forOfficer(c.env, clan, mine, (report) => visibleReport(c, report)))),
    );
  });
}

async function clan(c: ApiContext, source: ClanSource): Promise<Response> {
  const [region, clanId] = [c.req.param("region"), clanIdOf(c.req.param("id"))];
  if (!isPublisherRegion(region) || clanId === null) return unknown(c, "There is no such region or number of a clan.");
  const found = await findClan(
    c.env,
    source,
    { region, clanId },
    { now: Date.now(), mayAsk: () => mayCallForVisitor(c, CALLS) },
  );
  if (found === "too-many") return tooMany(c);
  if (found === "unavailable") return unavailable(c);
  const { kept, outdated } = found;
  if (kept.state === "unknown") return unknown(c, "There is no clan with this number.");
  if (kept.state === "disbanded") {
    return apiError(c, "disbanded", "This clan was disbanded.", {
      details: { last: kept.last } satisfies DisbandedDetails,
    });
  }
  const report = await visibleReport(c, kept.report);
  return c.json({ report, outdated } satisfies ClanReportAnswer);
}

/** What of a clan this visitor may know. */
const visibleReport = (c: ApiContext, report: ClanReport) =>
  withoutPrivate(c.env.DB, report, async () => (await c.env.user())?.userId ?? null);

function list(c: ApiContext, clans: ClanList["clans"]): Response {
  return c.json({ clans: [...clans] } satisfies ClanList);
}

async function orUnavailable(c: ApiContext, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`Looking clans up: ${error.message}`);
    return unavailable(c);
  }
}

function unavailable(c: ApiContext): Response {
  const message = "The publisher doesn’t answer right now, so clans can’t be looked up.";
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

function tooMany(c: ApiContext): Response {
  return apiError(c, "too_many", TOO_MANY_SEARCHES, { retryAfter: 60 });
}

function unknown(c: ApiContext, message: string): Response {
  return apiError(c, "not_found", message);
}

/** A clan for a visitor: as read in the last hours, or as the publisher reports it now. */
async function findClan(
  env: Pick<Env, "CACHE" | "DB" | "CLANS">,
  source: ClanSource,
  which: WhichClan,
  {
    now,
    mayAsk,
  }: {
    now: number;
    /** Whether this visitor may cause a request to the publisher. */
    mayAsk: () => Promise<boolean>;
  },
): Promise<{ kept: KeptClan; outdated: Outdated } | "unavailable" | "too-many"> {
  const before = await keptClan(env, which);
  if (before && isClanFresh(before, now)) {
    const outdated = isFailing(before, now) ? "unavailable" : null;
    return { kept: await completed(env, which, before), outdated };
  }
  return askOrKeep(before, {
    what: "Looking a clan up",
    mayAsk,
    ask: () => refreshClan(env, source, which, { before, requested: true, now }),
    failed: async () => {
      if (!before) return null;
      const kept = { ...before, failedAt: now };
      await keepClan(env, which, kept);
      return kept;
    },
  });
}

/** Adds members' vehicles that were read after the clan itself. */
async function completed(env: Pick<Env, "CACHE" | "DB">, which: WhichClan, kept: KeptClan): Promise<KeptClan> {
  if (kept.state !== "here" || kept.report.vehiclesOf >= kept.report.members.length) return kept;
  const players = await playersOf(env.DB, which).catch(() => null);
  if (players === null) return kept;
  const report = withVehicles(kept.report, players);
  const done = { ...kept, report };
  // Kept once it is whole, since KV counts its writes.
  if (report.vehiclesOf === report.members.length) await keepClan(env, which, done);
  return done;
}

/**
 * A clan as a visitor may see it. Members whose pages here are private show only their place in the clan, which the
 * publisher's member list gives, and no stats. They count in no total of the members, so that nothing can be derived
 * from a difference. If it is unknown who is private, no member's stats are shown.
 * @param currentUserId returns who asks, whose own accounts are never hidden; null if nobody is signed in
 */
async function withoutPrivate(
  db: D1Database,
  report: ClanReport,
  currentUserId: () => Promise<string | null>,
): Promise<ClanReport> {
  try {
    const hidden = await hiddenAmong(db, everybodyIn(report), await currentUserId());
    return hidden.size === 0 ? report : await withoutThese(db, report, hidden);
  } catch (error) {
    console.error("Who of a clan is private is not to be had:", error);
    const members = report.members.map(withoutStats);
    return { ...report, members, history: null, vehicles: null, vehiclesOf: 0 };
  }
}

/** Current members, and those who joined or left in the days shown. */
const everybodyIn = ({ members, history }: ClanReport) => [
  ...new Set([...members, ...(history?.changes ?? [])].map(({ accountId }) => accountId)),
];

async function withoutThese(db: D1Database, report: ClanReport, hidden: ReadonlySet<number>): Promise<ClanReport> {
  const isVisible = ({ accountId }: { accountId: number }) => !hidden.has(accountId);
  const [snapshots, players] = await Promise.all([clanSnapshotsOf(db, report, report.readAt), playersOf(db, report)]);
  const visible = report.members.filter(isVisible);
  const read = visible.filter(({ accountId }) => players.has(accountId));
  return {
    ...report,
    members: report.members.map((member) => (isVisible(member) ? member : withoutStats(member))),
    history: report.history && withoutTheirs(report, report.history, snapshots, isVisible),
    vehicles: read.length > 0 ? bestVehicles(players, read) : null,
    // Of the others' vehicles nothing is waited for.
    vehiclesOf: read.length + report.members.length - visible.length,
  };
}

/** Recounts the battles played; joining and leaving is public at the publisher. */
function withoutTheirs(
  { readAt }: ClanReport,
  history: ClanHistory,
  snapshots: readonly ClanSnapshot[],
  isVisible: (member: { accountId: number }) => boolean,
): ClanHistory {
  const counted = snapshots.map((snapshot) => ({ ...snapshot, members: snapshot.members.filter(isVisible) }));
  const recounted = clanHistory(counted, [], readAt);
  const days = recounted?.days ?? history.days.map(({ day }) => ({ day, battles: null }));
  return { ...history, days, battles: recounted?.battles ?? 0, wins: recounted?.wins ?? 0 };
}

function withoutStats(member: ClanReport["members"][number]): ClanReport["members"][number] {
  return {
    ...member,
    totals: null,
    wn8: null,
    recent: null,
    days: member.days.map(() => null),
    week: { last: null, before: null },
  };
}
