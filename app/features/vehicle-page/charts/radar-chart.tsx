import { useRef } from "react";
import { ChartFigures } from "#app/ui/chart-figures.tsx";
import { PointReader } from "#app/widgets/charts/point-reader.tsx";
import { RADAR_BOX } from "./chart-boxes.ts";
import type { RadarView } from "./radar-view.ts";

interface RadarChartProps {
  radar: RadarView;
  name: string;
  /** "24 tier VII heavy tanks". */
  peers: string;
}

/**
 * The radar, drawn by the server alone: it has the figure beside each axis, which the library's cannot, and its points
 * are read as those of the other charts.
 */
export function RadarChart({ radar: { grid, ring, shape, axes, missing }, name, peers }: RadarChartProps) {
  const reader = useRef<HTMLDivElement>(null);
  const { width, height } = RADAR_BOX;
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const points = axes.map(({ label, figure, text, dot }) => {
    const what = label === figure ? label : `${label}, ${figure.toLowerCase()}`;
    return `${percent(dot.x, width)} ${percent(dot.y, height)} ${what}: percentile ${text}`;
  });
  return (
    <>
      <div className="chart-box">
        <svg
          className="chart"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Percentiles of ${name} among ${peers}`}
        >
          <path className="chart-grid" d={grid} />
          <path className="chart-median" d={ring} />
          <path className="chart-shape" d={shape} />
          {axes.map(({ dot }) => (
            <circle key={`${dot.x} ${dot.y}`} className="chart-dot" cx={dot.x} cy={dot.y} r="3" />
          ))}
          {axes.map(({ label, text, x, y, anchor }) => (
            <text key={label} x={x} y={y} textAnchor={anchor}>
              {`${label} `}
              <tspan className="chart-strong">{text}</tspan>
            </text>
          ))}
        </svg>
        <PointReader ref={reader} points={points.join("\n")} label={`Percentiles of ${name}`} />
      </div>
      <p className="chart-legend">
        <span>{name}</span>
        <span>Median</span>
      </p>
      {missing.length > 0 && (
        <p className="note">
          {missing.join(", ")}: not known among the {peers} with these modules.
        </p>
      )}
      <ChartFigures
        label="Percentiles"
        head={["Axis", "Figure", "Percentile"]}
        rows={axes.map(({ label, figure, text }) => [label, figure, text])}
      />
    </>
  );
}
