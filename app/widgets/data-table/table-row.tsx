import type { ReactNode } from "react";
import { figureClass } from "#app/widgets/percentile-figure.ts";
import type { PrintedRow } from "./rows/print-row.ts";
import { cellRuns } from "./rows/unpublished.ts";
import type { ShownColumn } from "./shown-columns.ts";

/** Where a row stands in a list of which only a part is in the document; its number counts the whole list from 1. */
interface Place {
  index: number;
  number: number;
}

interface RowOptions {
  place?: Place | undefined;
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
  const classes = `${figureClass(className, percentiles[index])} ${mark?.className ?? ""}`;
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
