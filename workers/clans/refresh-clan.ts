import { type ClanReport, MOST_MEMBERS } from "#app/game/clans/clan-report.ts";
import { clanHistory } from "#app/game/clans/history.ts";
import type { Env } from "#workers/bindings.ts";
import { orNull } from "#workers/providers/ask-or-keep.ts";
import type { ClanSource, PublishedClan } from "#workers/providers/wargaming-clans.ts";
import { type ClanPlayer, playersOf } from "#workers/storage/clan-players.ts";
import { keepReading, readingsOf, type WhichClan } from "#workers/storage/clan-readings.ts";
import { type KeptClan, keepClan } from "#workers/storage/kept-clans.ts";
import { membersOf, readingOf, withVehicles } from "./compose-report.ts";
import { queuePlayers } from "./queue-players.ts";

interface Refresh {
  /** What was read before. */
  before: KeptClan | null;
  /** A visitor asked, in place of our own schedule. */
  asked: boolean;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Asks the publisher about a clan and keeps what it says. Parts that it does not tell are what they were before.
 * @throws ProviderError when it does not tell who the clan is
 */
export async function refreshClan(
  env: Pick<Env, "CACHE" | "DB" | "CLANS">,
  source: ClanSource,
  which: WhichClan,
  { before, asked, now }: Refresh,
): Promise<KeptClan> {
  const { region, clanId } = which;
  const clan = await source.clan(region, clanId);
  if (clan === null || clan === "disbanded") {
    const kept = gone(clan, before, now);
    await keepClan(env, which, kept);
    return kept;
  }
  const last = before?.state === "here" ? before.report : null;
  const members = clan.members.slice(0, MOST_MEMBERS);
  let partial = false;
  /** A part of the page that it can do without. */
  const part = async <T>(asked: Promise<T>): Promise<T | null> => {
    const told = await orNull(
      asked.then((value) => ({ value })),
      "A part of a clan's figures",
    );
    partial ||= told === null;
    return told === null ? null : told.value;
  };
  // Six connections at a time are a Worker's limit; these are four.
  const [totals, ratings, stronghold, globalMap] = await Promise.all([
    part(
      source.totals(
        region,
        members.map(({ accountId }) => accountId),
      ),
    ),
    part(source.ratings(region, clanId)),
    part(source.stronghold(region, clanId)),
    part(source.globalMap(region, clanId)),
  ]);
  const known = totals ?? totalsOf(last);
  const { readings, players } = await remembered(env.DB, which, { members, totals: totals ?? new Map(), asked, now });
  const report: ClanReport = {
    ...{ region, clanId, tag: clan.tag, name: clan.name, motto: clan.motto, createdAt: clan.createdAt },
    leader: clan.leader,
    members: membersOf(members, known, readings, now),
    ratings: ratings ?? last?.ratings ?? null,
    stronghold: stronghold ?? last?.stronghold ?? null,
    globalMap: globalMap ?? last?.globalMap ?? null,
    history: clanHistory(readings, members, now),
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
    asked,
    now,
  }: { members: PublishedClan["members"]; totals: Parameters<typeof readingOf>[1]; asked: boolean; now: number },
) {
  const reading = readingOf(members, totals, now);
  try {
    await keepReading(db, which, { reading, asked });
    const [readings, players] = await Promise.all([readingsOf(db, which, now), playersOf(db, which)]);
    return { readings, players };
  } catch (error) {
    console.error(`What was read of the clan ${which.clanId} before is not to be had:`, error);
    return { readings: [], players: new Map<number, ClanPlayer>() };
  }
}
