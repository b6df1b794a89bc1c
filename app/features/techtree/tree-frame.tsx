import { type ReactNode, useEffect, useRef } from "react";
import { centred } from "./pan-zoom.ts";
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
  /** The drawing. */
  children: ReactNode;
}

const BUTTONS: [way: Zoom, icon: string, label: string][] = [
  ["out", "i-lucide-zoom-out", "Zoom out"],
  ["in", "i-lucide-zoom-in", "Zoom in"],
  ["fit", "i-lucide-maximize", "Fit the whole tree"],
];

/** The frame that the tree scrolls and is zoomed in; without script it scrolls all the same. */
export function TreeFrame({ head, label, width, height, goal, children }: TreeFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const zoom = usePanZoom(frame, { width, height });
  useShownGoal(frame, goal);
  return (
    <>
      <div className="page-h">
        {head}
        <div className="tree-zoom js-only">
          {BUTTONS.map(([way, icon, name]) => (
            <button key={way} type="button" className="btn ic" aria-label={name} title={name} onClick={() => zoom(way)}>
              <i className={icon} />
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard */}
      <section className="tree-w" ref={frame} tabIndex={0} aria-label={label} aria-keyshortcuts="Plus - 0">
        {children}
      </section>
    </>
  );
}

/** Scrolls the frame, and only it, to the goal when that is not in sight. */
function useShownGoal(frame: React.RefObject<HTMLElement | null>, goal: number | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const node = goal === undefined ? null : element?.querySelector(".node.goal");
    if (!element || !node) return;
    const inner = node.getBoundingClientRect();
    const outer = element.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right) {
      const part = { start: inner.left, size: inner.width };
      element.scrollLeft = centred(element.scrollLeft, part, { start: outer.left, size: outer.width });
    }
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      const part = { start: inner.top, size: inner.height };
      element.scrollTop = centred(element.scrollTop, part, { start: outer.top, size: outer.height });
    }
  }, [frame, goal]);
}
