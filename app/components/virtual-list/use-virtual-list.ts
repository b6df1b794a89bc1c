import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { BATCH_SIZE, nextRange, OVERSCAN, sameRange, type VisibleRange } from "./visible-range.ts";

interface VirtualListOptions {
  /** Lists of one kind have items of one size. */
  kind: string;
  rows: { readonly length: number };
  /** Only what is in sight is in the document; else everything is. */
  virtual: boolean;
}

interface VirtualListState {
  items: ListItem[];
  /** The first item in sight, about; 0 while everything stands in the document. */
  first: number;
  /** For <VirtualList>. */
  onRange: (range: VisibleRange) => void;
}

/** Ranges as they were told last, by kind of list: who comes back finds the page as long as it was. */
const known = new Map<string, VisibleRange>();

/**
 * The items of a list that stand in the document, with the spacers between them: all of them on a page from the
 * server, those in sight once <VirtualList> is here. The item with the focus stays, wherever one scrolls;
 * items say which one they are by `data-index`.
 */
export function useVirtualList(
  list: RefObject<HTMLElement | null>,
  { kind, rows, virtual }: VirtualListOptions,
): VirtualListState {
  const [range, setRange] = useState(() => {
    if (virtual) return fromTheFirst(known.get(kind) ?? { first: 0, end: 2 * BATCH_SIZE, height: 0, perRow: 1 });
    const all = { first: 0, end: rows.length, height: 0, perRow: 1 };
    return { shown: all, wanted: all };
  });
  const { shown, wanted } = range;
  const focused = useFocusedItem(list, virtual);

  // Other rows are read from the first one on.
  const [read, setRead] = useState(rows);
  if (read !== rows) {
    setRead(rows);
    if (wanted.height > 0) setRange(fromTheFirst(wanted));
  }

  // What the document holds: several calls before React comes to them are one step, not many.
  const held = useRef(shown);
  const step = useCallback((told?: VisibleRange) => {
    const from = held.current;
    // Not urgent, there are some rows to spare. Who scrolled since a step was asked for wants other rows by now.
    startTransition(() =>
      setRange((last) => {
        if (told && sameRange(last.wanted, told)) return last;
        const next = told ?? last.wanted;
        return { shown: nextRange(from, next), wanted: next };
      }),
    );
  }, []);

  useEffect(() => {
    held.current = shown;
    if (sameRange(shown, wanted)) return;
    const frame = requestAnimationFrame(() => step());
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted, step]);

  const onRange = useCallback(
    (next: VisibleRange) => {
      known.set(kind, next);
      step(next);
    },
    [kind, step],
  );

  const first = shown.height > 0 && shown.first > 0 ? (shown.first + OVERSCAN) * shown.perRow : 0;
  return { items: listItems(rows.length, virtual ? shown : null, focused), first, onRange };
}

function fromTheFirst(range: VisibleRange) {
  const wanted = { ...range, first: 0, end: range.end - range.first };
  return { shown: nextRange({ ...wanted, end: 0 }, wanted), wanted };
}

/** The index of the item with the focus. */
function useFocusedItem(list: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!watched || !element) return;
    const onFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      setFocused(item ? Number(item.dataset.index) : null);
    };
    const onBlur = () => setFocused(null);
    element.addEventListener("focusin", onFocus);
    element.addEventListener("focusout", onBlur);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onBlur);
    };
  }, [list, watched]);
  return focused;
}

/** What stands in the document of a list: an item, or a spacer in place of those left out. */
type ListItem = { index: number } | { spacer: number; key: string };

/**
 * The items of a list.
 * @param range the rows that stand in the document; null is all of them
 * @param kept an item that stands there in any case, since it has the focus
 */
export function listItems(length: number, range: VisibleRange | null, kept: number | null): ListItem[] {
  if (!range) return Array.from({ length }, (_, index) => ({ index }));
  const { perRow, height } = range;
  const all = Math.ceil(length / perRow);
  const shown: number[] = [];
  for (let row = range.first; row < Math.min(range.end, all); row++) shown.push(row);
  const keptRow = kept === null || kept >= length ? null : Math.floor(kept / perRow);
  if (keptRow !== null && !shown.includes(keptRow)) shown.push(keptRow);
  shown.sort((a, b) => a - b);

  const items: ListItem[] = [];
  let next = 0;
  for (const row of shown) {
    if (row > next) items.push({ spacer: (row - next) * height, key: `before${row}` });
    for (let index = row * perRow; index < Math.min(length, (row + 1) * perRow); index++) items.push({ index });
    next = row + 1;
  }
  if (next < all) items.push({ spacer: (all - next) * height, key: "after" });
  return items;
}
