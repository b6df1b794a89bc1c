import type { BigFigure } from "#app/components/figure-grid.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import { type ClanRating, type ClanReport, HISTORY_DAYS, MAX_MEMBERS } from "#app/game/clans/clan-report.ts";
import { CLAN_ROLES } from "#app/game/clans/roles.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { momentOf, shortDayOf } from "#app/lib/text/short-day.ts";
import type { MemberCells, MembersOf } from "./clan-table.ts";
import { membersText } from "./members-text.ts";

const dayMs = 86_400_000;

/** A name and what is known of it; null: not known. */
export interface LabelledStat {
  label: string;
  text: string | null;
  note?: string;
}

/** What the page of a clan shows, as the server works it out. */
export interface ClanView {
  region: ClanReport["region"];
  clanId: number;
  path: string;
  tag: string;
  name: string;
  motto: string;
  facts: { icon: string; text: string }[];
  /** When the publisher was asked, in words. */
  readAt: string;
  figures: BigFigure[];
  members: MembersOf;
  cells: MemberCells;
  /** Battles of the members day by day, in the order of the cells; null: not known. */
  memberDays: (number | null)[][];
  /** Members whose vehicles are not read yet. */
  unread: number;
  vehicles: { vehicle: LinkedVehicle; winRate: string; battles: string; players: number; level: PerformanceLevel }[];
  /** Why there are no vehicles; empty where there are. */
  vehiclesNote: string;
  stronghold: LabelledStat[] | null;
  globalMap: LabelledStat[] | null;
  history: HistoryView;
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

interface ClanContext {
  /** Null where the vehicles of the dataset could not be read. */
  vehicles: VehicleColumns | null;
  /** Unix time in milliseconds. */
  now: number;
}

export function clanView(report: ClanReport, { vehicles, now }: ClanContext): ClanView {
  const { region, clanId, tag, name, motto, members, createdAt, leader, history } = report;
  const week = members.filter(({ totals }) => (totals?.lastBattleAt ?? 0) > now - 7 * dayMs).length;
  const told = members.some(({ totals }) => totals !== null);
  const path = clanPath(report);
  const days =
    history && history.readings > 1 ? Math.max(1, Math.round((report.readAt - history.since) / dayMs)) : null;
  const known = new Set<string>(CLAN_ROLES);
  const others = new Map(members.filter(({ role }) => !known.has(role)).map(({ role, roleName }) => [role, roleName]));
  const listed = bestVehicles(report, vehicles);
  return {
    region,
    clanId,
    path,
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
    readAt: momentOf(report.readAt, now),
    figures: figuresOf(report, now),
    members: { path, days, otherRoles: [...others], now },
    cells: cellsOf(report),
    memberDays: byRank(members).map(({ days }) => days),
    unread: members.length - report.vehiclesOf,
    vehicles: listed,
    vehiclesNote: listed.length > 0 ? "" : vehiclesNote(report, vehicles),
    stronghold: strongholdRows(report),
    globalMap: globalMapRows(report),
    history: historyView(report, now),
  };
}

/** By rank, and of one rank by name: the publisher has no order. */
function byRank(members: ClanReport["members"]): ClanReport["members"] {
  const ranks = new Map<string, number>(CLAN_ROLES.map((role, rank) => [role, rank]));
  const rankOf = (role: string) => ranks.get(role) ?? CLAN_ROLES.length;
  return [...members].sort(
    (a, b) => rankOf(a.role) - rankOf(b.role) || (a.nickname.toLowerCase() < b.nickname.toLowerCase() ? -1 : 1),
  );
}

function cellsOf(report: ClanReport): MemberCells {
  const members = byRank(report.members);
  const perBattle = (sum: (totals: NonNullable<(typeof members)[number]["totals"]>) => number) =>
    members.map(({ totals }) => (totals === null ? null : totals.battles === 0 ? "" : sum(totals) / totals.battles));
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
  return {
    accountId: members.map(({ accountId }) => accountId),
    nickname: members.map(({ nickname }) => nickname),
    role: members.map(({ role }) => role),
    joined: members.map(({ joinedAt }) => iso(joinedAt)?.slice(0, 10) ?? null),
    recent: members.map(({ recent }) => recent),
    battles: members.map(({ totals }) => totals?.battles ?? null),
    last: members.map(({ totals }) => (totals?.battles === 0 ? "" : iso(totals?.lastBattleAt))),
    winRate: perBattle(({ wins }) => wins * 100),
    damage: perBattle(({ damage }) => damage),
    rating: members.map(({ totals }) => totals?.personalRating || null),
    wn8: members.map(({ totals, wn8 }) => (totals?.battles === 0 ? "" : wn8)),
  };
}

/** Of what the publisher did not answer when it was asked. */
const NOT_TOLD = "Not told yet";

function figuresOf({ region, members, ratings, globalMap, history, vehiclesOf }: ClanReport, now: number): BigFigure[] {
  const told = members.flatMap(({ totals, wn8 }) => (totals ? [{ ...totals, wn8 }] : []));
  const battles = told.reduce((sum, one) => sum + one.battles, 0);
  const wins = told.reduce((sum, one) => sum + one.wins, 0);
  const rated = told.filter(({ wn8 }) => wn8 !== null);
  const ratedBattles = rated.reduce((sum, one) => sum + one.battles, 0);
  const wn8 =
    ratedBattles === 0 ? null : rated.reduce((sum, one) => sum + (one.wn8 ?? 0) * one.battles, 0) / ratedBattles;
  const winRate = battles === 0 ? null : (100 * wins) / battles;
  const since = history && shortDay(history.since, now);
  const counted = history !== null && history.readings > 1;
  return [
    {
      label: "WN8, weighted",
      text: wn8 === null ? null : formatNumber(wn8, 0),
      ...(wn8 !== null && { level: wn8Level(wn8) }),
      note:
        wn8 === null && vehiclesOf < members.length
          ? "Being worked out"
          : `Of ${membersText(rated.length)}, by battles`,
    },
    {
      label: "Win rate",
      text: winRate === null ? null : formatNumber(winRate, 1),
      unit: "%",
      ...(winRate !== null && { level: winRateLevel(winRate) }),
      note:
        counted && history.battles > 0
          ? `${formatNumber((100 * history.wins) / history.battles, 1)} % since ${since}`
          : told.length === 0
            ? NOT_TOLD
            : `Over ${formatNumber(battles, 0)} battles`,
    },
    {
      label: counted ? `Battles since ${since}` : `Battles in ${HISTORY_DAYS} days`,
      text: counted ? formatNumber(history.battles, 0) : null,
      note: counted
        ? `${formatNumber(history.battles / Math.max(1, told.length || members.length), 0)} per member`
        : since
          ? `Counted since ${since}`
          : "Not counted yet",
    },
    elo("Elo, tier X", ratings?.skirmish10, region),
    elo("Elo, tier VIII", ratings?.skirmish8, region),
    {
      label: "Provinces",
      text: globalMap ? String(globalMap.provinces) : null,
      note: globalMap ? `${formatNumber(globalMap.captures, 0)} captured in all` : NOT_TOLD,
    },
  ];
}

function elo(label: string, rating: ClanRating | undefined, region: ClanReport["region"]): BigFigure {
  const value = rating?.value ?? null;
  const place = rating?.rank ? `Place ${formatNumber(rating.rank, 0)} on ${REGION_SHORT_LABELS[region]}` : "Not ranked";
  return { label, text: value === null ? null : formatNumber(value, 0), note: rating ? place : NOT_TOLD };
}

function bestVehicles({ vehicles: played }: ClanReport, columns: VehicleColumns | null): ClanView["vehicles"] {
  if (!columns || !played) return [];
  const rows = new Map(columns.id.map((id, row) => [id, row]));
  const found = played.flatMap(({ id, battles, wins, players }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const winRate = (100 * wins) / battles;
    const texts = { winRate: formatNumber(winRate, 1), battles: formatNumber(battles, 0) };
    return [{ vehicle: linkedVehicle(columns, row), ...texts, players, level: winRateLevel(winRate) }];
  });
  return found.slice(0, 5);
}

function vehiclesNote({ vehicles, vehiclesOf, members }: ClanReport, columns: VehicleColumns | null): string {
  if (vehiclesOf < members.length) return "The vehicles of the members are being read. It takes about a minute.";
  if (columns === null && vehicles && vehicles.length > 0)
    return "The names of the vehicles cannot be read at the moment.";
  return "There is no vehicle in which the members have fought 500 battles together.";
}

function strongholdRows({ stronghold, ratings }: ClanReport): LabelledStat[] | null {
  if (!stronghold && !ratings) return null;
  const rating = (label: string, one: ClanRating | undefined): LabelledStat => ({
    label,
    text: one?.value == null ? null : formatNumber(one.value, 0),
  });
  const fought = (label: string, one: { battles: number; wins: number } | null | undefined): LabelledStat => ({
    label,
    text: one && one.battles > 0 ? `${formatNumber((100 * one.wins) / one.battles, 1)} %` : null,
    ...(one && one.battles > 0 && { note: `of ${formatNumber(one.battles, 0)}` }),
  });
  return [
    rating("Skirmish Elo, tier VI", ratings?.skirmish6),
    rating("Skirmish Elo, tier VIII", ratings?.skirmish8),
    rating("Skirmish Elo, tier X", ratings?.skirmish10),
    fought("Skirmishes won, tier X", stronghold?.skirmish10),
    fought("Skirmishes won, tier VIII", stronghold?.skirmish8),
    fought("Advances won, tier X", stronghold?.advance10),
    { label: "Stronghold level", text: stronghold?.level == null ? null : String(stronghold.level), note: "of 10" },
  ];
}

function globalMapRows({ globalMap, ratings }: ClanReport): LabelledStat[] | null {
  if (!globalMap && !ratings) return null;
  const elo = (label: string, one: ClanRating | undefined): LabelledStat => ({
    label,
    text: one?.value == null ? null : formatNumber(one.value, 0),
  });
  const won = globalMap && globalMap.battles > 0 ? (100 * globalMap.wins) / globalMap.battles : null;
  return [
    elo("Elo, tier VI", ratings?.globalMap6),
    elo("Elo, tier VIII", ratings?.globalMap8),
    elo("Elo, tier X", ratings?.globalMap10),
    { label: "Battles", text: globalMap ? formatNumber(globalMap.battles, 0) : null },
    { label: "Won", text: won === null ? null : `${formatNumber(won, 1)} %` },
    { label: "Provinces now", text: globalMap ? formatNumber(globalMap.provinces, 0) : null },
  ];
}

/** Changes that the page lists at most. */
const MAX_CHANGES = 20;

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

function shortDay(at: number, now: number): string {
  const { day, month } = shortDayOf(at, now);
  return `${day} ${month}`;
}
