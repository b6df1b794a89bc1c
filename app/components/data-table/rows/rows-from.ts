/** Rows from one of those selected on, each printed when it is first asked for. */
export interface RowsFrom<R> {
  rows: { readonly length: number; at(index: number): R | undefined };
  /** How many are selected. */
  total: number;
  /** Number of the first row, from 1; 0 when there is none. */
  from: number;
}

/** @param start place of the first row among those selected, from 0 */
export function rowsFrom<R>(selected: readonly number[], start: number, print: (row: number) => R): RowsFrom<R> {
  const printed = new Map<number, R>();
  const at = (index: number) => {
    const row = selected[start + index];
    if (row === undefined) return undefined;
    const known = printed.get(row) ?? print(row);
    printed.set(row, known);
    return known;
  };
  const total = selected.length;
  return { rows: { length: total - start, at }, total, from: Math.min(start + 1, total) };
}
