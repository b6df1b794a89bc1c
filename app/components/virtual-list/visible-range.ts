/** Which rows of a long list are in the document, and how high a row is. A row of a grid has several items. */
export interface VisibleRange {
  first: number;
  /** The one after the last. */
  end: number;
  /** Height of a row in px, with the gap to the next one; 0 while it is not known. */
  height: number;
  /** Items in a row. */
  perRow: number;
}

/**
 * Items that come into the document at once. Nine rows of a wide table are made and drawn well within 50 ms by a
 * slow machine, so that it answers its visitor between two batches.
 */
export const BATCH_SIZE = 9;

/** Rows kept on either side of what is in sight. */
export const OVERSCAN = 4;

/** The range to show next on the way from one to another: at once without what is not wanted, the rest in batches. */
export function nextRange(shown: VisibleRange, wanted: VisibleRange, batchSize = BATCH_SIZE): VisibleRange {
  const most = Math.max(1, Math.floor(batchSize / wanted.perRow));
  const first = Math.max(shown.first, wanted.first);
  const end = Math.min(shown.end, wanted.end);
  if (first >= end || shown.perRow !== wanted.perRow) {
    return { ...wanted, end: Math.min(wanted.end, wanted.first + most) };
  }
  const after = Math.min(most, wanted.end - end);
  const before = Math.min(most - after, first - wanted.first);
  return { ...wanted, first: first - before, end: end + after };
}

export function sameRange(a: VisibleRange, b: VisibleRange): boolean {
  return a.first === b.first && a.end === b.end && a.height === b.height && a.perRow === b.perRow;
}
