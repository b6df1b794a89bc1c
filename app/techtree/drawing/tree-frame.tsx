import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { COLUMN_WIDTH, HEAD_HEIGHT } from "#app/lib/theme/tree-lengths.ts";
import { clampScale, fittingScale, scrollKeepingPoint, ZOOM_STEP } from "./pan-zoom.ts";

interface TreeFrameProps {
  /** Content next to the buttons, above the frame. */
  head: ReactNode;
  label: string;
  width: number;
  height: number;
  /** Content below the frame that must be visible together with it. */
  below: keyof typeof HEIGHTS;
  children: ReactNode;
}

const HEIGHTS = {
  nothing: "tree-frame tree-frame-alone",
  plan: "tree-frame tree-frame-over-plan",
  "long plan": "tree-frame tree-frame-over-long-plan",
};

const BUTTONS: { way: Zoom; icon: string; name: string }[] = [
  { way: "out", icon: "i-lucide-zoom-out", name: "Zoom out" },
  { way: "in", icon: "i-lucide-zoom-in", name: "Zoom in" },
  { way: "fit", icon: "i-lucide-maximize", name: "Fit the whole tree" },
];

/** The scroll container of the tree, with zoom; without script it still scrolls. */
export function TreeFrame({ head, label, width, height, below, children }: TreeFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const zoom = usePanZoom(frame, { width, height });
  return (
    <>
      <div
        className="flex flex-wrap gap-8px items-center mb-8px lt-tablet:grid lt-tablet:grid-cols-[minmax(0,1fr)_auto]
          lt-tablet:items-stretch"
      >
        {head}
        <div className="flex gap-4px js-only tablet:lt-landscape:ml-auto">
          {BUTTONS.map(({ way, icon, name }) => (
            <button
              key={way}
              type="button"
              className="button button-icon"
              aria-label={name}
              title={name}
              onClick={() => zoom(way)}
            >
              <i className={icon} />
            </button>
          ))}
        </div>
      </div>
      <ScrollFrame
        className={HEIGHTS[below]}
        ref={frame}
        data-tree="frame"
        aria-label={label}
        aria-keyshortcuts="Plus - 0"
      >
        {children}
      </ScrollFrame>
    </>
  );
}

type Zoom = "in" | "out" | "fit";

const KEYS: Record<string, Zoom> = { "+": "in", "=": "in", "-": "out", "0": "fit" };

interface FramePoint {
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
function usePanZoom(frame: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
  const { width, height } = size;
  const scale = useRef(1);
  useDragToPan(frame);

  const zoomTo = useCallback(
    (wanted: number, at?: FramePoint) => {
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
      if (way !== "fit") return zoomTo(scale.current * (way === "in" ? ZOOM_STEP : 1 / ZOOM_STEP));
      const maxHeight = Number.parseFloat(getComputedStyle(element).maxHeight);
      zoomTo(
        fittingScale(
          { width, height },
          { width: element.clientWidth, height: (maxHeight || element.clientHeight) - HEAD_HEIGHT },
        ),
      );
    },
    [frame, zoomTo, width, height],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const inFrame = (x: number, y: number): FramePoint => {
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

    let pinch: { distance: number; middle: FramePoint; scale: number } | undefined;
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

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("wheel", onWheel, { signal, passive: false });
    element.addEventListener("keydown", onKeyDown, { signal });
    element.addEventListener("touchstart", onTouchStart, { signal, passive: true });
    element.addEventListener("touchmove", onTouchMove, { signal, passive: false });
    return () => gone.abort();
  }, [frame, zoom, zoomTo]);

  return zoom;
}

/** A press that moves less than this, px, is a click. */
const CLICK = 4;

/** Lets the mouse pan a scroll container; touch and pen already scroll it natively. */
function useDragToPan(frame: RefObject<HTMLElement | null>): void {
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

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerup", onUp, { signal });
    element.addEventListener("pointercancel", onUp, { signal });
    element.addEventListener("dragstart", onDragStart, { signal });
    return () => gone.abort();
  }, [frame]);
}

/** The end of a drag is no click. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
