import { type ReactNode, useEffect, useRef } from "react";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { scrollToCentre } from "./pan-zoom.ts";
import { usePanZoom, type Zoom } from "./use-pan-zoom.ts";

interface TreeFrameProps {
  /** What stands beside the buttons, over the frame. */
  head: ReactNode;
  /** Name of the region. */
  label: string;
  width: number;
  height: number;
  /** The vehicle the plan leads to; it is brought into view. */
  goal: number | undefined;
  /** What stands under the frame and is to be seen with it. */
  below: keyof typeof HEIGHTS;
  /** The drawing. */
  children: ReactNode;
}

const HEIGHTS = {
  nothing: "tree-frame tree-frame-alone",
  plan: "tree-frame tree-frame-over-plan",
  "long plan": "tree-frame tree-frame-over-long-plan",
};

const BUTTONS: [way: Zoom, icon: string, label: string][] = [
  ["out", "i-lucide-zoom-out", "Zoom out"],
  ["in", "i-lucide-zoom-in", "Zoom in"],
  ["fit", "i-lucide-maximize", "Fit the whole tree"],
];

/** The scroll container of the tree, with zoom; without script it still scrolls. */
export function TreeFrame({ head, label, width, height, goal, below, children }: TreeFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const zoom = usePanZoom(frame, { width, height });
  useShownGoal(frame, goal);
  return (
    <>
      <div
        className="flex flex-wrap gap-8px items-center mb-8px lt-tablet:grid lt-tablet:grid-cols-[minmax(0,1fr)_auto]
          lt-tablet:items-stretch"
      >
        {head}
        <div className="flex gap-4px js-only tablet:lt-landscape:ml-auto">
          {BUTTONS.map(([way, icon, name]) => (
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
      <ScrollFrame className={HEIGHTS[below]} ref={frame} aria-label={label} aria-keyshortcuts="Plus - 0">
        {children}
      </ScrollFrame>
    </>
  );
}

/** Scrolls only the container, to the goal, when that is not in view. */
function useShownGoal(frame: React.RefObject<HTMLElement | null>, goal: number | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const node = goal === undefined ? null : element?.querySelector("[aria-current]");
    if (!element || !node) return;
    const inner = node.getBoundingClientRect();
    const outer = element.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right) {
      const part = { start: inner.left, size: inner.width };
      element.scrollLeft = scrollToCentre(element.scrollLeft, part, { start: outer.left, size: outer.width });
    }
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      const part = { start: inner.top, size: inner.height };
      element.scrollTop = scrollToCentre(element.scrollTop, part, { start: outer.top, size: outer.height });
    }
  }, [frame, goal]);
}
