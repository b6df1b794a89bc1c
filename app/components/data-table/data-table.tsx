import { memo, type ReactNode, useMemo, useRef } from "react";
import type { PrintedRow } from "#app/components/data-table/rows/table-rows.ts";
import { useScrollRestoration } from "#app/components/navigation/use-scroll-restoration.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { statClass } from "#app/components/vehicle/percentile-stat.ts";
import { NOT_KNOWN } from "#app/game/stats/format.ts";
import { cycleSort } from "./query/change-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import { type VisibleColumn, visibleColumns } from "./shown-columns.ts";
import type { TableColumn } from "./table-column.ts";
import type { TableDefinition } from "./table-definition.ts";

interface DataTableProps<R extends PrintedRow> {
  model: TableDefinition;
  query: TableQuery;
  /** The query of the rows, where it is not yet the one requested. The same object for the same rows. */
  drawn?: TableQuery;
  /** Keys of the columns on the page, where the query shows more than one page has. */
  keys?: readonly string[];
  /** Their cells are those of the columns shown. */
  rows: readonly R[];
  /** The first cell of a row: who it is. */
  name(row: R): ReactNode;
  /** Draws a cell in place of its text, such as an icon or a band; falls back to the text if it returns nothing. */
  draw?(row: R, key: string): ReactNode;
}

/** The id of the frame, for a link that skips to it. */
export const TABLE_ID = "table";

/**
 * A table of rows by the columns that a query shows. A real table, whose columns have fixed widths, so that rows come
 * and go without moving any. It scrolls with the page, and in its own frame where it is wider than the page has room; on
 * a phone that one scrolls sideways only, and repeats its head.
 */
export function DataTable<R extends PrintedRow>(props: DataTableProps<R>) {
  const { model, query, drawn = query, keys, rows, name, draw } = props;
  const frame = useRef<HTMLElement>(null);
  useScrollRestoration(frame);
  const columns = visibleColumns(query, model, keys);
  const columnsOfRows = useMemo(() => visibleColumns(drawn, model, keys), [drawn, model, keys]);
  const width = widthBesideName(columns);
  const fits = width <= MAX_PHONE_WIDTH;
  const fitsTablet = width <= MAX_TABLET_WIDTH;
  return (
    <ScrollFrame
      ref={frame}
      id={TABLE_ID}
      className={`data-frame ${isWide(columns) ? "data-frame-wide" : ""} ${fits ? "data-frame-phone" : ""} ${fitsTablet ? "data-frame-tablet" : ""}`}
      data-scroll-frame=""
      aria-label={`${model.label}, table`}
    >
      <table className="data-table">
        <caption className="sr-only">{model.label}</caption>
        <TableHead model={model} query={query} columns={columns} />
        <TableBody
          model={model}
          columns={columnsOfRows}
          repeatsHead={!fits}
          rows={rows}
          name={name}
          {...(draw && { draw })}
        />
      </table>
    </ScrollFrame>
  );
}

interface TableBodyProps<R extends PrintedRow> extends Pick<DataTableProps<R>, "model" | "rows" | "name" | "draw"> {
  columns: readonly VisibleColumn[];
  repeatsHead: boolean;
}

/** Left as it is while only the heads change: they answer a click before the rows do. */
const TableBody = memo(({ model, columns, repeatsHead, rows, name, draw }: TableBodyProps<PrintedRow>) => (
  <tbody>
    {rows.flatMap((row, index) => {
      const element = tableRow(row, columns, name(row), draw && ((key) => draw(row, key)));
      return repeatsHead && index > 0 && index % HEAD_EVERY === 0
        ? [headAgain(index, model, columns), element]
        : [element];
    })}
  </tbody>
)) as <R extends PrintedRow>(props: TableBodyProps<R>) => ReactNode;

/** Maximum total column width in px at which the table fits next to the sidebar of a wide page. */
const MAX_WIDTH = 730;

function isWide(columns: readonly VisibleColumn[]): boolean {
  return columns.reduce((sum, { width }) => sum + width, 0) > MAX_WIDTH;
}

/** Maximum total column width in px that fits next to the name on a 375 px phone. */
const MAX_PHONE_WIDTH = 236;

/** The same of a 768 px tablet. */
const MAX_TABLET_WIDTH = 432;

/** What narrow screens show. */
const widthBesideName = (columns: readonly VisibleColumn[]): number =>
  columns.reduce((sum, { width, spared }) => sum + (spared ? 0 : width), 0);

/** Number of rows after which a sideways-scrolling table on a phone repeats its head, so that one is always in view. */
const HEAD_EVERY = 10;

function headAgain(index: number, model: TableDefinition, columns: readonly VisibleColumn[]) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr key={`head ${index}`} className="head-again" aria-hidden="true">
      <td>{model.columns[0]?.head}</td>
      {columns.map(({ column, className }) => (
        <td key={column.key} className={className || undefined}>
          {column.head}
          {column.icon && <i className={column.icon} />}
        </td>
      ))}
    </tr>
  );
}

