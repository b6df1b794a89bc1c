import type { TableRows } from "#app/components/data-table/rows/table-rows.ts";
import type { TableCell } from "#app/components/data-table/table-column.ts";
import type { GameMap } from "#app/game/maps/map.ts";
import { tiersText } from "#app/game/maps/rotation/change-text.ts";
import {
  dateSpan,
  formatPartialDate,
  type MapRotation,
  type RotationChange,
  type TierSpan,
} from "#app/game/maps/rotation/map-rotation.ts";
import {
  changesOf,
  mayComeUp,
  type RotationCell,
  type RotationDays,
  rotationCell,
  usualDays,
} from "#app/game/maps/rotation/rotation-state.ts";
import {
  ROTATION_MODE_LABELS,
  type RotationMode,
  rotationModesOf,
} from "#app/game/model/enumerations/rotation-modes.ts";
import { TIERS } from "#app/game/model/enumerations/tiers.ts";
import { foldText } from "#app/game/search/fold.ts";
import { type CellState, MODE_COLUMNS, MODE_FILTERS, STATE_LABELS } from "./rotation-model.ts";

/** A map with what is known about it in every mode that its definitions have. */
export interface RotationRow {
  map: GameMap;
  cells: ReadonlyMap<RotationMode, RotationCell>;
}

/** Only these modes and only these tiers, from the address; empty means all. */
export interface RotationFilter {
  modes: readonly RotationMode[];
  tiers: readonly number[];
}

/** Maps by name, with what is known about each. */
export function rotationRows(
  maps: readonly GameMap[],
  changes: readonly RotationChange[],
  days: RotationDays,
): RotationRow[] {
  return maps
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .map((map) => ({
      map,
      cells: new Map(
        rotationModesOf(map.gameplays).map((mode) => [
          mode,
          rotationCell(changesOf(changes, map.slug, mode), true, days),
        ]),
      ),
    }));
}

/** The rows as the table filters and sorts them. */
export function tableRowsOf(rows: readonly RotationRow[], filter: RotationFilter): TableRows {
  const columns = new Map<string, readonly TableCell[]>([
    ["map", rows.map(({ map }) => map.name)],
    ["mode", rows.map(modesCell)],
    ["tier", rows.map((row) => tierCell(row, filter))],
    ["season", rows.map(({ map }) => map.camouflage)],
    ["side", rows.map(({ map: { bounds } }) => Math.round(bounds.east - bounds.west))],
    ["tiers", rows.map((row) => tiersCell(row, filter))],
    ["changed", rows.map((row) => changedCell(row, filter))],
    ...MODE_COLUMNS.map(({ key }): [string, TableCell[]] => [key, rows.map((row) => stateCell(row, key, filter))]),
  ]);
  const names = rows.map(({ map }) => foldText(map.name));
  const natural = rows.map((_, row) => row);
  return {
    length: rows.length,
    natural,
    column: (key) => {
      const cells = columns.get(key);
      return cells && { cells };
    },
    find: (text) => natural.filter((row) => names[row]?.includes(foldText(text))),
  };
}

/** What a row shows in a column of the matrix; null if its definitions do not have the mode. */
export function cellState(
  { cells }: RotationRow,
  key: string,
  { tiers }: RotationFilter,
): { state: CellState; cell: RotationCell } | null {
  const column = MODE_COLUMNS.find((candidate) => candidate.key === key);
  const cell = column?.modes.map((mode) => cells.get(mode)).find((candidate) => candidate !== undefined);
  if (!cell) return null;
  const isOut = tiers.length > 0 && !tiers.some((tier) => mayComeUp(cell, tier));
  return { state: isOut && cell.state !== "gone" ? "other-tiers" : cell.state, cell };
}

