import type { QueryParameters } from "#app/game/search/typed-text.ts";

/** The orders of a leaderboard. */
export const BOARD_ORDERS = ["wn8", "win-rate", "battles", "vehicle"] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** Who is ranked: players, or clans. */
const BOARD_KINDS = ["players", "clans"] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** The selectable minimums and the default, by what is ranked: battles, or members for clans. */
const MINIMUMS = {
  players: { choices: [100, 500, 1000, 5000], usual: 1000 },
  vehicle: { choices: [10, 50, 100], usual: 50 },
  clans: { choices: [5, 10, 30], usual: 5 },
} as const;

const minimum = (kind: BoardKind, by: BoardOrder) => MINIMUMS[kind === "players" && by === "vehicle" ? by : kind];

/** With fewer, nobody is ranked. */
export const MIN_RANKED = 5;
/** With fewer others, no rank is given as a percentile. */
export const MIN_COMPARED = 30;

/**
 * GET /api/leaderboards/standing?region=&vehicle=&damage=&account=: how many public players with ten battles or more
 * in a vehicle are known here, excluding the requesting account, and how many of them have less average damage.
 */
export interface VehicleStanding {
  players: number;
  below: number;
  /** Only those with the most battles are known. */
  isCut: boolean;
}

/** A board shows so many first, and all of them in pages of so many. */
const FIRST_ROWS = 15;
const PAGE_SIZE = 100;

/** A player in a leaderboard; null: not known. */
export interface BoardPlayer {
  accountId: number;
  nickname: string;
  /** Of the clan. */
  tag: string | null;
  battles: number;
  /** A percentage. */
  winRate: number;
  wn8: number | null;
  /** Of an average battle, in one vehicle. */
  damage: number | null;
  lastBattleAt: number | null;
}

/** A clan in a leaderboard, its figures those of its members together. */
export interface BoardClan {
  clanId: number;
  tag: string;
  name: string;
  members: number;
  battles: number;
  winRate: number;
  /** Null until half of the members are read. */
  wn8: number | null;
  /** Members who fought in the last seven days. */
  played: number;
}

/** The leaderboard requested by an address. */
export interface BoardQuery {
  by: BoardOrder;
  /** Battles of a player, members of a clan. */
  min: number;
  /** Of the order by vehicle; null: none is chosen. */
  vehicle: number | null;
  /** Null: the first places alone. */
  page: number | null;
}

/** The minimums that can be chosen, in their order. */
export const minimumsOf = (kind: BoardKind, by: BoardOrder): readonly number[] => minimum(kind, by).choices;

export function boardQueryOf(parameters: Pick<QueryParameters, "get">, kind: BoardKind): BoardQuery {
  const requested = parameters.get("by");
  const by = BOARD_ORDERS.find((order) => order === requested) ?? "wn8";
  const min = Number(parameters.get("least"));
  return {
    by,
    min: minimumsOf(kind, by).includes(min) ? min : minimum(kind, by).usual,
    vehicle: by === "vehicle" ? positive(parameters.get("vehicle"), 1_000_000) : null,
    page: positive(parameters.get("page"), 1000),
  };
}

function positive(text: string | null, max: number): number | null {
  return /^[1-9]\d{0,6}$/.test(text ?? "") && Number(text) <= max ? Number(text) : null;
}

/** The same as parameters, without defaults. */
export function boardParameters(
  { by, min, vehicle, page }: BoardQuery,
  kind: BoardKind,
): [name: string, value: string][] {
  return Object.entries({
    ...(by !== "wn8" && { by }),
    ...(vehicle !== null && { vehicle: String(vehicle) }),
    ...(min !== minimum(kind, by).usual && { least: String(min) }),
    ...(page !== null && { page: String(page) }),
  });
}

/** A row with its place. */
export interface Placed<Row> {
  place: number;
  row: Row;
}

/**
 * Ranks by a stat, largest first; ties share a rank, and the ranks after it are skipped. Rows without the stat are not
 * ranked.
 * @param order sorts rows of the same rank
 */