interface TableHeadProps {
  model: TableDefinition;
  query: TableQuery;
  columns: readonly VisibleColumn[];
}

/** The column names, as links that sort; with the shift key the column is added to the current order. */
export function TableHead({ model, query, columns }: TableHeadProps) {
  const [name] = model.columns;
  return (
    <thead data-keep-scroll="">
      <tr>
        {name && <HeadCell model={model} query={query} column={name} className="" />}
        {columns.map(({ column, className, width }) => (
          <HeadCell
            key={column.key}
            model={model}
            query={query}
            column={column}
            className={`${className} column-${width}`.trim()}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  model: TableDefinition;
  query: TableQuery;
  column: TableColumn;
  className: string;
}

function HeadCell({ model, query, column: { key, head, icon, label, definition }, className }: HeadCellProps) {
  const index = query.sort.findIndex((term) => term.key === key);
  const term = query.sort[index];
  const order = term?.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className || undefined} aria-sort={index === 0 ? order : undefined}>
      <a
        href={queryToHref(cycleSort(query, model, key), model)}
        title={definition === "" ? label : `${label}. ${definition}`}
        data-sort={key}
      >
        {head}
        {icon && <i className={icon} />}
        {term && <i className={term.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
        {/* Assistive technology hears of the first column that decides; of the others it reads this. */}
        {index > 0 && <span className="sr-only">, then {order}</span>}
        {query.sort.length > 1 && term && <sup aria-hidden="true">{index + 1}</sup>}
      </a>
    </th>
  );
}

/**
 * A plain function rather than a component, since every page renders fifty.
 * @param draw draws a cell in place of its text
 */
export function tableRow(
  row: PrintedRow,
  columns: readonly VisibleColumn[],
  name: ReactNode,
  draw?: (key: string) => ReactNode,
) {
  return (
    <tr key={row.id} className={row.low ? "low-sample" : undefined}>
      <th scope="row">{name}</th>
      {row.unpublished
        ? unpublishedCells(row, columns)
        : columns.map((column, index) => cell(row, column, index, draw))}
    </tr>
  );
}

function cell(
  { cells, percentiles, marks }: PrintedRow,
  { column, className }: VisibleColumn,
  index: number,
  draw?: (key: string) => ReactNode,
) {
  const drawn = draw?.(column.key);
  if (drawn)
    return (
      <td key={column.key} className={className || undefined}>
        {drawn}
      </td>
    );
  const text = cells[index];
  // Values that do not apply leave the cell empty.
  if (text === "") return <td key={column.key} className={className || undefined} />;
  if (!text) {
    return (
      <td key={column.key} className={`${className} not-known`.trim()} title={NOT_KNOWN}>
        {Unknown()}
      </td>
    );
  }
  const mark = marks?.[index];
  const classes = `${statClass(className, percentiles[index])} ${mark?.className ?? ""}`;
  return (
    <td key={column.key} className={classes.trim() || undefined} title={mark?.title}>
      {mark?.href ? (
        <a className="text-link" href={mark.href}>
          {text}
        </a>
      ) : (
        text
      )}
    </td>
  );
}

function unpublishedCells(row: PrintedRow, columns: readonly VisibleColumn[]) {
  const spared = columns.map((column) => column.spared);
  return cellRuns(row.cells, spared).map(({ start, span, hasNote }) => {
    const firstColumn = columns[start];
    if (!firstColumn) return null;
    if (row.cells[start] !== null) return cell(row, firstColumn, start);
    return (
      <td key={firstColumn.column.key} colSpan={span} className={`${firstColumn.className} not-known`.trim()}>
        {hasNote ? row.unpublished : "–"}
      </td>
    );
  });
}

/** Neighbouring cells of a row that are shown as one. */
interface CellRun {
  start: number;
  span: number;
  /** Whether this run states that the values are not published; only one per row does. */
  hasNote: boolean;
}

/** So many columns the words need. */
const MIN_SPAN = 2;

/**
 * Groups the cells of a row with unpublished values: the longest run of unknown cells carries the note, the others
 * a dash. A run never crosses from columns that narrow screens hide to those they keep.
 * @param spared for every cell, whether narrow screens hide its column
 */
export function cellRuns(cells: readonly (string | null)[], spared: readonly boolean[]): CellRun[] {
  const runs: CellRun[] = [];
  for (let start = 0; start < cells.length; ) {
    let end = start + 1;
    while (cells[start] === null && cells[end] === null && spared[end] === spared[start] && end < cells.length) end++;
    runs.push({ start, span: end - start, hasNote: false });
    start = end;
  }
  const unknown = runs.filter(({ start }) => cells[start] === null && !spared[start]);
  const longest = unknown.reduce<CellRun | null>((best, run) => (best && best.span >= run.span ? best : run), null);
  if (longest && longest.span >= MIN_SPAN) longest.hasNote = true;
  return runs;
}
