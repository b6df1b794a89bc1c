import type { BigFigure } from "#app/components/figure-grid.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { ACTIVITY_BANDS, type ActivityBand, activityBand, daysSince, spanOf } from "#app/game/clans/activity.ts";
import { type ClanTab, clanPath } from "#app/game/clans/clan-path.ts";
import { type ClanReport, MAX_MEMBERS } from "#app/game/clans/clan-report.ts";
import { CLAN_ROLE_LABELS, CLAN_ROLES, type ClanRole } from "#app/game/clans/roles.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import { figuresOf, globalMapGroups, shortDay, strongholdGroups } from "./clan-figures.ts";
import type { Member } from "./members.ts";

/** What every page of a clan shows above its tabs. */
interface ClanHeadView {
  region: ClanReport["region"];
  clanId: number;
  path: string;
  tag: string;
  name: string;
  motto: string;
  facts: { icon: string; text: string }[];
  /** How many there are. */
  size: number;
  /** When the publisher was asked, in words, and the day in ISO 8601. */
  readAt: string;
  readOn: string;
  /** Members whose vehicles are not read yet. */
  unread: number;
}

interface MembersView {
  members: Member[];
  /** How many members fought how long ago. */
  bands: Record<ActivityBand, number>;
  figures: BigFigure[];
  /** The day from which on battles are counted; null: there are no two readings yet. */
  since: string | null;
  /** What the days of the members are called. */
  dayNames: string[];
}

export interface VehiclesView {
  vehicles: { vehicle: LinkedVehicle; winRate: string; battles: string; players: number; level: PerformanceLevel }[];
  /** Why there are no vehicles; empty where there are. */
  note: string;
}

export interface HistoryView {
  /** The day from which on we know; null: nothing is kept. */
  since: string | null;
  joined: number;
  /** Null until there are two readings. */
  left: number | null;
  changes: { kind: "joined" | "left"; accountId: number; nickname: string; when: string }[];
  days: { day: string; battles: number | null }[];
}

/** A page of a clan as the server works it out: its head, and what the tab shows. */
export type ClanView = ClanHeadView &
  (
    | ({ tab: "" } & MembersView)
    | ({ tab: "vehicles" } & VehiclesView)
    | { tab: "stronghold" | "global-map"; groups: { label: string; figures: BigFigure[] }[] }
    | ({ tab: "history" } & HistoryView)
  );

interface ClanContext {
  tab: ClanTab;
  /** Null where the vehicles of the dataset could not be read, or the tab shows none. */
  vehicles: VehicleColumns | null;
  /** Unix time in milliseconds. */
  now: number;
}

export function clanView(report: ClanReport, { tab, vehicles, now }: ClanContext): ClanView {
  const head = headView(report, now);
  switch (tab) {
    case "":
      return { ...head, tab, ...membersView(report, now) };
    case "vehicles":
      return { ...head, tab, ...vehiclesView(report, vehicles) };
    case "stronghold":
      return { ...head, tab, groups: strongholdGroups(report) };
    case "global-map":
      return { ...head, tab, groups: globalMapGroups(report) };
    case "history":
      return { ...head, tab, ...historyView(report, now) };
  }
}

function headView(report: ClanReport, now: number): ClanHeadView {
  const { region, clanId, tag, name, motto, members, createdAt, leader, readAt } = report;
  const week = members.filter(({ totals }) => (daysSince(totals?.lastBattleAt ?? null, readAt) ?? 7) < 7).length;
  const told = members.some(({ totals }) => totals !== null);
  return {
    region,
    clanId,
    path: clanPath(report),
    tag,
    name,
    motto,
    facts: [
      { icon: "i-lucide-users", text: `${members.length} of ${MAX_MEMBERS} members` },
      ...(createdAt === null
        ? []
        : [{ icon: "i-lucide-calendar", text: `Since ${new Date(createdAt).getUTCFullYear()}` }]),
      ...(leader ? [{ icon: "i-lucide-crown", text: `Led by ${leader.nickname}` }] : []),
      ...(told ? [{ icon: "i-lucide-activity", text: `${week} played this week` }] : []),
    ],
    size: members.length,
    readAt: momentOf(readAt, now),
    readOn: new Date(readAt).toISOString().slice(0, 10),
    unread: members.length - report.vehiclesOf,
  };
}

