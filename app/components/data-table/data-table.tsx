import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { useScrollRestoration } from "#app/components/use-scroll-restoration.ts";
import { statClass } from "#app/components/vehicle/percentile-stat.ts";
import { type Items, useItemElements } from "#app/components/virtual-list/use-item-elements.ts";
import { usePrinting } from "#app/components/virtual-list/use-printing.ts";
import { useVirtualList } from "#app/components/virtual-list/use-virtual-list.ts";
import type { VirtualListProps } from "#app/components/virtual-list/virtual-list.client.tsx";
import { cycleSort } from "./query/change-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import type { PrintedRow } from "./rows/print-row.ts";
import { type ShownColumn, shownAs } from "./shown-columns.ts";
import type { TableColumn } from "./table-column.ts";
import type { TableDefinition } from "./table-definition.ts";

interface DataTableProps<R extends PrintedRow> {
  model: TableDefinition;
  query: TableQuery;
  /** Keys of the columns on the page, where the query shows more than one page has. */
  keys?: readonly string[];
  /** One page, or all rows from there on. Their cells are those of the columns shown. */
  rows: Items<R>;
  /** Number of the first row among all that are selected, from 1, and how many these are. */
  from: number;
  total: number;
  /** The first cell of a row: who it is. */
  name(row: R): ReactNode;
  /** What stands in a cell in place of its text: a sign, a band. The text of the cell where it gives nothing. */
  draw?(row: R, key: string): ReactNode;
  /** Once the rows are all here; until then every row stands in the document. */
  VirtualList: ComponentType<VirtualListProps> | null;
  /** Is told the first row in sight, about, from 0. */
  onSight?(index: number): void;
}

/** The id of the frame, for a link that skips to it. */
export const TABLE_ID = "table";

/**
 * A table of rows by the columns that a query shows. A real table, whose columns have fixed widths, so that rows come
 * and go without moving any. It scrolls with the page, and in its own frame where it is wider than the page has room.
 */
export function DataTable<R extends PrintedRow>(props: DataTableProps<R>) {
  const { model, query, keys, rows, from, total, name, draw, VirtualList, onSight } = props;
  const frame = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const virtual = VirtualList !== null;
  const { items, first, onRange } = useVirtualList(body, { kind: "table", rows, virtual: virtual && !printing });
  useScrollRestoration(frame);
  useEffect(() => onSight?.(first), [onSight, first]);

  const columns = shownAs(query, model, keys);
  const element = useItemElements(rows, (row, index) =>
    tableRow(row, columns, name(row), {
      place: virtual ? { index, number: from + index } : undefined,
      draw: draw && ((key) => draw(row, key)),
    }),
  );
  return (
    <ScrollFrame
      ref={frame}
      id={TABLE_ID}
      className={isWide(columns) ? "data-frame data-frame-wide" : "data-frame"}
      data-scroll-frame=""
      aria-label={`${model.label}, table`}
    >
      <table className="data-table" aria-rowcount={virtual ? total + 1 : undefined}>
        <caption className="sr-only">{model.label}</caption>
        <TableHead model={model} query={query} columns={columns} counted={virtual} />
        <tbody ref={body}>
          {items.map((item) => ("index" in item ? element(item.index) : spacer(item.key, item.spacer)))}
        </tbody>
      </table>
      {VirtualList && <VirtualList list={body} rows={rows} onRange={onRange} />}
    </ScrollFrame>
  );
}

/** Width of the columns in px up to which the table fits beside what stands at the side of a wide page. */
const MAX_WIDTH = 730;

function isWide(columns: readonly ShownColumn[]): boolean {
  return columns.reduce((sum, { width }) => sum + width, 0) > MAX_WIDTH;
}

/** The place of rows that are out of sight. Its height is set by script: the page allows no style attributes. */
function spacer(key: string, height: number) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr key={key} aria-hidden="true" className="spacer">
      <td ref={(cell) => cell?.style.setProperty("height", `${height}px`)} />
    </tr>
  );
}

interface TableHeadProps {
  model: TableDefinition;
  query: TableQuery;
  columns: readonly ShownColumn[];
  /** The rows are counted, since not all of them are in the document. */
  counted: boolean;
}

