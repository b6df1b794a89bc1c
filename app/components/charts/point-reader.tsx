import { type RefObject, useEffect, useState } from "react";
import type { ReadPoint } from "./line-chart-content.ts";

/** Converts the figures of a point to its place, in per cent of the drawing's width and height. */
type Placing = (point: ReadPoint["at"]) => readonly [x: number, y: number];

/** The points of each line in the form that `readPoints` of `chart-reader.ts` reads. */
export function pointsText(lines: readonly (readonly ReadPoint[])[], positionOf: Placing): string {
  return lines
    .map((line) =>
      line
        .map(({ at, text }) => {
          const [x, y] = positionOf(at);
          return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10} ${text}`;
        })
        .join("\n"),
    )
    .join("\n\n");
}

interface PointReaderProps {
  label: string;
  /** As `pointsText` makes it. */
  points: string;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * Overlay of a chart that makes its points readable by pointer, finger and keyboard (`chart-reader.ts`). For screen
 * readers it is a slider whose value is a point as text.
 */
export function PointReader({ label, points, ref }: PointReaderProps) {
  const labels = labelsOf(points);
  const [first] = useState(labels[0]);
  // The current point is the reader's state, not React's: after the points change it stays selected if it still exists.
  useEffect(() => {
    const element = ref.current;
    if (!element || element.ariaValueText === null) return;
    const now = labelsOf(points);
    const kept = Math.max(0, now.indexOf(element.ariaValueText));
    element.ariaValueNow = String(kept + 1);
    element.ariaValueText = now[kept] ?? "";
  }, [ref, points]);
  return (
    <div
      ref={ref}
      className="js-only absolute inset-0 [touch-action:pan-y]"
      role="slider"
      tabIndex={0}
      aria-label={`Points of the chart: ${label}`}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={1}
      aria-valuetext={first}
      data-points={points}
    />
  );
}

function labelsOf(points: string): string[] {
  return points.split("\n").flatMap((line) => (line === "" ? [] : [line.replace(/^\S+ \S+ /, "")]));
}
