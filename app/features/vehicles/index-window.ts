/** Which lines of a long list are in the document, and how high a line is. */
export interface LineWindow {
  first: number;
  /** The one after the last. */
  end: number;
  /** Height of a line in px, with the gap to the next one. */
  height: number;
  /** Entries in a line. */
  perLine: number;
}

/** Lines kept on either side of what is in sight, and how many come and go at once. */
const MARGIN = 6;
const STEP = 5;

/** The lines of a list in sight. @param top of the list, from the top of what is in sight */
export function linesInSight(
  top: number,
  sight: number,
  height: number,
  lines: number,
): { first: number; end: number } {
  const first = Math.floor((-top / height - MARGIN) / STEP) * STEP;
  const end = Math.ceil(((sight - top) / height + MARGIN) / STEP) * STEP;
  return { first: Math.min(Math.max(0, first), lines), end: Math.min(Math.max(0, end), lines) };
}

/**
 * Tells which lines of a list are in sight, now and at every change, until it is stopped. All entries are of
 * one height, so one measured entry is enough. The list scrolls with the page, or in the frame around it.
 */
export function watchRows(list: HTMLElement, entries: number, onChange: (window: LineWindow) => void): () => void {
  const frame = list.closest<HTMLElement>(".tw");
  let line = { height: 0, perLine: 1, framed: false };
  let last: LineWindow | undefined;

  const measure = () => {
    const entry = list.querySelector<HTMLElement>(":scope > :not([aria-hidden])");
    if (!entry) return;
    const { perLine, gap } = gridOf(list);
    const framed = frame !== null && getComputedStyle(frame).overflowY !== "visible";
    line = { height: entry.getBoundingClientRect().height + gap, perLine, framed };
    update();
  };

  const update = () => {
    const { height, perLine, framed } = line;
    if (height === 0) return;
    const top = list.getBoundingClientRect().top - (framed && frame ? frame.getBoundingClientRect().top : 0);
    const sight = framed && frame ? frame.clientHeight : window.innerHeight;
    const next = { ...linesInSight(top, sight, height, Math.ceil(entries / perLine)), height, perLine };
    if (last && (Object.keys(next) as (keyof LineWindow)[]).every((key) => next[key] === last?.[key])) return;
    last = next;
    onChange(next);
  };

  // Of the frame and of the page alike.
  document.addEventListener("scroll", update, { capture: true, passive: true });
  window.addEventListener("resize", measure);
  const resized = new ResizeObserver(measure);
  resized.observe(frame ?? list.parentElement ?? list);
  measure();
  return () => {
    document.removeEventListener("scroll", update, { capture: true });
    window.removeEventListener("resize", measure);
    resized.disconnect();
  };
}

/** Entries in a line of the list, and the px between two lines. */
function gridOf(list: HTMLElement): { perLine: number; gap: number } {
  const style = getComputedStyle(list);
  if (style.display !== "grid") return { perLine: 1, gap: 0 };
  return { perLine: style.gridTemplateColumns.split(" ").length, gap: Number.parseFloat(style.rowGap) || 0 };
}
