import Chart from "react-apexcharts/core";
import "apexcharts/line";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ChartBands } from "../chart-bands.tsx";
import { LineNames } from "../line-names.tsx";
import { seriesClass } from "../marker.tsx";
import { markerPath } from "../markers.ts";
import { pointsText } from "../point-reader.tsx";
import { chartOptions, chartSeries } from "./chart-options.ts";
import type { LiveChartProps, LiveModel } from "./live-model.ts";
import { type Plot, placeIn, plotOf } from "./plot.ts";
import { useDrag } from "./use-drag.ts";
import { useSettledSize } from "./use-settled-size.ts";
import { isIn, type Section, sectionTicks, wholeSection, zoomed } from "./zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import "./live-chart.css";

/** The live chart over the server's drawing, in the same place. */
export function LiveChart({ model, reader, tools, onDrawn }: LiveChartProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSettledSize(area);
  const whole = useMemo(() => wholeSection(model.x.ticks, model.y.ticks), [model]);
  const [wanted, setWanted] = useState<{ of: LiveModel; section: Section } | null>(null);
  // Other figures are shown as a whole again.
  const section = wanted?.of === model ? wanted.section : null;
  const zoom = (to: Section | null) => setWanted(to && { of: model, section: to });
  const ticks = useMemo(
    () => (section ? sectionTicks(section) : { x: [...model.x.ticks], y: [...model.y.ticks] }),
    [model, section],
  );

  const [plot, setPlot] = useState<Plot | null>(null);
  const shown = useRef(whole);
  shown.current = useMemo(() => wholeSection(ticks.x, ticks.y), [ticks]);
  const drawn = useCallback((chart: unknown) => setPlot(plotOf(chart, shown.current)), []);
  const options = useMemo(() => chartOptions(model, ticks, drawn), [model, ticks, drawn]);
  const series = useMemo(() => chartSeries(model), [model]);

  const told = useRef(onDrawn);
  told.current = onDrawn;
  useEffect(() => {
    if (!plot || !size) return;
    const inSight = model.read.map((line) => line.filter(({ at }) => isIn(plot.section, at)));
    told.current(
      pointsText(
        inSight.filter((line) => line.length > 0),
        (at) => {
          const [x, y] = placeIn(plot, at);
          return [(100 * x) / size.width, (100 * y) / size.height];
        },
      ),
    );
  }, [plot, size, model]);

  const scatter = model.kind === "scatter";
  const box = useDrag(reader, scatter ? plot : null, whole, zoom);
  const about = scatter ? model.marks[0]?.at : undefined;
  const middle = [
    (shown.current.x[0] + shown.current.x[1]) / 2,
    (shown.current.y[0] + shown.current.y[1]) / 2,
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
                right={plot.left + plot.width}
                at={(figure) => placeIn(plot, [0, figure])[1]}
              />
              <LineNames lines={model.lines} at={(point) => placeIn(plot, point)} lowest={plot.top + plot.height} />
            </>
          ) : (
            model.marks
              .filter(({ at }) => isIn(plot.section, at))
              .map(({ column, at }) => (
                <path
                  key={column}
                  className={`chart-own ${seriesClass(column)}`}
                  d={markerPath(column, ...placeIn(plot, at))}
                />
              ))
          )}
          {box && <rect className="live-chart-drag" {...box} />}
        </svg>
      )}
      {scatter &&
        tools.current &&
        createPortal(
          <ZoomButtons
            closer={() => zoom(zoomed(shown.current, whole, about && isIn(shown.current, about) ? about : middle, 0.5))}
            further={section && (() => zoom(zoomed(shown.current, whole, middle, 3)))}
          />,
          tools.current,
        )}
    </div>
  );
}
