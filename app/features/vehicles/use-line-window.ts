import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { PAGE_SIZE } from "#app/game/search/rows.ts";
import type { IndexEngine } from "./index-engine.ts";
import { type Slot, slotsOf } from "./index-slots.ts";
import type { LineWindow } from "./index-window.ts";

/** Layout effects do nothing on the server. */
const useBrowserEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The entries of a list that stand in the document, with the gaps between them: all of them on a page from the
 * server, those in sight once the engine is here. The entry with the focus stays, wherever one scrolls.
 */
export function useLineWindow(
  list: RefObject<HTMLElement | null>,
  rows: { readonly length: number },
  engine: IndexEngine | null,
): Slot[] {
  const [lines, setLines] = useState<LineWindow | null>(null);
  const [focused, setFocused] = useState<number | null>(null);

  useBrowserEffect(() => {
    if (!engine || !list.current) return;
    return engine.watch(list.current, rows.length, setLines);
  }, [engine, list, rows]);

  useEffect(() => {
    const element = list.current;
    if (!engine || !element) return;
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
  }, [engine, list]);

  if (!engine) return slotsOf(rows.length, null, null);
  const start: LineWindow = { first: 0, end: PAGE_SIZE, height: 0, perLine: 1 };
  return slotsOf(rows.length, lines ?? start, focused);
}
