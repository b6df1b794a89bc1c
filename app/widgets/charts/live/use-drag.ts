import { type RefObject, useEffect, useRef, useState } from "react";
import type { Point } from "#app/game/charts/radar.ts";
import { figuresAt, type Plot } from "./plot.ts";
import { type Section, sectionBetween } from "./zoom.ts";

/** The rectangle that is being drawn, in pixels of the chart. */
export interface DragBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lets a mouse draw the section to look at more closely. A finger scrolls the page instead.
 * @param plot null while nothing can be drawn
 * @returns what is being drawn; null while nothing is
 */
export function useDrag(
  surface: RefObject<HTMLElement | null>,
  plot: Plot | null,
  whole: Section,
  onSection: (section: Section) => void,
): DragBox | null {
  const [box, setBox] = useState<DragBox | null>(null);
  const act = useRef({ plot, whole, onSection });
  act.current = { plot, whole, onSection };
  const possible = plot !== null;

  useEffect(() => {
    const element = surface.current;
    if (!possible || !element) return;
    let from: Point | null = null;
    const ending = new AbortController();
    const { signal } = ending;
    const place = ({ clientX, clientY }: PointerEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const stop = () => {
      from = null;
      setBox(null);
    };
    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        from = place(event);
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (from) setBox(boxBetween(from, place(event)));
      },
      { signal },
    );
    element.addEventListener(
      "pointerup",
      (event) => {
        const { plot: shown, whole: all, onSection: zoom } = act.current;
        const section = from && shown && sectionBetween(figuresAt(shown, from), figuresAt(shown, place(event)), all);
        stop();
        if (section) zoom(section);
      },
      { signal },
    );
    element.addEventListener("pointercancel", stop, { signal });
    return () => ending.abort();
  }, [surface, possible]);

  return box;
}

function boxBetween([ax, ay]: Point, [bx, by]: Point): DragBox {
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}
