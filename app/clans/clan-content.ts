import type { LargeStat } from "#app/components/large-stat-grid.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { ACTIVITY_BANDS, type ActivityBand, activityBand, daysAway, spanOf } from "#app/game/clans/activity.ts";
import { type ClanTab, clanPath } from "#app/game/clans/clan-path.ts";
import { type ClanReport, MAX_MEMBERS } from "#app/game/clans/clan-report.ts";
import { CLAN_ROLE_LABELS, CLAN_ROLES, type ClanRole } from "#app/game/clans/roles.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { winRateLevel, winRateLevelOf } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { dayText, momentOf } from "#app/lib/text/short-day.ts";
import { clanStats, globalMapGroups, strongholdGroups } from "./clan-stats.ts";
import type { Member } from "./members.ts";

/** What every page of a clan shows above its tabs. */
interface ClanHeadContent {
  region: ClanReport["region"];
  clanId: number;
  path: string;
  tag: string;
  name: string;
  motto: string;
  facts: { icon: string; text: string; player?: { nickname: string; href: string } }[];
  size: number;
  /** When the publisher was queried, as text, and the day in ISO 8601. */
  readAt: string;
  readOn: string;
  /** Members whose vehicles are not read yet. */
  unread: number;
}

interface ClanMembersContent {
  members: Member[];
  /** Members per time since their last battle. */
  bands: Record<ActivityBand, number>;
  stats: LargeStat[];
  /** The day from which on battles are counted; null: there are no two readings yet. */
  since: string | null;
  /** Labels of the members' days. */
  dayNames: string[];
}

export interface ClanVehiclesContent {
  vehicles: { vehicle: LinkedVehicle; winRate: string; battles: string; players: number; level: PerformanceLevel }[];
  /** Why there are no vehicles; empty where there are. */
  note: string;
}

export interface ClanHistoryContent {
  /** The day from which on we know; null: nothing is kept. */
  since: string | null;
  joined: number;
  /** Null until there are two readings. */
  left: number | null;
  changes: { kind: "joined" | "left"; accountId: number; nickname: string; when: string }[];
  days: { day: string; battles: number | null }[];
}

/** A clan page as computed on the server: its head and the tab's content. */
export type ClanContent = ClanHeadContent &
  (
    | ({ tab: "" } & ClanMembersContent)
    | ({ tab: "vehicles" } & ClanVehiclesContent)
    | { tab: "stronghold" | "global-map"; groups: { label: string; stats: LargeStat[] }[] }
    | ({ tab: "history" } & ClanHistoryContent)
  );

interface ClanContext {
  tab: ClanTab;
  /** Null where the vehicles of the dataset could not be read, or the tab shows none. */
  vehicles: VehicleColumns | null;
  /** Unix time in milliseconds. */
  now: number;
}

export function clanContent(report: ClanReport, { tab, vehicles, now }: ClanContext): ClanContent {
  const head = clanHeadContent(report, now);
  switch (tab) {
    case "":
      return { ...head, tab, ...clanMembersContent(report, now) };
    case "vehicles":
      return { ...head, tab, ...clanVehiclesContent(report, vehicles) };
    case "stronghold":
      return { ...head, tab, groups: strongholdGroups(report) };
    case "global-map":
      return { ...head, tab, groups: globalMapGroups(report) };
    case "history":
      return { ...head, tab, ...clanHistoryContent(report, now) };
  }
}

function clanHeadContent(report: ClanReport, now: number): ClanHeadContent {
  const { region, clanId, tag, name, motto, members, createdAt, leader, readAt } = report;
  const week = members.filter(({ totals }) => (daysAway(totals?.lastBattleAt ?? null, readAt) ?? 7) < 7).length;
  const hasTotals = members.some(({ totals }) => totals !== null);
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
      ...(leader
        ? [
            {
              icon: "i-lucide-crown",
              text: "Led by ",
              player: { nickname: leader.nickname, href: playerPath(leader) },
            },
          ]
        : []),
      ...(hasTotals ? [{ icon: "i-lucide-activity", text: `${week} played this week` }] : []),
    ],
    size: members.length,
    readAt: momentOf(readAt, now),
    readOn: new Date(readAt).toISOString().slice(0, 10),
    unread: members.length - report.vehiclesOf,
  };
}

function clanMembersContent(report: ClanReport, now: number): ClanMembersContent {
  const { history } = report;
  const members = report.members.map((member) => memberOf(member, report.readAt, now)).sort(byRank);
  const count = (band: ActivityBand) => members.filter((one) => one.band === band).length;
  return {
    members,
    bands: Object.fromEntries(ACTIVITY_BANDS.map((band) => [band, count(band)])) as Record<ActivityBand, number>,
    stats: clanStats(report, now),
    since: history && history.readings > 1 ? dayText(history.since, now) : null,
    dayNames: history?.days.map(({ day }) => dayText(day, now)) ?? [],
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
  const days = daysAway(lastAt, readAt);
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
    last: lastAt === null ? null : dayText(lastAt, now),
    lastIso: lastAt === null ? null : new Date(lastAt).toISOString().slice(0, 10),
    recent,
    daily,
    week: week.last,
    change: week.last === null || week.before === null ? null : week.last - week.before,
    battles: totals?.battles ?? null,
    winRate,
    winRateLevel: winRate === null ? null : winRateLevelOf(winRate, totals?.battles ?? 0),
    wn8,
    wn8Level: wn8LevelOf(wn8, totals?.battles ?? 0),
  };
}

function clanVehiclesContent(
  { vehicles, vehiclesOf, members }: ClanReport,
  columns: VehicleColumns | null,
): ClanVehiclesContent {
  const rows = new Map(columns?.id.map((id, row) => [id, row]));
  const found = (vehicles ?? []).flatMap(({ id, battles, wins, players }) => {
    const row = rows.get(id);
    if (!columns || row === undefined) return [];
    const winRate = (100 * wins) / battles;
    const values = { winRate: formatNumber(winRate, 1), battles: formatNumber(battles, 0) };
    return [{ vehicle: linkedVehicle(columns, row), ...values, players, level: winRateLevel(winRate) }];
  });
  if (found.length > 0) return { vehicles: found, note: "" };
  if (vehiclesOf < members.length)
    return { vehicles: [], note: "Reading the members’ vehicles. This takes about a minute." };
  if (columns === null && vehicles && vehicles.length > 0)
    return { vehicles: [], note: "Vehicle names can’t be read right now." };
  return { vehicles: [], note: "No vehicle has 500 battles among the members yet." };
}

/** When something was, between two readings: "24 Nov", "between 23 Nov and 24 Nov". */
const between = (after: string | null, at: string) =>
  after === null || after === at ? at : `between ${after} and ${at}`;

/** Changes that the page lists at most. */
const MAX_CHANGES = 50;

function clanHistoryContent({ history }: ClanReport, now: number): ClanHistoryContent {
  if (!history) return { since: null, joined: 0, left: null, changes: [], days: [] };
  const { since, readings, changes, days } = history;
  const count = (kind: "joined" | "left") => changes.filter((change) => change.kind === kind).length;
  return {
    since: dayText(since, now),
    joined: count("joined"),
    left: readings > 1 ? count("left") : null,
    changes: changes.slice(0, MAX_CHANGES).map(({ kind, accountId, nickname, at, after }) => ({
      kind,
      accountId,
      nickname,
      when: between(after === null ? null : dayText(after, now), dayText(at, now)),
    })),
    days: days.map(({ day, battles }) => ({ day: dayText(day, now), battles })),
  };
}
