import { type ReactNode, useEffect, useState } from "react";
import { short } from "#app/game/charts/axis.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { ChartFrame } from "./chart-frame.tsx";
import type { LiveScatter } from "./live/live-model.ts";
import type { ReadDocument } from "./live/load-scatter.ts";
import { markerPath, seriesClass } from "./markers.tsx";
import { pointsText } from "./point-reader.tsx";
import { placing, SCATTER_BOX, type ScatterPlot } from "./scatter-plot.ts";

interface ScatterChartProps {
  plot: ScatterPlot;
  /** Reads the values and names of the other vehicles; must be the same function as long as the dataset is the same. */
  read: ReadDocument;
  legend: ReactNode;
}

/** Two stats of many vehicles: the server's drawing, with the live chart over it, in which every point has its name. */
export function ScatterChart({ plot, read, legend }: ScatterChartProps) {
  const { width, height, left, right, top, bottom } = SCATTER_BOX;
  const { x, y, xTitle, yTitle, others, marks, rows } = plot;
  const positionOf = placing(plot);
  const label = `${yTitle} over ${xTitle}`;
  const points = marks.map(({ column, at }) => {
    const row = rows[column];
    return { at, text: row ? `${row.name}: ${row.x}, ${row.y}` : "" };
  });
  const [model, onNear] = useLiveScatter(plot, read);
  return (
    <ChartFrame
      label={label}
      points={pointsText(points.length > 0 ? [points] : [], (at) => {
        const [px, py] = positionOf(at);
        return [(100 * px) / width, (100 * py) / height];
      })}
      model={model}
      onNear={onNear}
      foot={legend}
    >
      <svg className="chart chart-wide" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path
          className="fill-none stroke-grid"
          d={[
            ...y.map((tick) => `M${left} ${short(positionOf([0, tick])[1])}H${right}`),
            ...x.map((tick) => `M${short(positionOf([tick, 0])[0])} ${top}V${bottom}`),
          ].join("")}
        />
        <path className="fill-none stroke-border-strong" d={`M${left} ${top}V${bottom}H${right}`} />
        <g textAnchor="end">
          {y.map((tick) => (
            <text key={tick} x={left - 6} y={short(positionOf([0, tick])[1] + 4)}>
              {tickText(tick)}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {x.map((tick) => (
            <text key={tick} x={short(positionOf([tick, 0])[0])} y={bottom + 17}>
              {tickText(tick)}
            </text>
          ))}
          <text className="chart-title" x={(left + right) / 2} y={height - 6}>
            {xTitle}
          </text>
          <text className="chart-title" x={-(top + bottom) / 2} y="11" transform="rotate(-90)">
            {yTitle}
          </text>
        </g>
        <path className="chart-others" d={others} />
        {marks.map(({ column, at }) => (
          <path key={column} className={`chart-own ${seriesClass(column)}`} d={markerPath(column, ...positionOf(at))} />
        ))}
      </svg>
    </ChartFrame>
  );
}

/** The live chart's data, fetched when the chart comes near, and again when the stats change. */
function useLiveScatter(plot: ScatterPlot, read: ReadDocument): [LiveScatter | null, () => void] {
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState<{ of: ScatterPlot; model: LiveScatter } | null>(null);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    import("./live/load-scatter.ts")
      .then(({ loadScatter }) => loadScatter(plot, read, tickText))
      // Without it the server's drawing stays.
      .then(
        (model) => wanted && setLoaded({ of: plot, model }),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [near, plot, read]);
  return [loaded?.of === plot ? loaded.model : null, () => setNear(true)];
}

function tickText(tick: number): string {
  return formatNumber(tick, 3, 0);
}
