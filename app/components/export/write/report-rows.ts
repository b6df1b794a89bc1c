/** Called with the number of rows written so far. */
export type ReportRows = (done: number) => void;

/** Rows between two reports. */
const STEP = 25;

/** The same rows; says now and then how many of them were taken. */
export function* reported<T>(rows: readonly T[], report: ReportRows): Generator<T> {
  for (const [i, row] of rows.entries()) {
    if (i % STEP === 0) report(i);
    yield row;
  }
  report(rows.length);
}
