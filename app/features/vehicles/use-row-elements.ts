import { type ReactElement, useRef } from "react";
import type { IndexRow } from "./index-row.ts";
import type { IndexRows } from "./index-shown.ts";

/**
 * Makes the element of a row once for each selection, so that scrolling only makes the rows that come into sight.
 * @param make is the same for the same rows and the same `more`
 * @param more what else the elements show
 */
export function useRowElements(
  rows: IndexRows,
  make: (row: IndexRow, index: number) => ReactElement,
  more: unknown = null,
): (index: number) => ReactElement | null {
  const made = useRef({ rows, more, elements: new Map<number, ReactElement>() });
  if (made.current.rows !== rows || made.current.more !== more) made.current = { rows, more, elements: new Map() };
  const { elements } = made.current;
  return (index) => {
    const known = elements.get(index);
    if (known) return known;
    const row = rows.at(index);
    if (!row) return null;
    const element = make(row, index);
    elements.set(index, element);
    return element;
  };
}
