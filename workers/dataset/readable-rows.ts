/**
 * Reads stored rows one by one: a row that cannot be read is logged and left out, and the others are there.
 * @param what the row is, for the log
 * @param setAside does with a row that cannot be read what keeps it from coming again
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
