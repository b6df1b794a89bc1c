/** Which lines of a long list are in the document, and how high a line is. */
export interface LineWindow {
  first: number;
  /** The one after the last. */
  end: number;
  /** Height of a line in px, with the gap to the next one; 0 while it is not known. */
  height: number;
  /** Entries in a line. */
  perLine: number;
}

/**
 * Entries that come into the document at once. Nine rows of a wide table are made and drawn well within 50 ms by a
 * slow machine, so that it answers its visitor between two lots.
 */
export const AT_ONCE = 9;

/** The lines to show next on the way from some to others: at once without what is not wanted, the rest bit by bit. */
export function towards(shown: LineWindow, wanted: LineWindow, atOnce = AT_ONCE): LineWindow {
  const most = Math.max(1, Math.floor(atOnce / wanted.perLine));
  const first = Math.max(shown.first, wanted.first);
  const end = Math.min(shown.end, wanted.end);
  if (first >= end || shown.perLine !== wanted.perLine) {
    return { ...wanted, end: Math.min(wanted.end, wanted.first + most) };
  }
  const after = Math.min(most, wanted.end - end);
  const before = Math.min(most - after, first - wanted.first);
  return { ...wanted, first: first - before, end: end + after };
}

export function sameLines(a: LineWindow, b: LineWindow): boolean {
  return a.first === b.first && a.end === b.end && a.height === b.height && a.perLine === b.perLine;
}