/** Over every column its name, a link that sorts by it; with the shift key beside the order there is. */
export function TableHead({ model, query, columns, counted }: TableHeadProps) {
  const [name] = model.columns;
  return (
    <thead data-keep-scroll="">
      <tr aria-rowindex={counted ? 1 : undefined}>
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
  const place = query.sort.findIndex((term) => term.key === key);
  const term = query.sort[place];
  const order = term?.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className || undefined} aria-sort={place === 0 ? order : undefined}>
      <a
        href={queryToHref(cycleSort(query, model, key), model)}
        title={definition === "" ? label : `${label}. ${definition}`}
        data-sort={key}
      >
        {head}
        {icon && <i className={icon} />}
        {term && <i className={term.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
        {/* Assistive technology hears of the first column that decides; of the others it reads this. */}
        {place > 0 && <span className="sr-only">, then {order}</span>}
        {query.sort.length > 1 && term && <sup aria-hidden="true">{place + 1}</sup>}
      </a>
    </th>
  );
}

/** Where a row stands in a list of which only a part is in the document; its number counts the whole list from 1. */
interface RowPosition {
  index: number;
  number: number;
}

interface RowOptions {
  place?: RowPosition | undefined;
  /** What stands in a cell in place of its text. */
  draw?: ((key: string) => ReactNode) | undefined;
}

/** A plain function, not a component: there are fifty of them on every page that is rendered. */
export function tableRow(
  row: PrintedRow,
  columns: readonly ShownColumn[],
  name: ReactNode,
  { place, draw }: RowOptions = {},
) {
  return (
    <tr
      key={row.id}
      className={row.low ? "low-sample" : undefined}
      data-index={place?.index}
      aria-rowindex={place && place.number + 1}
    >
      <th scope="row">{name}</th>
      {row.unpublished
        ? unpublishedCells(row, columns)
        : columns.map((column, index) => cell(row, column, index, draw))}
    </tr>
  );
}

function cell(
  { cells, percentiles, marks }: PrintedRow,
  { column, className }: ShownColumn,
  index: number,
  draw?: RowOptions["draw"],
) {
  const drawn = draw?.(column.key);
  if (drawn)
    return (
      <td key={column.key} className={className || undefined}>
        {drawn}
      </td>
    );
  const text = cells[index];
  if (!text) {
    return (
      <td key={column.key} className={`${className} not-known`.trim()}>
        {text === "" ? "–" : "Not known"}
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

function unpublishedCells(row: PrintedRow, columns: readonly ShownColumn[]) {
  const spared = columns.map((column) => column.spared);
  return cellRuns(row.cells, spared).map(({ start, span, told }) => {
    const shown = columns[start];
    if (!shown) return null;
    if (row.cells[start] !== null) return cell(row, shown, start);
    return (
      <td key={shown.column.key} colSpan={span} className={`${shown.className} not-known`.trim()}>
        {told && row.unpublished}
      </td>
    );
  });
}

/** Neighbouring cells of a row that are shown as one. */
interface CellRun {
  /** Index of the first one. */
  start: number;
  span: number;
  /** Whether it says that the figures are not published; a row says it once. */
  told: boolean;
}

/** So many columns the words need. */
const MIN_SPAN = 2;

/**
 * The cells of a row of which some figures are not published: its longest run of unknown ones says so, the others say
 * nothing. A run never goes over the edge between columns that narrow screens leave out and those they keep.
 * @param spared for every cell whether a narrow screen leaves its column out
 */
export function cellRuns(cells: readonly (string | null)[], spared: readonly boolean[]): CellRun[] {
  const runs: CellRun[] = [];
  for (let start = 0; start < cells.length; ) {
    let end = start + 1;
    while (cells[start] === null && cells[end] === null && spared[end] === spared[start] && end < cells.length) end++;
    runs.push({ start, span: end - start, told: false });
    start = end;
  }
  const unknown = runs.filter(({ start }) => cells[start] === null && !spared[start]);
  const longest = unknown.reduce<CellRun | null>((most, run) => (most && most.span >= run.span ? most : run), null);
  if (longest && longest.span >= MIN_SPAN) longest.told = true;
  return runs;
}
