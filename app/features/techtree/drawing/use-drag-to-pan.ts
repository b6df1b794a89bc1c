import { type RefObject, useEffect } from "react";

/** A press that moves less than this, px, is a click. */
const CLICK = 4;

/** Lets the mouse pan a scroll container; touch and pen already scroll it natively. */
export function useDragToPan(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let press: { x: number; y: number; left: number; top: number; dragged: boolean } | undefined;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      press = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop, dragged: false };
    };
    const onMove = (event: PointerEvent) => {
      if (!press) return;
      const x = event.clientX - press.x;
      const y = event.clientY - press.y;
      if (!press.dragged) {
        if (Math.hypot(x, y) < CLICK) return;
        press.dragged = true;
        element.setPointerCapture(event.pointerId);
        element.dataset.dragging = "";
      }
      element.scrollLeft = press.left - x;
      element.scrollTop = press.top - y;
    };
    const onUp = () => {
      if (press?.dragged) addEventListener("click", preventClick, { capture: true, once: true });
      // A click event, if there is one, fires before this timeout.
      setTimeout(() => removeEventListener("click", preventClick, { capture: true }));
      delete element.dataset.dragging;
      press = undefined;
    };
    /** Links are draggable themselves, which would take the pointer away. */
    const onDragStart = (event: DragEvent) => event.preventDefault();

    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    element.addEventListener("dragstart", onDragStart);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
      element.removeEventListener("dragstart", onDragStart);
    };
  }, [frame]);
}

/** The end of a drag is no click. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
