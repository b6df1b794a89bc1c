import Chart from "react-apexcharts/core";
import "apexcharts/line";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { markerPath, seriesClass } from "#app/components/charts/markers.tsx";
import { ChartBands, ChartRangeArea, LineNames } from "../chart-parts.tsx";
import { pointsText } from "../point-reader.tsx";
import { chartOptions, chartSeries } from "./chart-options.ts";
import type { LiveChartProps, LiveModel } from "./live-model.ts";
import { type ChartSection, isIn, sectionBetween, sectionTicks, wholeSection, zoomed } from "./zoom.ts";
import "./live-chart.css";
import type { RadarPoint } from "#app/game/charts/radar.ts";

/** The live chart over the server's drawing, in the same place. */
export function LiveChart({ model, reader, tools, onDrawn }: LiveChartProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSettledSize(area);
  const whole = useMemo(() => wholeSection(model.x.ticks, model.y.ticks), [model]);
  const [wanted, setWanted] = useState<{ of: LiveModel; section: ChartSection } | null>(null);
  // Other figures are shown as a whole again.
  const section = wanted?.of === model ? wanted.section : null;
  const zoom = (to: ChartSection | null) => setWanted(to && { of: model, section: to });
  const ticks = useMemo(
    () => (section ? sectionTicks(section) : { x: [...model.x.ticks], y: [...model.y.ticks] }),
    [model, section],
  );

  const [plot, setPlot] = useState<Plot | null>(null);
  const visible = useRef(whole);
  visible.current = useMemo(() => wholeSection(ticks.x, ticks.y), [ticks]);
  const drawn = useCallback((chart: unknown) => setPlot(plotOf(chart, visible.current)), []);
  const options = useMemo(() => chartOptions(model, ticks, drawn), [model, ticks, drawn]);
  const series = useMemo(() => chartSeries(model), [model]);

  const latestOnDrawn = useRef(onDrawn);
  latestOnDrawn.current = onDrawn;
  useEffect(() => {
    if (!plot || !size) return;
    const inSight = model.read.map((line) => line.filter(({ at }) => isIn(plot.section, at)));
    latestOnDrawn.current(
      pointsText(
        inSight.filter((line) => line.length > 0),
        (at) => {
          const [x, y] = positionIn(plot, at);
          return [(100 * x) / size.width, (100 * y) / size.height];
        },
      ),
    );
  }, [plot, size, model]);

  const scatter = model.kind === "scatter";
  const box = useDrag(reader, scatter ? plot : null, whole, zoom);
  const about = scatter ? model.marks[0]?.at : undefined;
  const middle = [
    (visible.current.x[0] + visible.current.x[1]) / 2,
    (visible.current.y[0] + visible.current.y[1]) / 2,
  ] as const;
  return (
    <div className="live-chart" ref={area} aria-hidden="true">
      {size && (
        <Chart
          type={scatter ? "scatter" : "line"}
          series={series}
          options={options}
          width={size.width}
          height={size.height}
        />
      )}
      {plot && size && (
        <svg className="chart" aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`}>
          {model.kind === "lines" ? (
            <>
              <ChartBands
                bands={model.bands}
                left={plot.left}
                right={size.width}
                at={(value) => positionIn(plot, [0, value])[1]}
              />
              <ChartRangeArea range={model.range} at={(point) => positionIn(plot, point)} />
              <LineNames
                lines={model.lines}
                range={model.range}
                at={(point) => positionIn(plot, point)}
                lowest={plot.top + plot.height}
              />
            </>
          ) : (
            model.marks
              .filter(({ at }) => isIn(plot.section, at))
              .map(({ column, at }) => (
                <path
                  key={column}
                  className={`chart-own ${seriesClass(column)}`}
                  d={markerPath(column, ...positionIn(plot, at))}
                />
              ))
          )}
          {box && <rect className="live-chart-drag" {...box} />}
        </svg>
      )}
      {scatter &&
        tools.current &&
        createPortal(
          <>
            {/* For keys and fingers, which draw no section. */}
            <ZoomButton
              label="Zoom in"
              icon="i-lucide-zoom-in"
              act={() =>
                zoom(zoomed(visible.current, whole, about && isIn(visible.current, about) ? about : middle, 0.5))
              }
            />
            <ZoomButton
              label="Zoom out"
              icon="i-lucide-zoom-out"
              act={section && (() => zoom(zoomed(visible.current, whole, middle, 3)))}
            />
          </>,
          tools.current,
        )}
    </div>
  );
}

function ZoomButton({ label, icon, act }: { label: string; icon: string; act: (() => void) | null }) {
  // Not disabled: that would take the focus away from who has just used it.
  return (
    <button
      type="button"
      className="button button-small button-icon"
      aria-label={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
}

/** After a change of size, this long without another one, in ms. */
const SETTLED = 150;

interface Size {
  width: number;
  height: number;
}

/** Size of an element in whole pixels: at once at first, then when it has stopped changing. Null until it is known. */
function useSettledSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      // Hidden elements are not drawn.
      if (width === 0 || height === 0) return;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}

/** The rectangle that is being drawn, in pixels of the chart. */
interface DragBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lets a mouse draw a box around the section to zoom into. A finger scrolls the page instead.
 * @param plot null while nothing can be drawn
 * @returns the box being drawn; null if none is
 */
function useDrag(
  surface: RefObject<HTMLElement | null>,
  plot: Plot | null,
  whole: ChartSection,
  onSection: (section: ChartSection) => void,
): DragBox | null {
  const [box, setBox] = useState<DragBox | null>(null);
  const act = useRef({ plot, whole, onSection });
  act.current = { plot, whole, onSection };
  const possible = plot !== null;

  useEffect(() => {
    const element = surface.current;
    if (!possible || !element) return;
    let from: RadarPoint | null = null;
    const ending = new AbortController();
    const { signal } = ending;
    const pointOf = ({ clientX, clientY }: PointerEvent): RadarPoint => {
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
        from = pointOf(event);
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (from) setBox(boxBetween(from, pointOf(event)));
      },
      { signal },
    );
    element.addEventListener(
      "pointerup",
      (event) => {
        const { plot: currentPlot, whole: all, onSection: zoom } = act.current;
        const section =
          from &&
          currentPlot &&
          sectionBetween(valuesAt(currentPlot, from), valuesAt(currentPlot, pointOf(event)), all);
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

function boxBetween([ax, ay]: RadarPoint, [bx, by]: RadarPoint): DragBox {
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

/** Where the library has put the plot in its drawing, in pixels, and what of the figures is shown there. */
interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  section: ChartSection;
}

interface DrawnChart {
  w: {
    layout: { gridWidth: number; gridHeight: number; translateX: number; translateY: number };
  };
}

/** Null where the library does not say it, in another version maybe: then the server's drawing stays. */
export function plotOf(chart: unknown, section: ChartSection): Plot | null {
  const layout = (chart as Partial<DrawnChart> | null)?.w?.layout;
  if (!layout) return null;
  const { translateX: left, translateY: top, gridWidth: width, gridHeight: height } = layout;
  const all = [left, top, width, height];
  return all.every(Number.isFinite) && width > 0 && height > 0 ? { left, top, width, height, section } : null;
}

/** Place of a point in the drawing, in pixels. */
export function positionIn({ left, top, width, height, section: { x, y } }: Plot, [atX, atY]: RadarPoint): RadarPoint {
  return [left + (width * (atX - x[0])) / (x[1] - x[0]), top + (height * (y[1] - atY)) / (y[1] - y[0])];
}

/** The figures at a place in the drawing; those of the nearest edge outside of the plot. */
export function valuesAt({ left, top, width, height, section: { x, y } }: Plot, [px, py]: RadarPoint): RadarPoint {
  const across = Math.min(1, Math.max(0, (px - left) / width));
  const up = Math.min(1, Math.max(0, 1 - (py - top) / height));
  return [x[0] + across * (x[1] - x[0]), y[0] + up * (y[1] - y[0])];
}
