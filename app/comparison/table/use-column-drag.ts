import { type DOMAttributes, useEffect, useRef, useState } from "react";
import type { ComparisonColumn } from "./comparison-column.ts";

export interface ColumnDrag {
  /** Which side of the column at this index the dragged column would land on; undefined if it would not land here. */
  dropAt(index: number): "before" | "after" | undefined;
  handlersOf(index: number): DOMAttributes<HTMLElement>;
}

interface Drag {
  from: number;
  to: number;
}

/** Moves columns by their handles: by pointer, or by the arrow keys. The focus goes with the column. */
export function useColumnDrag(
  columns: readonly ComparisonColumn[],
  move: (from: number, to: number) => void,
): ColumnDrag {
  const [dragged, setDragged] = useState<Drag | null>(null);
  // State after the last event, which may not be rendered when the next event arrives.
  const latest = useRef<Drag | null>(null);
  const held = useRef<number | null>(null);

  // Restores the focus to a column moved by keyboard, at its new position.
  useEffect(() => {
    const index = held.current;
    held.current = null;
    if (index === null || index >= columns.length) return;
    document.querySelector<HTMLElement>(`[data-column="${index}"] [data-grip]`)?.focus();
  }, [columns]);

  const drag = (next: Drag | null) => {
    latest.current = next;
    setDragged(next);
  };
  const end = () => drag(null);
  return {
    dropAt(index) {
      if (dragged === null || dragged.to !== index || dragged.from === index) return undefined;
      return dragged.from > index ? "before" : "after";
    },
    handlersOf: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag({ from: index, to: index });
      },
      onPointerMove(event) {
        if (latest.current === null) return;
        const to = columnAt(event.currentTarget, event.clientX);
        if (to !== null && to !== latest.current.to) drag({ from: latest.current.from, to });
      },
      onPointerUp() {
        const done = latest.current;
        end();
        if (done !== null && done.to !== done.from) move(done.from, done.to);
      },
      onPointerCancel: end,
      onKeyDown(event) {
        if (event.key === "Escape") return end();
        const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
        const to = index + step;
        if (step === 0 || to < 0 || to >= columns.length) return;
        event.preventDefault();
        held.current = to;
        move(index, to);
      },
    }),
  };
}

/** The column over which the pointer is; null beside them all. */
function columnAt(handle: Element, x: number): number | null {
  const heads = handle.closest("tr")?.querySelectorAll<HTMLElement>("[data-column]") ?? [];
  for (const head of heads) {
    const { left, right } = head.getBoundingClientRect();
    if (x >= left && x < right) return Number(head.dataset.column);
  }
  return null;
}
