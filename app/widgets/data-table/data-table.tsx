import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { useScrollRestoration } from "#app/ui/use-scroll-restoration.ts";
import { type Items, useItemElements } from "#app/ui/virtual-list/use-item-elements.ts";
import { usePrinting } from "#app/ui/virtual-list/use-printing.ts";
import { useVirtualList } from "#app/ui/virtual-list/use-virtual-list.ts";
import type { VirtualListProps } from "#app/ui/virtual-list/virtual-list.client.tsx";
import type { TableQuery } from "./query/table-query.ts";
import type { PrintedRow } from "./rows/print-row.ts";
import { type ShownColumn, shownAs } from "./shown-columns.ts";
import { TableHead } from "./table-head.tsx";
import type { TableModel } from "./table-model.ts";
import { tableRow } from "./table-row.tsx";

interface DataTableProps<R extends PrintedRow> {
  model: TableModel;
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
const MOST_WIDTH = 730;

function isWide(columns: readonly ShownColumn[]): boolean {
  return columns.reduce((sum, { width }) => sum + width, 0) > MOST_WIDTH;
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
