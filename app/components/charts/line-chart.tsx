import { memo, useMemo } from "react";
import { ChartTable } from "#app/components/charts/chart-table.tsx";
import { fixedAxis, linePath, short } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import { ChartFrame, useAfterPaint } from "./chart-frame.tsx";
import { ChartBands, ChartRangeArea, LineNames } from "./chart-parts.tsx";
import {
  finePositions,
  type LineChartContent,
  type LineChartLabels,
  lineChartTable,
  readLines,
} from "./line-chart-content.ts";
import type { LiveModel } from "./live/live-model.ts";
import { pointsText } from "./point-reader.tsx";

interface LineChartProps {
  figures: LineChartContent;
  label: string;
  labels: LineChartLabels;
}

/** View box of the chart and the plot area in it. */
const BOX = { width: 360, height: 262, left: 38, right: 304, top: 20, bottom: 232 } as const;

/** A chart of lines: the server's drawing, over it the live one once it is near, and its figures as a table. */
export function LineChart({ figures, label, labels }: LineChartProps) {
  const { width, height, left, right, top, bottom } = BOX;
  const across = fixedAxis([...figures.x], left, right);
  const up = fixedAxis([...figures.y], bottom, top);
  const points = pointsText(readLines(figures, figures.read, labels), ([x, y]) => [
    (100 * across.at(x)) / width,
    (100 * up.at(y)) / height,
  ]);
  const at = ([x, y]: RadarPoint) => [across.at(x), up.at(y)] as const;
  const table = useMemo(() => tableOf(figures, labels), [figures, labels]);
  const model = useMemo(() => (import.meta.env.SSR ? null : liveLines(figures, labels)), [figures, labels]);
  return (
    <>
      <ChartFrame label={label} points={points} model={model}>
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <ChartBands bands={figures.bands ?? []} left={left} right={width} at={up.at} />
          <path
            className="fill-none stroke-grid"
            d={figures.y.map((tick) => `M${left} ${short(up.at(tick))}H${right}`).join("")}
          />
          <path className="stroke-border-strong" d={`M${left} ${bottom}H${right}`} />
          <g textAnchor="end">
            {figures.y.map((tick) => (
              <text key={tick} x="30" y={short(up.at(tick) + 4)}>
                {labels.yTick(tick)}
              </text>
            ))}
          </g>
          <g textAnchor="middle">
            {figures.x.map((tick, index) => (
              <text key={tick} x={short(across.at(tick))} y="252">
                {xTick(labels, tick)}
                {index === figures.x.length - 1 && labels.xUnit}
              </text>
            ))}
          </g>
          <ChartRangeArea range={figures.range} at={at} />
          {figures.lines.map(({ label: name, points, peers }, index) => (
            <path key={name} className={lineClass(peers ? "peers" : index + 1)} d={linePath(points.map(at))} />
          ))}
          <LineNames lines={figures.lines} range={figures.range} at={at} lowest={bottom} />
        </svg>
      </ChartFrame>
      <MemoizedTable label={label} {...useAfterPaint(table)} />
    </>
  );
}

/** They are mostly closed, and have hundreds of cells. */
const MemoizedTable = memo(ChartTable);

function tableOf(figures: LineChartContent, labels: LineChartLabels) {
  const [head, ...rows] = lineChartTable(figures, labels);
  return { head, rows };
}

const xTick = ({ xTick: text = String }: LineChartLabels, tick: number) => text(tick);

/** The live chart's data: the same lines, read in finer steps. */
function liveLines(figures: LineChartContent, labels: LineChartLabels): LiveModel {
  const last = figures.x.at(-1);
  return {
    kind: "lines",
    x: { ticks: figures.x, text: (tick) => `${xTick(labels, tick)}${tick === last ? labels.xUnit : ""}` },
    y: { ticks: figures.y, text: labels.yTick },
    lines: figures.lines,
    range: figures.range,
    bands: figures.bands ?? [],
    read: readLines(figures, finePositions(figures), labels),
  };
}

/** The first one of the chart's own looks as every line does. */
function lineClass(line: number | "peers"): string {
  return line === 1 ? "chart-line" : `chart-line chart-line-${line}`;
}
