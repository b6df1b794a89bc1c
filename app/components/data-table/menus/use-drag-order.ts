import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { moveColumn } from "../query/change-query.ts";
import { type TableQuery, visibleKeys } from "../query/table-query.ts";
import type { TableDefinition } from "../table-definition.ts";

/**
 * The column order while a column is dragged by its grip, `[data-grip]`, among the `[data-column]` items of a list.
 * @param onDrop called with the query to show after the drop
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  query: TableQuery,
  model: TableDefinition,
  onDrop: (to: TableQuery) => void,
) {
  const visible = visibleKeys(query, model);
  const [drag, setDrag] = useState<{ key: string; index: number } | null>(null);
  const order = drag ? reorder(visible, drag.key, drag.index) : visible;

  // The URL has changed: the drop is applied.
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    setDrag(null);
  }

  const drop = useEffectEvent(({ key, index }: { key: string; index: number }) => {
    if (visible.indexOf(key) === index) setDrag(null);
    else onDrop(moveColumn(query, model, key, index));
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let held: { key: string; index: number } | null = null;
    const items = () => [...element.querySelectorAll<HTMLElement>("[data-column]")];
    const onDown = (event: PointerEvent) => {
      const grip = event.target instanceof Element ? event.target.closest("[data-grip]") : null;
      const item = grip?.closest<HTMLElement>("[data-column]");
      if (!grip || !item || event.button !== 0) return;
      event.preventDefault();
      held = { key: item.dataset.column ?? "", index: items().indexOf(item) };
      element.setPointerCapture(event.pointerId);
    };
    const onMove = ({ clientY }: PointerEvent) => {
      if (!held) return;
      const others = items().filter((item) => item.dataset.column !== held?.key);
      const index = others.filter((item) => middleOf(item) < clientY).length;
      held = { ...held, index };
      setDrag(held);
    };
    const onEnd = () => {
      if (held) drop(held);
      held = null;
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerup", onEnd, { signal });
    element.addEventListener("pointercancel", onEnd, { signal });
    return () => gone.abort();
  }, [list]);

  return { order, dragged: drag?.key };
}

function reorder(visible: readonly string[], key: string, index: number): string[] {
  const others = visible.filter((other) => other !== key);
  return [...others.slice(0, index), key, ...others.slice(index)];
}

function middleOf(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
