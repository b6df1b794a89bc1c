import { type ClanReport, MAX_MEMBERS } from "#app/game/clans/clan-report.ts";
import { clanHistory } from "#app/game/clans/history.ts";
import type { Env } from "#workers/bindings.ts";
import { type ClanPlayer, playersOf } from "#workers/clans/store/clan-players.ts";
import { clanSnapshotsOf, saveClanSnapshot, type WhichClan } from "#workers/clans/store/clan-snapshots.ts";
import { type KeptClan, keepClan } from "#workers/clans/store/kept-clans.ts";
import { orNull } from "#workers/providers/ask-or-keep.ts";
import type { ClanSource, PublishedClan } from "#workers/providers/wargaming-clans.ts";
import { membersOf, snapshotOf, withVehicles } from "./compose-report.ts";

interface ClanRefresh {
  /** The previous reading. */
  before: KeptClan | null;
  /** Requested by a visitor, not by our own schedule. */
  requested: boolean;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Asks the publisher about a clan and stores the answer. Parts missing from it keep their previous values.
 * @throws ProviderError if the publisher does not say who the clan is
 */
export async function refreshClan(
  env: Pick<Env, "CACHE" | "DB" | "CLANS">,
  source: ClanSource,
  which: WhichClan,
  { before, requested, now }: ClanRefresh,
): Promise<KeptClan> {
  const { region, clanId } = which;
  const clan = await source.clan(region, clanId);
  if (clan === null || clan === "disbanded") {
    const kept = gone(clan, before, now);
    await keepClan(env, which, kept);
    return kept;
  }
  const last = before?.state === "here" ? before.report : null;
  const members = clan.members.slice(0, MAX_MEMBERS);
  let partial = false;
  /** A part of the page that it can do without. */
  const optional = async <T>(pending: Promise<T>): Promise<T | null> => {
    const answer = await orNull(
      pending.then((value) => ({ value })),
      "A part of a clan's figures",
    );
    partial ||= answer === null;
    return answer === null ? null : answer.value;
  };
  // Six connections at a time are a Worker's limit; these are four.
  const [totals, ratings, stronghold, globalMap] = await Promise.all([
    optional(
      source.totals(
        region,
        members.map(({ accountId }) => accountId),
      ),
    ),
    optional(source.ratings(region, clanId)),
    optional(source.stronghold(region, clanId)),
    optional(source.globalMap(region, clanId)),
  ]);
  const known = totals ?? totalsOf(last);
  const { snapshots, players } = await remembered(env.DB, which, {
    members,
    totals,
    requested,
    now,
  });
  const report: ClanReport = {
    region,
    clanId,
    tag: clan.tag,
    name: clan.name,
    motto: clan.motto,
    createdAt: clan.createdAt,
    leader: clan.leader,
    members: membersOf(members, known, snapshots, now),
    ratings: ratings ?? last?.ratings ?? null,
    stronghold: stronghold ?? last?.stronghold ?? null,
    globalMap: globalMap ?? last?.globalMap ?? null,
    history: clanHistory(snapshots, members, now),
    vehicles: null,
    vehiclesOf: 0,
    readAt: now,
  };
  const kept: KeptClan = { state: "here", report: withVehicles(report, players), failedAt: null, partial };
  await keepClan(env, which, kept);
  await queuePlayers(env, which, { members, players, now });
  return kept;
}

function gone(clan: "disbanded" | null, before: KeptClan | null, now: number): KeptClan {
  if (clan === null) return { state: "unknown", readAt: now, failedAt: null };
  const last =
    before?.state === "here"
      ? { tag: before.report.tag, name: before.report.name, readAt: before.report.readAt }
      : before?.state === "disbanded"
        ? before.last
        : null;
  return { state: "disbanded", last, readAt: now, failedAt: null };
}

const totalsOf = (last: ClanReport | null) =>
  new Map((last?.members ?? []).flatMap(({ accountId, totals }) => (totals ? [[accountId, totals] as const] : [])));

/** Keeps today's reading; without the database there is no history, and nothing is worked out of vehicles. */
async function remembered(
  db: D1Database,
  which: WhichClan,
  {
    members,
    totals,
    requested,
    now,
  }: {
    members: PublishedClan["members"];
    totals: Parameters<typeof snapshotOf>[1] | null;
    requested: boolean;
    now: number;
  },
) {
  const snapshot = snapshotOf(members, totals ?? new Map(), now);
  try {
    await saveClanSnapshot(db, which, { snapshot, isPartial: totals === null, requested });
    const [snapshots, players] = await Promise.all([clanSnapshotsOf(db, which, now), playersOf(db, which)]);
    return { snapshots, players };
  } catch (error) {
    console.error(`What was read of the clan ${which.clanId} before is not to be had:`, error);
    return { snapshots: [], players: new Map<number, ClanPlayer>() };
  }
}

/** Members in one call and one message: of each there may be 700 vehicles, and 256 kB is the longest answer we read. */
export const PLAYERS_AT_ONCE = 5;
/** The vehicles of a member are read again after so many days: what WN8 expects changes slowly. */
const PLAYER_DAYS = 3;

/** Queues the members with missing or old stats: at most 20 messages per clan. */
async function queuePlayers(
  env: Pick<Env, "CLANS">,
  which: WhichClan,
  {
    members,
    players,
    now,
  }: { members: readonly { accountId: number }[]; players: ReadonlyMap<number, ClanPlayer>; now: number },
): Promise<void> {
  const due = members
    .map(({ accountId }) => accountId)
    .filter((id) => now - (players.get(id)?.readAt ?? 0) > PLAYER_DAYS * 86_400_000);
  const messages = Array.from({ length: Math.ceil(due.length / PLAYERS_AT_ONCE) }, (_, at) => {
    const accountIds = due.slice(at * PLAYERS_AT_ONCE, (at + 1) * PLAYERS_AT_ONCE);
    return { body: { ...which, accountIds } };
  });
  // Without the queue the page says that it is not worked out yet; the next reading tries again.
  if (messages.length > 0) await env.CLANS.sendBatch(messages).catch((error: unknown) => console.error(error));
}
