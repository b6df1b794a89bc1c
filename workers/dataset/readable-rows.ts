/**
 * Reads stored rows one by one: an unreadable row is logged and left out, without losing the others.
 * @param what names the row in the log
 * @param setAside handles an unreadable row so that it does not come again
 */
export function readableRows<Row, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
  what: (row: Row) => string,
  setAside?: (row: Row) => void,
): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      console.error(`${what(row)} cannot be read and is left out:`, error);
      setAside?.(row);
      return [];
    }
  });
}
