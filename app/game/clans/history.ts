import { DAY_MS, unixDay } from "#app/game/unix-days.ts";
import { type ClanHistory, HISTORY_DAYS, type MemberChange } from "./clan-report.ts";

/** A member as one of our readings had them; null: the publisher did not tell their battles. */
interface ReadMember {
  accountId: number;
  nickname: string;
  battles: number | null;
  wins: number | null;
}

/** The last reading of a clan on a day. */
export interface ClanSnapshot {
  day: number;
  /** Unix time in milliseconds. */
  readAt: number;
  members: readonly ReadMember[];
}

/** Somebody who is in the clan now. */
interface PresentMember {
  accountId: number;
  nickname: string;
  joinedAt: number | null;
}

/**
 * Results from the readings of recent days: who joined and left, and how much was played.
 * @param snapshots oldest first, the last one from now
 * @param now unix time in milliseconds
 */
export function clanHistory(
  snapshots: readonly ClanSnapshot[],
  present: readonly PresentMember[],
  now: number,
): ClanHistory | null {
  const kept = snapshots.filter(({ day }) => day >= unixDay(now) - HISTORY_DAYS);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return null;
  return {
    since: first.readAt,
    readings: kept.length,
    changes: changesOf(kept, present, now),
    days: daysOf(kept, now),
    ...played(first, last),
  };
}

/** Battles of each member since the first of the readings that has them; none for who was read only once. */
export function recentBattles(snapshots: readonly ClanSnapshot[], now: number): Map<number, number> {
  const kept = snapshots.filter(({ day }) => day >= unixDay(now) - HISTORY_DAYS);
  const before = new Map<number, number>();
  const recent = new Map<number, number>();
  for (const { members } of kept) {
    for (const { accountId, battles } of members) {
      if (battles === null) continue;
      const from = before.get(accountId);
      if (from === undefined) before.set(accountId, battles);
      else recent.set(accountId, Math.max(0, battles - from));
    }
  }
  return recent;
}

/** A member's battles in the last seven days, and in the seven before; null if no reading has them. */
interface WeekBattles {
  last: number | null;
  before: number | null;
}

/** Of each member, from the readings of today, of seven days ago and of fourteen. */
export function weekBattles(snapshots: readonly ClanSnapshot[], now: number): Map<number, WeekBattles> {
  const battlesOn = (daysAgo: number) => {
    const snapshot = snapshots.find(({ day }) => day === unixDay(now) - daysAgo);
    return new Map(snapshot?.members.map(({ accountId, battles }) => [accountId, battles]));
  };
  const [today, weekAgo, fortnightAgo] = [battlesOn(0), battlesOn(7), battlesOn(14)];
  const between = (from: number | null | undefined, to: number | null | undefined) =>
    from == null || to == null ? null : Math.max(0, to - from);
  return new Map(
    [...today].map(([accountId, battles]) => [
      accountId,
      {
        last: between(weekAgo.get(accountId), battles),
        before: between(fortnightAgo.get(accountId), weekAgo.get(accountId)),
      },
    ]),
  );
}

/**
 * Battles of each member on each of the last days, the oldest first; null on days that no two readings enclose, and
 * without who is in no two of them.
 */
export function memberDays(snapshots: readonly ClanSnapshot[], now: number): Map<number, (number | null)[]> {
  const byDay = new Map(
    snapshots.map(({ day, members }) => [day, new Map(members.map((one) => [one.accountId, one.battles]))]),
  );
  const found = new Map<number, (number | null)[]>();
  for (let index = 0; index < HISTORY_DAYS; index++) {
    const day = unixDay(now) - HISTORY_DAYS + 1 + index;
    const [from, to] = [byDay.get(day - 1), byDay.get(day)];
    for (const [accountId, battles] of (from && to) ?? []) {
      const before = from?.get(accountId) ?? null;
      if (battles === null || before === null) continue;
      const days = found.get(accountId) ?? Array<number | null>(HISTORY_DAYS).fill(null);
      days[index] = Math.max(0, battles - before);
      found.set(accountId, days);
    }
  }
  return found;
}

function changesOf(snapshots: readonly ClanSnapshot[], present: readonly PresentMember[], now: number): MemberChange[] {
  // For current members the publisher reports the join date.
  const changes: MemberChange[] = present.flatMap(({ accountId, nickname, joinedAt }) =>
    joinedAt !== null && unixDay(joinedAt) >= unixDay(now) - HISTORY_DAYS
      ? [{ kind: "joined" as const, accountId, nickname, at: joinedAt, after: null }]
      : [],
  );
  const here = new Set(present.map(({ accountId }) => accountId));
  for (const [index, { members, readAt }] of snapshots.entries()) {
    const before = snapshots[index - 1];
    if (!before) continue;
    const [earlier, later] = [idsOf(before.members), idsOf(members)];
    const between = { at: readAt, after: before.readAt };
    for (const { accountId, nickname } of before.members) {
      if (!later.has(accountId)) changes.push({ kind: "left", accountId, nickname, ...between });
    }
    for (const { accountId, nickname } of members) {
      if (!earlier.has(accountId) && !here.has(accountId))
        changes.push({ kind: "joined", accountId, nickname, ...between });
    }
  }
  return changes.sort((a, b) => b.at - a.at || a.accountId - b.accountId);
}

const idsOf = (members: readonly ReadMember[]) => new Set(members.map(({ accountId }) => accountId));

/** Battles of the day on which a reading was made, where there is one of the day before as well. */
function daysOf(snapshots: readonly ClanSnapshot[], now: number): ClanHistory["days"] {
  const byDay = new Map(snapshots.map((snapshot) => [snapshot.day, snapshot]));
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = unixDay(now) - HISTORY_DAYS + 1 + index;
    const [from, to] = [byDay.get(day - 1), byDay.get(day)];
    return { day: day * DAY_MS, battles: from && to ? played(from, to).battles : null };
  });
}

/** Of those whose battles both readings have. */
function played(from: ClanSnapshot, to: ClanSnapshot): { battles: number; wins: number } {
  const before = new Map(from.members.map((member) => [member.accountId, member]));
  let [battles, wins] = [0, 0];
  for (const member of to.members) {
    const then = before.get(member.accountId);
    if (then?.battles == null || then.wins === null || member.battles === null || member.wins === null) continue;
    battles += Math.max(0, member.battles - then.battles);
    wins += Math.max(0, member.wins - then.wins);
  }
  return { battles, wins };
}