export function ranked<Row>(
  rows: readonly Row[],
  statOf: (row: Row) => number | null,
  order: (a: Row, b: Row) => number,
): Placed<Row>[] {
  const known = rows.flatMap((row) => {
    const value = statOf(row);
    return value === null ? [] : [{ row, value }];
  });
  known.sort((a, b) => b.value - a.value || order(a.row, b.row));
  let place = 0;
  return known.map(({ row, value }, index) => {
    if (known[index - 1]?.value !== value) place = index + 1;
    return { place, row };
  });
}

/** How many are ranked by each step of the figure, from the lowest on. */
interface BoardSpread {
  from: number;
  step: number;
  counts: number[];
}

const BARS = 24;

/** @returns null where all have the same figure */
export function spreadOfBoard(values: readonly number[]): BoardSpread | null {
  const from = Math.min(...values);
  const step = (Math.max(...values) - from) / BARS;
  // Of nobody it is -Infinity.
  if (step <= 0) return null;
  const counts = Array<number>(BARS).fill(0);
  for (const value of values) {
    const bar = barOf(value, { from, step });
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from, step, counts };
}

/** The histogram bar that contains a value. */
export const barOf = (value: number, { from, step }: Pick<BoardSpread, "from" | "step">): number =>
  Math.min(BARS - 1, Math.floor((value - from) / step));

/** The stat that orders a board; a board of one vehicle uses damage. */
export function boardStat(by: BoardOrder, row: Pick<BoardPlayer, "wn8" | "winRate" | "battles" | "damage">) {
  return { wn8: row.wn8, "win-rate": row.winRate, battles: row.battles, vehicle: row.damage }[by];
}

/** A board of those who may be shown. */
export interface BoardAnswer<Row> {
  /** When it was made; unix time in milliseconds. */
  madeAt: number;
  /** How many are ranked, and how many have less than the minimum. */
  total: number;
  short: number;
  /** The rows of the page, in order; below `MIN_RANKED` all rows, whose ranks are meaningless. */
  rows: Placed<Row>[];
  /** Null: the first places. */
  page: number | null;
  /** Pages of all of them. */
  pages: number;
}

/** GET /api/leaderboards/players?region=[&by=][&least=][&vehicle=][&page=]; null: none is made yet. */
export interface PlayerBoardAnswer {
  board:
    | (BoardAnswer<BoardPlayer> & {
        /** Only those with the most battles are kept: there are more. */
        isCut: boolean;
        /** The visitor's own places. */
        own: Placed<BoardPlayer>[];
        /**
         * Spread of all ranked players, for visitors who are among them; null if none of the visitor's accounts is, or
         * too few are ranked.
         */
        spread: BoardSpread | null;
        /** Whether one of those who are named has not linked the account here. */
        namesOthers: boolean;
        /** Vehicles that players of the region have fought in. */
        vehicles: number[];
      })
    | null;
}

/**
 * GET /api/leaderboards/clans?region=[&by=][&least=][&vehicle=][&page=]; null: none is made yet. By vehicle the battles
 * are those of the members in it, and `played` says how many of them have fought in it.
 */
export interface ClanBoardAnswer {
  board:
    | (BoardAnswer<BoardClan> & {
        /** Vehicles that members of the region have fought enough battles in, those with the most clans first. */
        vehicles: number[];
      })
    | null;
}

/** The board of the given rows. @param atLeast whether a row reaches the minimum */
export function boardOf<Row>(
  rows: readonly Row[],
  {
    statOf,
    order,
    atLeast,
    page,
  }: {
    statOf: (row: Row) => number | null;
    order: (a: Row, b: Row) => number;
    atLeast: (row: Row) => boolean;
    page: number | null;
  },
): Pick<BoardAnswer<Row>, "total" | "short" | "rows" | "page" | "pages"> & { all: Placed<Row>[] } {
  const reaching = rows.filter(atLeast);
  const all = ranked(reaching, statOf, order);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const currentPage = page === null ? null : Math.min(page, pages);
  const from = currentPage === null ? 0 : (currentPage - 1) * PAGE_SIZE;
  const to = currentPage === null ? FIRST_ROWS : from + PAGE_SIZE;
  const short = rows.length - reaching.length;
  return { total: all.length, short, rows: all.slice(from, to), page: currentPage, pages, all };
}
