import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { PAGE_SIZE } from "#app/game/search/rows.ts";
import type { IndexEngine } from "./index-engine.ts";
import { type Slot, slotsOf } from "./index-slots.ts";
import type { LineWindow } from "./index-window.ts";

/** Layout effects do nothing on the server. */
const useBrowserEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Entries that any screen shows at first. */
const FIRST_SIGHT = 24;

/** Lines as they were measured last, by the element of the list: who comes back finds the page as long as it was. */
const measured = new Map<string, Pick<LineWindow, "height" | "perLine">>();

/**
 * The entries of a list that stand in the document, with the gaps between them: all of them on a page from the
 * server, those in sight once the engine is here. The entry with the focus stays, wherever one scrolls.
 */
export function useLineWindow(
  list: RefObject<HTMLElement | null>,
  kind: "table" | "cards",
  rows: { readonly length: number },
  engine: IndexEngine | null,
): Slot[] {
  const [lines, setLines] = useState<LineWindow>(() => {
    const { height, perLine } = (engine && measured.get(kind)) ?? { height: 0, perLine: 1 };
    return { first: 0, end: Math.ceil((engine ? FIRST_SIGHT : PAGE_SIZE) / perLine), height, perLine };
  });
  const [focused, setFocused] = useState<number | null>(null);

  // Other rows are read from the first one on.
  const [shown, setShown] = useState(rows);
  if (shown !== rows) {
    setShown(rows);
    if (lines.height > 0) setLines({ ...lines, first: 0, end: Math.ceil(FIRST_SIGHT / lines.perLine) });
  }

  useBrowserEffect(() => {
    if (!engine || !list.current) return;
    // Not urgent, there are some lines to spare: React may make the new ones bit by bit.
    return engine.watch(list.current, rows.length, (next) => {
      measured.set(kind, next);
      startTransition(() => setLines(next));
    });
  }, [engine, list, rows, kind]);

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

  return engine ? slotsOf(rows.length, lines, focused) : slotsOf(rows.length, null, null);
}
