import type { CellMark } from "#app/components/data-table/rows/print-row.ts";
import type { Table } from "#app/components/data-table/table.ts";
import {
  choiceColumn,
  numberColumn,
  type TableCell,
  type TableColumn,
  textColumn,
} from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { CLAN_ROLE_LABELS, CLAN_ROLES } from "#app/game/clans/roles.ts";
import {
  PERFORMANCE_LABELS,
  PERFORMANCE_LEVELS,
  type PerformanceLevel,
} from "#app/game/model/enumerations/performance-levels.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";

/** The members of a clan as lists, one entry a member. */
export interface MemberCells {
  accountId: number[];
  nickname: string[];
  role: TableCell[];
  joined: TableCell[];
  recent: TableCell[];
  battles: TableCell[];
  last: TableCell[];
  winRate: TableCell[];
  damage: TableCell[];
  rating: TableCell[];
  wn8: TableCell[];
}

/** What the table is of. */
export interface MembersOf {
  /** Of the clan's page. */
  path: string;
  /** Days over which recent battles are counted; null: the clan was read on one day only. */
  days: number | null;
  /** Ranks that our list does not have, by the publisher's words for them. */
  otherRoles: readonly (readonly [key: string, name: string])[];
  /** Unix time in milliseconds. */
  now: number;
}

const PLAYER = "Player";
const FIGURES = "All battles";
const OURS = "Worked out by us";

/** The table of a clan's members. */
export function membersDefinition({ path, days, otherRoles, now }: MembersOf): TableDefinition {
  const roles = [...CLAN_ROLES.map((role) => [role, CLAN_ROLE_LABELS[role]] as const), ...otherRoles];
  const columns: TableColumn[] = [
    textColumn({ key: "player", label: PLAYER, group: PLAYER }),
    choiceColumn({
      key: "role",
      label: "Rank",
      group: PLAYER,
      wraps: true,
      choices: roles.map(([value, label]) => ({ value, label })),
    }),
    dateColumn({ key: "joined", label: "Joined", letters: 20 }, (iso) => formatDate(iso)),
    {
      ...numberColumn({
        key: "recent",
        label: "Battles lately",
        short: "Lately",
        group: OURS,
        head: days === null ? "Lately" : days === 1 ? "1 day" : `${days} days`,
        definition: "Battles between our oldest and our newest reading of the last 28 days",
      }),
      // Room for the days.
      letters: 20,
    },
    numberColumn({ key: "battles", label: "Battles", short: "Battles", group: FIGURES }),
    dateColumn({ key: "last", label: "Last battle", letters: 13 }, (iso) => relativeTime(Date.parse(iso), now)),
    numberColumn({
      key: "winRate",
      label: "Win rate",
      short: "Win rate",
      unit: "%",
      group: FIGURES,
      decimals: 1,
    }),
    numberColumn({ key: "damage", label: "Average damage", short: "Damage", group: FIGURES }),
    numberColumn({
      key: "rating",
      label: "Personal rating",
      short: "Rating",
      group: FIGURES,
      definition: "The publisher’s own rating of a player",
    }),
    numberColumn({
      key: "wn8",
      label: "WN8",
      short: "WN8",
      group: OURS,
      definition: "XVM’s formula over all battles of the account",
    }),
    choiceColumn({
      key: "level",
      label: "Level",
      group: OURS,
      wraps: true,
      descendingFirst: true,
      choices: PERFORMANCE_LEVELS.map((level) => ({ value: level, label: PERFORMANCE_LABELS[level] })),
    }),
  ];
  const usual = ["role", "recent", "battles", "last", "winRate", "wn8", "level"];
  return {
    path,
    label: "Members",
    counted: ["member", "members"] as const,
    columns,
    usual: days === null ? usual.filter((key) => key !== "recent") : usual,
    spared: ["last", "level"],
    layouts: ["table"],
    pageSize: 100,
  };
}

/** Days, which sort as they are written: ISO 8601. */
function dateColumn(
  { key, label, letters }: Pick<TableColumn, "key" | "label"> & { letters: number },
  print: (iso: string) => string,
): TableColumn {
  const column = textColumn({ key, label, group: PLAYER, letters });
  return { ...column, descendingFirst: true, print: (cell) => print(String(cell)) };
}

/** The members as the common table has them. */
export function membersTable(cells: MemberCells, model: TableDefinition): Table {
  const levels = cells.wn8.map((value) => (typeof value === "number" ? wn8Level(value) : value === "" ? "" : null));
  const columns: Record<string, readonly TableCell[]> = { ...cells, player: cells.nickname, level: levels };
  const marks: Record<string, (row: number) => CellMark | null> = {
    wn8: (row) => levelMark(levels[row]),
    level: (row) => levelMark(levels[row]),
    winRate: (row) => {
      const value = cells.winRate[row];
      return typeof value === "number" ? levelMark(winRateLevel(value)) : null;
    },
  };
  const all = cells.accountId.map((_, row) => row);
  return {
    model,
    rows: {
      length: all.length,
      natural: all,
      column(key) {
        const found = columns[key];
        return found && { cells: found };
      },
      find(text) {
        const wanted = text.toLowerCase();
        return all.filter((row) => cells.nickname[row]?.toLowerCase().includes(wanted));
      },
    },
    rowOf: (row, keys) => ({
      id: cells.accountId[row] ?? row,
      label: cells.nickname[row] ?? "",
      marks: keys.map((key) => marks[key]?.(row) ?? null),
    }),
  };
}

function levelMark(level: PerformanceLevel | "" | null | undefined): CellMark | null {
  return !level ? null : { className: `level-${level}`, title: PERFORMANCE_LABELS[level] };
}
