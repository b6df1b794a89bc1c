import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { LiveChartProps, LiveModel } from "./live/live-model.ts";
import { PointReader } from "./point-reader.tsx";

/** How far below the screen a chart may be for its script to be fetched. */
const NEAR = "160px";

/** Never loaded in the Worker: it would grow by a third with code it cannot use. */
const fetchLive = import.meta.env.SSR ? null : () => import("./live/live-chart.tsx");

interface ChartFrameProps {
  label: string;
  /** Points readable in the server's drawing, as made by `pointsText`. */
  points: string;
  /** Null until the live chart's data is loaded. */
  model: LiveModel | null;
  /** Called when the chart comes near for the first time. */
  onNear?: () => void;
  children: ReactNode;
  /** Below the drawing: the legend. */
  foot?: ReactNode;
}

/**
 * Place of a chart. The server's drawing holds it; when it comes near, the live chart is fetched and drawn over it in
 * the same place. Screen readers keep the drawing's name and the reader of points.
 */
export function ChartFrame({ label, points, model, onNear, children, foot }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const reader = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveChartProps> | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const near = useRef(onNear);
  near.current = onNear;
  const paintedModel = useAfterPaint(model);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near.current?.();
        // Without it the server's drawing stays, which has the same figures.
        fetchLive?.().then(
          ({ LiveChart }) => setLive(() => LiveChart),
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div className="chart-box" ref={frame} data-live={drawn === null ? undefined : ""}>
        {children}
        {Live && paintedModel && <Live model={paintedModel} reader={reader} tools={tools} onDrawn={setDrawn} />}
        <PointReader ref={reader} label={label} points={drawn ?? points} />
      </div>
      {foot && (
        <div className="flex flex-wrap gap-x-12px items-center justify-between min-h-36px">
          {foot}
          <div className="flex gap-4px ml-auto" ref={tools} />
        </div>
      )}
    </>
  );
}

/**
 * The value as of the last paint, so that dependants update after everything else. Redrawing a live chart takes half a
 * second on a slow phone and would delay the numbers next to it.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted((before) => (before.value === value ? before : { value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted.value;
}
