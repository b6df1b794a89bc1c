import type { AccountTotals, ClanMember, ClanReport, ClanVehicle } from "#app/game/clans/clan-report.ts";
import { type ClanSnapshot, memberDays, recentBattles, weekBattles } from "#app/game/clans/history.ts";
import { accountWn8 } from "#app/game/players/wn8.ts";
import { unixDay } from "#app/game/unix-days.ts";
import type { ClanPlayer } from "#workers/clans/store/clan-players.ts";
import type { PublishedClan } from "#workers/providers/wargaming-clans.ts";

/** Vehicles that a clan's page lists at most, and battles that members must have fought in one. */
const MAX_LISTED = 12;
const MIN_BATTLES = 500;

/** Today's reading of a clan. */
export function snapshotOf(
  members: readonly { accountId: number; nickname: string }[],
  totals: ReadonlyMap<number, AccountTotals>,
  now: number,
): ClanSnapshot {
  return {
    day: unixDay(now),
    readAt: now,
    members: members.map(({ accountId, nickname }) => {
      const { battles = null, wins = null } = totals.get(accountId) ?? {};
      return { accountId, nickname, battles, wins };
    }),
  };
}

/** The members with what our readings tell of them. */
export function membersOf(
  members: PublishedClan["members"],
  totals: ReadonlyMap<number, AccountTotals>,
  snapshots: readonly ClanSnapshot[],
  now: number,
): ClanReport["members"] {
  const recent = recentBattles(snapshots, now);
  const days = memberDays(snapshots, now);
  const weeks = weekBattles(snapshots, now);
  return members.map((member) => ({
    ...member,
    totals: totals.get(member.accountId) ?? null,
    wn8: null,
    recent: recent.get(member.accountId) ?? null,
    days: days.get(member.accountId) ?? [],
    week: weeks.get(member.accountId) ?? { last: null, before: null },
  }));
}

/** Adds the members' vehicles to a report, as far as they have been read. */
export function withVehicles(report: ClanReport, players: ReadonlyMap<number, ClanPlayer>): ClanReport {
  const read = report.members.filter(({ accountId }) => players.has(accountId));
  return {
    ...report,
    members: report.members.map((member) => ({ ...member, wn8: wn8Of(member, players.get(member.accountId)) })),
    vehicles: read.length > 0 ? bestVehicles(players, read) : null,
    vehiclesOf: read.length,
  };
}

function wn8Of({ totals }: ClanMember, player: ClanPlayer | undefined): number | null {
  return totals && player ? accountWn8(totals, totals.battles, player.expected) : null;
}

/**
 * The vehicles with the members' highest win rates, among those with enough battles.
 * @param members current members: others may have left
 */
export function bestVehicles(
  players: ReadonlyMap<number, ClanPlayer>,
  members: readonly { accountId: number }[],
): ClanVehicle[] {
  return vehicleSums(players, members)
    .sort((a, b) => b.wins / b.battles - a.wins / a.battles || a.id - b.id)
    .slice(0, MAX_LISTED);
}

/** The vehicles that members have fought enough battles in together. @param members who they are now: others may have left */
export function vehicleSums(
  players: ReadonlyMap<number, ClanPlayer>,
  members: readonly { accountId: number }[],
): ClanVehicle[] {
  const sums = new Map<number, ClanVehicle>();
  for (const { accountId } of members) {
    for (const { id, battles, wins } of players.get(accountId)?.vehicles ?? []) {
      const sum = sums.get(id) ?? { id, battles: 0, wins: 0, players: 0 };
      sums.set(id, { id, battles: sum.battles + battles, wins: sum.wins + wins, players: sum.players + 1 });
    }
  }
  return [...sums.values()].filter(({ battles }) => battles >= MIN_BATTLES);
}
