import { type RefObject, useCallback, useEffect, useRef } from "react";
import { COLUMN_WIDTH, HEAD_HEIGHT } from "#app/theme/tree-lengths.ts";
import { clampScale, fittingScale, STEP, scrollKeepingPoint } from "./pan-zoom.ts";
import { useDragToPan } from "./use-drag-to-pan.ts";

/** Ways to change the scale. */
export type Zoom = "in" | "out" | "fit";

const KEYS: Record<string, Zoom> = { "+": "in", "=": "in", "-": "out", "0": "fit" };

interface Point {
  x: number;
  y: number;
}

/**
 * Pans and zooms a drawing in its scroll container. Arrow keys, one finger, the wheel and the scroll bars work
 * natively; this adds dragging with the mouse, Ctrl + wheel, two fingers and the keys + − 0. The scale is a transform
 * that is set on the element and not in React, so nothing is rendered or laid out again; the tier row above only
 * changes its width.
 * @param size of the drawing at scale 1, px
 */
export function usePanZoom(frame: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
  const { width, height } = size;
  const scale = useRef(1);
  useDragToPan(frame);

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const element = frame.current;
      const drawing = element?.querySelector<HTMLElement>('[data-tree="drawing"]');
      const tiers = element?.querySelector<HTMLElement>('[data-tree="tiers"]');
      if (!element || !drawing || !tiers) return;
      const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const before = scale.current;
      const after = clampScale(wanted);
      const { scrollLeft, scrollTop } = element;
      scale.current = after;
      drawing.style.transform = `scale(${after})`;
      drawing.style.width = `${width * after}px`;
      drawing.style.height = `${height * after}px`;
      tiers.style.gridAutoColumns = `${COLUMN_WIDTH * after}px`;
      element.scrollLeft = scrollKeepingPoint(scrollLeft, point.x, before, after);
      element.scrollTop = scrollKeepingPoint(scrollTop, point.y - HEAD_HEIGHT, before, after);
    },
    [frame, width, height],
  );

  const zoom = useCallback(
    (way: Zoom) => {
      const element = frame.current;
      if (!element) return;
      if (way !== "fit") return zoomTo(scale.current * (way === "in" ? STEP : 1 / STEP));
      const most = Number.parseFloat(getComputedStyle(element).maxHeight);
      zoomTo(
        fittingScale(
          { width, height },
          { width: element.clientWidth, height: (most || element.clientHeight) - HEAD_HEIGHT },
        ),
      );
    },
    [frame, zoomTo, width, height],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const inFrame = (x: number, y: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(scale.current * Math.exp(-event.deltaY / 300), inFrame(event.clientX, event.clientY));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const way = KEYS[event.key];
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      zoom(way);
    };

    let pinch: { distance: number; middle: Point; scale: number } | undefined;
    const fingers = ([a, b]: Iterable<Touch>) => {
      if (!a || !b) return undefined;
      const middle = inFrame((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      return { distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), middle, scale: scale.current };
    };
    const onTouchStart = (event: TouchEvent) => {
      pinch = event.touches.length === 2 ? fingers(event.touches) : undefined;
    };
    const onTouchMove = (event: TouchEvent) => {
      const now = pinch && fingers(event.touches);
      if (!pinch || !now || pinch.distance === 0) return;
      event.preventDefault();
      // Both fingers together move the drawing, apart they scale it.
      element.scrollBy(pinch.middle.x - now.middle.x, pinch.middle.y - now.middle.y);
      zoomTo((pinch.scale * now.distance) / pinch.distance, now.middle);
      pinch.middle = now.middle;
    };

    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("touchstart", onTouchStart, { passive: true });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("touchstart", onTouchStart);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, [frame, zoom, zoomTo]);

  return zoom;
}