/** All that is known of a cell, in words: "In rotation, tiers VIII to XI, since 21 Oct 2026". */
export function cellText(state: CellState, { tiers, by, next }: RotationCell): string {
  const when = by && formatPartialDate(by.date);
  const since = by?.kind === "listed" ? `stated ${when}` : state === "gone" ? when : `since ${when}`;
  const parts = [STATE_LABELS[state], tiers && tiersText(tiers), by && since, next && nextText(next)];
  if (state === "client") parts.splice(1, 2, "whether it is in rotation is not known");
  return parts.filter(Boolean).join(", ");
}

function nextText({ kind, date, tiers }: RotationChange): string {
  const what = {
    enters: "enters",
    leaves: "leaves",
    listed: "in rotation",
    tiers: tiers ? tiersText(tiers) : "other tiers",
  };
  return `${what[kind]} from ${formatPartialDate(date)}`;
}

/** The cells of the requested modes. */
export function matchingCells({ cells }: RotationRow, { modes }: RotationFilter): RotationCell[] {
  return [...cells].flatMap(([mode, cell]) => (modes.length === 0 || modes.includes(mode) ? [cell] : []));
}

export const isInRotation = ({ state }: Pick<RotationCell, "state">): boolean => state === "in" || state === "new";

function modesCell({ cells }: RotationRow): string {
  return MODE_FILTERS.filter(({ modes }) => modes.some((mode) => cells.has(mode)))
    .map(({ value }) => value)
    .join(" ");
}

/** The tiers at which it is not known to stay away. */
function tierCell(row: RotationRow, filter: RotationFilter): string {
  const cells = matchingCells(row, filter);
  return TIERS.filter((tier) => cells.some((cell) => mayComeUp(cell, tier))).join(" ");
}

function tiersCell(row: RotationRow, filter: RotationFilter): TableCell {
  const cells = matchingCells(row, filter);
  const spans = cells.filter(isInRotation).flatMap(({ tiers }) => (tiers ? [tiers] : []));
  if (spans.length > 0) return [...new Set(spans.map(spanText))].sort().join(",");
  return cells.length > 0 && cells.every(({ state }) => state === "gone") ? "" : null;
}

function spanText(span: TierSpan): string {
  return span.map((tier) => String(tier).padStart(2, "0")).join("-");
}

/** The last change of the modes in rotation; if there are none, when the map left. */
function changedCell(row: RotationRow, filter: RotationFilter): TableCell {
  const cells = matchingCells(row, filter);
  const changes = (cells.some(isInRotation) ? cells.filter(isInRotation) : cells).flatMap(({ by }) => by ?? []);
  const last = changes.toSorted((a, b) => (dateSpan(a.date).first < dateSpan(b.date).first ? -1 : 1)).at(-1);
  if (!last) return null;
  const what = last.kind === "leaves" ? " gone" : last.kind === "listed" ? " listed" : "";
  return `${last.date}${what}`;
}

function stateCell(row: RotationRow, key: string, filter: RotationFilter): TableCell {
  return cellState(row, key, filter)?.state ?? "";
}

interface MapState {
  /** "in", "new", "Assault out"; null where that is not known. */
  short: string | null;
  /** Each mode with all that is known about it. */
  text: string;
}

/** What is known about a map's rotation, for its own page. @param now unix time in ms */
export function mapState(map: GameMap, rotation: MapRotation, now: number): MapState | null {
  const cells = [...(rotationRows([map], rotation.changes, usualDays(now))[0]?.cells ?? [])];
  if (cells.length === 0) return null;
  const label = (mode: (typeof cells)[number][0]) => ROTATION_MODE_LABELS[mode];
  const modesIn = (state: string) => cells.flatMap(([mode, cell]) => (cell.state === state ? [label(mode)] : []));
  const gone = modesIn("gone");
  const short =
    modesIn("new").length > 0
      ? "new"
      : modesIn("in").length > 0
        ? "in"
        : gone.length === cells.length
          ? "out"
          : gone.length > 0
            ? `${gone.join(", ")} out`
            : null;
  return { short, text: cells.map(([mode, cell]) => `${label(mode)}: ${cellText(cell.state, cell)}`).join("; ") };
}
