import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { AT_ONCE, type LineWindow, sameLines, towards } from "./line-window.ts";
import { type Slot, slotsOf } from "./slots.ts";

interface LinesOptions {
  /** Lists of one kind have entries of one size. */
  kind: string;
  rows: { readonly length: number };
  /** Only what is in sight is in the document; else everything is. */
  virtual: boolean;
}

interface Lines {
  slots: Slot[];
  /** What is out of sight is not in the document: it has been measured how high its room is. */
  settled: boolean;
  /** For <VirtualLines>. */
  onLines: (lines: LineWindow) => void;
}

/** Lines as they were told last, by kind of list: who comes back finds the page as long as it was. */
const known = new Map<string, LineWindow>();

/**
 * The entries of a list that stand in the document, with the gaps between them: all of them on a page from the
 * server, those in sight once <VirtualLines> is here. The entry with the focus stays, wherever one scrolls;
 * entries say which one they are by `data-index`.
 */
export function useLines(list: RefObject<HTMLElement | null>, { kind, rows, virtual }: LinesOptions): Lines {
  const [lines, setLines] = useState(() => {
    if (virtual) return fromTheFirst(known.get(kind) ?? { first: 0, end: 2 * AT_ONCE, height: 0, perLine: 1 });
    const all = { first: 0, end: rows.length, height: 0, perLine: 1 };
    return { shown: all, wanted: all };
  });
  const { shown, wanted } = lines;
  const focused = useFocusedEntry(list, virtual);

  // Other rows are read from the first one on.
  const [read, setRead] = useState(rows);
  if (read !== rows) {
    setRead(rows);
    if (wanted.height > 0) setLines(fromTheFirst(wanted));
  }

  // What the document holds: several calls before React comes to them are one step, not many.
  const held = useRef(shown);
  const step = useCallback((next: LineWindow) => {
    // Not urgent, there are some lines to spare.
    startTransition(() => setLines({ shown: towards(held.current, next), wanted: next }));
  }, []);

  useEffect(() => {
    held.current = shown;
    if (sameLines(shown, wanted)) return;
    const frame = requestAnimationFrame(() => step(wanted));
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted, step]);

  const onLines = useCallback(
    (next: LineWindow) => {
      if (sameLines(held.current, next)) return;
      known.set(kind, next);
      step(next);
    },
    [kind, step],
  );

  return { slots: slotsOf(rows.length, virtual ? shown : null, focused), settled: shown.height > 0, onLines };
}

function fromTheFirst(lines: LineWindow) {
  const wanted = { ...lines, first: 0, end: lines.end - lines.first };
  return { shown: towards({ ...wanted, end: 0 }, wanted), wanted };
}

/** The index of the entry with the focus. */
function useFocusedEntry(list: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!watched || !element) return;
    const onFocus = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      setFocused(entry ? Number(entry.dataset.index) : null);
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
