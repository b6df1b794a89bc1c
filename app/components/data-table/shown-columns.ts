import { type TableQuery, visibleKeys } from "./query/table-query.ts";
import type { TableColumn } from "./table-column.ts";
import { columnOf, type TableDefinition } from "./table-definition.ts";

export interface VisibleColumn {
  column: TableColumn;
  className: string;
  /** Narrow screens leave it out, unless the visitor chose the columns. */
  spared: boolean;
  /** In px. */
  width: 72 | 92 | 112 | 136 | 240;
}

/** The columns of the rows on a page: those that the query shows, and figures that decide the order without being shown. */
export function printedKeys(query: TableQuery, model: TableDefinition): readonly string[] {
  const visible = visibleKeys(query, model);
  const deciding = query.sort.map(({ key }) => key).filter((key) => columnOf(model, key).kind === "number");
  return [...new Set([...visible, ...deciding])];
}

/** The columns that a query shows, without the first. @param keys those of them that are on the page */
export function visibleColumns(
  query: TableQuery,
  model: TableDefinition,
  keys = visibleKeys(query, model),
): VisibleColumn[] {
  const isSpared = (key: string) => query.columns === null && model.spared.includes(key);
  const edge = keys.findLast((key) => !isSpared(key));
  return keys.map((key) => {
    const column = columnOf(model, key);
    const spared = isSpared(key);
    const classes = [
      column.kind === "number" && "figure",
      column.wraps && "wraps",
      column.signs && "signs",
      query.sort[0]?.key === key && "decisive",
      spared && "spared",
      // The last one of a narrow screen.
      key === edge && "edge",
    ].filter(Boolean);
    return { column, className: classes.join(" "), spared, width: widthOf(column) };
  });
}

/** Width by the longest content in letters: numbers are short, so it is the head or the longest choice. */
function widthOf({ head, choices, wraps, letters }: TableColumn): VisibleColumn["width"] {
  const labels = [head, ...choices.flatMap(({ label }) => (wraps ? label.split(" ") : label))];
  const longest = letters ?? Math.max(...labels.map(({ length }) => length));
  if (longest <= 8) return 72;
  if (longest <= 11) return 92;
  if (longest <= 14) return 112;
  return letters === undefined || letters <= 20 ? 136 : 240;
}