function membersView(report: ClanReport, now: number): MembersView {
  const { history } = report;
  const members = report.members.map((member) => memberOf(member, report.readAt, now)).sort(byRank);
  const count = (band: ActivityBand) => members.filter((one) => one.band === band).length;
  return {
    members,
    bands: Object.fromEntries(ACTIVITY_BANDS.map((band) => [band, count(band)])) as Record<ActivityBand, number>,
    figures: figuresOf(report, now),
    since: history && history.readings > 1 ? shortDay(history.since, now) : null,
    dayNames: history?.days.map(({ day }) => shortDay(day, now)) ?? [],
  };
}

/** Of one rank by name: the publisher has no order. */
function byRank(a: Member, b: Member): number {
  return a.rank - b.rank || (a.nickname.toLowerCase() < b.nickname.toLowerCase() ? -1 : 1);
}

function memberOf(member: ClanReport["members"][number], readAt: number, now: number): Member {
  const { accountId, nickname, role, roleName, joinedAt, totals, recent, days: daily, week } = member;
  const rank = CLAN_ROLES.indexOf(role as ClanRole);
  const isPlayer = totals !== null && totals.battles > 0;
  const lastAt = isPlayer ? totals.lastBattleAt : null;
  const days = daysSince(lastAt, readAt);
  const winRate = isPlayer ? (100 * totals.wins) / totals.battles : null;
  const wn8 = isPlayer ? member.wn8 : null;
  return {
    accountId,
    nickname,
    role: rank < 0 ? roleName : CLAN_ROLE_LABELS[role as ClanRole],
    rank: rank < 0 ? CLAN_ROLES.length : rank,
    joined: joinedAt === null ? null : new Date(joinedAt).toISOString().slice(0, 10),
    inClan: joinedAt === null ? null : spanOf(joinedAt, readAt),
    days,
    band: activityBand(days),
    last: lastAt === null ? null : shortDay(lastAt, now),
    lastIso: lastAt === null ? null : new Date(lastAt).toISOString().slice(0, 10),
    recent,
    daily,
    week: week.last,
    change: week.last === null || week.before === null ? null : week.last - week.before,
    battles: totals?.battles ?? null,
    winRate,
    winRateLevel: winRate === null ? null : winRateLevel(winRate),
    wn8,
    wn8Level: wn8 === null ? null : wn8Level(wn8),
  };
}

function vehiclesView({ vehicles, vehiclesOf, members }: ClanReport, columns: VehicleColumns | null): VehiclesView {
  const rows = new Map(columns?.id.map((id, row) => [id, row]));
  const found = (vehicles ?? []).flatMap(({ id, battles, wins, players }) => {
    const row = rows.get(id);
    if (!columns || row === undefined) return [];
    const winRate = (100 * wins) / battles;
    const texts = { winRate: formatNumber(winRate, 1), battles: formatNumber(battles, 0) };
    return [{ vehicle: linkedVehicle(columns, row), ...texts, players, level: winRateLevel(winRate) }];
  });
  if (found.length > 0) return { vehicles: found, note: "" };
  if (vehiclesOf < members.length)
    return { vehicles: [], note: "Reading the members’ vehicles. This takes about a minute." };
  if (columns === null && vehicles && vehicles.length > 0)
    return { vehicles: [], note: "Vehicle names can’t be read right now." };
  return { vehicles: [], note: "No vehicle has 500 battles among the members yet." };
}

/** Changes that the page lists at most. */
const MAX_CHANGES = 50;

function historyView({ history }: ClanReport, now: number): HistoryView {
  if (!history) return { since: null, joined: 0, left: null, changes: [], days: [] };
  const { since, readings, changes, days } = history;
  const count = (kind: "joined" | "left") => changes.filter((change) => change.kind === kind).length;
  return {
    since: shortDay(since, now),
    joined: count("joined"),
    left: readings > 1 ? count("left") : null,
    changes: changes.slice(0, MAX_CHANGES).map(({ kind, accountId, nickname, at, after }) => ({
      kind,
      accountId,
      nickname,
      when: after === null ? shortDay(at, now) : `${shortDay(after, now)} to ${shortDay(at, now)}`,
    })),
    days: days.map(({ day, battles }) => ({ day: shortDay(day, now), battles })),
  };
}
