import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { type TableQuery, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import { notUnderstood, shortened, unreadParameters } from "#app/components/data-table/query/unread-parameters.ts";
import { selectRows } from "#app/components/data-table/rows/select-rows.ts";
import { type PrintedRow, printCells } from "#app/components/data-table/rows/table-rows.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { mapPath } from "#app/game/maps/query.ts";
import type { MapRotation } from "#app/game/maps/rotation/map-rotation.ts";
import { type RotationCell, usualDays } from "#app/game/maps/rotation/rotation-state.ts";
import {
  ROTATION_MODE_LABELS,
  ROTATION_MODES,
  type RotationMode,
} from "#app/game/model/enumerations/rotation-modes.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type CellState, MODE_COLUMNS, MODE_FILTERS, ROTATION, tiersOfCell } from "./rotation-model.ts";
import {
  cellState,
  cellText,
  isInRotation,
  matchingCells,
  type RotationFilter,
  type RotationRow,
  rotationRows,
  tableRowsOf,
} from "./rotation-rows.ts";
import { type ChangeLog, changeLog, patchesOf, readChangesSince, type Since } from "./shown-changes.ts";

export interface RotationMapRow extends PrintedRow {
  name: string;
  href: string;
  /** The cells of the matrix by column key. */
  states: Readonly<Record<string, { state: CellState; label: string }>>;
  /** Spans of tiers at which it comes up; null where that is not known, or it does not. */
  tiers: readonly (readonly [number, number])[] | null;
}

/** How many of the maps shown have a mode, or a size, and how many of these are known to be in or out of rotation. */
export interface RotationCount {
  label: string;
  defined: number;
  known: number;
  gone: number;
}

export interface RotationContent {
  query: TableQuery;
  /** Keys of the columns shown. */
  keys: readonly string[];
  tiers: readonly number[];
  rows: RotationMapRow[];
  /** Maps without filters. */
  all: number;
  /** Modes with a map among those shown. */
  counts: RotationCount[];
  /** The same by the side of the field, the smallest first. */
  sizes: RotationCount[];
  /** Maps shown for which only the game files' data is known. */
  unknown: number;
  log: ChangeLog;
  since: Since | null;
  /** Patches to choose from as the start of the changes. */
  patches: readonly string[];
  /** Whether anything is entered at all. */
  isEmpty: boolean;
  notes: string[];
}

/**
 * The rotation as an address requests it.
 * @param rotation null if it cannot be read
 * @param now unix time in ms
 */
export function rotationContent(
  { maps }: GameMaps,
  rotation: MapRotation | null,
  params: QueryParameters,
  now: number,
): RotationContent {
  const changes = rotation?.changes ?? [];
  const query = parseQuery(params, ROTATION);
  const requestedSince = query.kept?.since ?? "";
  const since = requestedSince === "" ? null : readChangesSince(requestedSince, changes);
  const filter = filterOf(query);
  const usual = usualDays(now);
  const rows = rotationRows(maps, changes, since ? { ...usual, newFrom: since.day } : usual);
  const table = tableRowsOf(rows, filter);
  const selected = selectRows(table, ROTATION, query);
  const keys = keysOf(query, filter);
  const visible = selected.flatMap((row) => rows[row] ?? []);
  const unread = [
    ...(requestedSince !== "" && !since ? [`since “${shortened(requestedSince)}”`] : []),
    ...unreadParameters(params, ROTATION),
  ];
  return {
    // Invalid parameters are not kept in links.
    query: withSince({ ...query, page: 1 }, since?.value ?? ""),
    keys,
    tiers: filter.tiers,
    all: rows.length,
    since,
    patches: patchesOf(changes),
    rows: selected.flatMap((row) => {
      const one = rows[row];
      return one
        ? [mapRow(one, filter, keys, printCells(table, ROTATION, row, keys), table.column("tiers")?.cells[row])]
        : [];
    }),
    counts: countsOf(visible, filter),
    sizes: sizesOf(visible, filter),
    unknown: visible
      .map((row) => matchingCells(row, filter))
      .filter((cells) => !cells.some(isInRotation) && !hasGone(cells)).length,
    log: changeLog(changes, {
      ...filter,
      since,
      today: usual.today,
      maps: new Set(visible.map(({ map }) => map.slug)),
    }),
    isEmpty: changes.length === 0,
    notes: [
      ...notUnderstood(unread),
      ...(rotation === null ? ["The rotation can’t be loaded right now, so only the game files are shown."] : []),
    ],
  };
}

/** The query with another `since`; empty: from the beginning. */
export function withSince({ kept: _, ...query }: TableQuery, since: string): TableQuery {
  return since === "" ? query : { ...query, kept: { since } };
}

function filterOf({ sets }: TableQuery): RotationFilter {
  const chosen = MODE_FILTERS.filter(({ value }) => sets.mode?.includes(value));
  return { modes: chosen.flatMap(({ modes }): readonly RotationMode[] => modes), tiers: (sets.tier ?? []).map(Number) };
}

/** Leaves out the columns of modes that are not requested, unless the visitor chose the columns. */
function keysOf(query: TableQuery, { modes }: RotationFilter): string[] {
  const isRequested = (key: string) => {
    const column = MODE_COLUMNS.find((candidate) => candidate.key === key);
    return !column || modes.length === 0 || column.modes.some((mode) => modes.includes(mode));
  };
  return query.columns ? [...query.columns] : visibleKeys(query, ROTATION).filter(isRequested);
}

function mapRow(
  row: RotationRow,
  filter: RotationFilter,
  keys: readonly string[],
  printed: Pick<PrintedRow, "cells" | "percentiles">,
  tiers: unknown,
): RotationMapRow {
  const states = MODE_COLUMNS.flatMap(({ key }) => {
    const found = keys.includes(key) ? cellState(row, key, filter) : null;
    return found ? [[key, { state: found.state, label: cellText(found.state, found.cell) }] as const] : [];
  });
  return {
    id: row.map.slug,
    name: row.map.name,
    href: mapPath(row.map.slug),
    ...printed,
    states: Object.fromEntries(states),
    tiers: typeof tiers === "string" && tiers !== "" ? tiersOfCell(tiers) : null,
  };
}

/** @param cells of each map, or of each map in a mode */
function countOf(label: string, cells: readonly (readonly RotationCell[])[]): RotationCount {
  const rest = cells.filter((of) => !of.some(isInRotation));
  return { label, defined: cells.length, known: cells.length - rest.length, gone: rest.filter(hasGone).length };
}

const hasGone = (cells: readonly RotationCell[]) => cells.some(({ state }) => state === "gone");

function sizesOf(rows: readonly RotationRow[], filter: RotationFilter): RotationCount[] {
  const sizes = Map.groupBy(rows, ({ map: { bounds } }) => Math.round(bounds.east - bounds.west));
  return [...sizes]
    .sort(([a], [b]) => a - b)
    .map(([side, ofSide]) =>
      countOf(
        `${formatNumber(side)} m`,
        ofSide.map((row) => matchingCells(row, filter)),
      ),
    );
}

function countsOf(rows: readonly RotationRow[], { modes }: RotationFilter): RotationCount[] {
  return ROTATION_MODES.filter((mode) => modes.length === 0 || modes.includes(mode)).flatMap((mode) => {
    const cells = rows.flatMap((row) => row.cells.get(mode) ?? []);
    return cells.length === 0
      ? []
      : [
          countOf(
            ROTATION_MODE_LABELS[mode],
            cells.map((cell) => [cell]),
          ),
        ];
  });
}
