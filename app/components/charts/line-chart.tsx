import { memo, useMemo } from "react";
import { ChartFigures } from "#app/components/chart-figures.tsx";
import { fixedAxis, linePath, short } from "#app/game/charts/axis.ts";
import { ChartBands } from "./chart-bands.tsx";
import { LINE_BOX } from "./chart-boxes.ts";
import { ChartFrame, useAfterPaint } from "./chart-frame.tsx";
import { finePlaces, type LineChartView, type LineChartWords, lineChartTable, readLines } from "./line-chart-view.ts";
import { LineNames } from "./line-names.tsx";
import type { LiveModel } from "./live/live-model.ts";
import { pointsText } from "./point-reader.tsx";

interface LineChartProps {
  view: LineChartView;
  label: string;
  words: LineChartWords;
}

/** A chart of lines: the server's drawing, over it the live one once it is near, and its figures as a table. */
export function LineChart({ view, label, words }: LineChartProps) {
  const { width, height, left, right, top, bottom } = LINE_BOX;
  const across = fixedAxis([...view.x], left, right);
  const up = fixedAxis([...view.y], bottom, top);
  const points = pointsText(readLines(view, view.read, words), ([x, y]) => [
    (100 * across.at(x)) / width,
    (100 * up.at(y)) / height,
  ]);
  const table = useMemo(() => figuresOf(view, words), [view, words]);
  const model = useMemo(() => (import.meta.env.SSR ? null : liveLines(view, words)), [view, words]);
  return (
    <>
      <ChartFrame label={label} points={points} model={model}>
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <ChartBands bands={view.bands ?? []} left={left} right={right} at={up.at} />
          <path className="chart-grid" d={view.y.map((tick) => `M${left} ${short(up.at(tick))}H${right}`).join("")} />
          <path className="chart-base" d={`M${left} ${bottom}H${right}`} />
          <g textAnchor="end">
            {view.y.map((tick) => (
              <text key={tick} x="30" y={short(up.at(tick) + 4)}>
                {words.yTick(tick)}
              </text>
            ))}
          </g>
          <g textAnchor="middle">
            {view.x.map((tick, index) => (
              <text key={tick} x={short(across.at(tick))} y="252">
                {xTick(words, tick)}
                {index === view.x.length - 1 && words.xUnit}
              </text>
            ))}
          </g>
          {view.lines.map(({ label: name, points, peers }, index) => (
            <path
              key={name}
              className={lineClass(peers ? "peers" : index + 1)}
              d={linePath(points.map(([x, y]) => [across.at(x), up.at(y)] as const))}
            />
          ))}
          <LineNames lines={view.lines} at={([x, y]) => [across.at(x), up.at(y)]} lowest={bottom} />
        </svg>
      </ChartFrame>
      <Figures label={label} {...useAfterPaint(table)} />
    </>
  );
}

/** They are mostly closed, and have hundreds of cells. */
const Figures = memo(ChartFigures);

function figuresOf(view: LineChartView, words: LineChartWords) {
  const [head, ...rows] = lineChartTable(view, words);
  return { head, rows };
}

const xTick = ({ xTick: text = String }: LineChartWords, tick: number) => text(tick);

/** What is drawn live: the same lines, read in finer steps. */
function liveLines(view: LineChartView, words: LineChartWords): LiveModel {
  const last = view.x.at(-1);
  return {
    kind: "lines",
    x: { ticks: view.x, text: (tick) => `${xTick(words, tick)}${tick === last ? words.xUnit : ""}` },
    y: { ticks: view.y, text: words.yTick },
    lines: view.lines,
    bands: view.bands ?? [],
    read: readLines(view, finePlaces(view), words),
  };
}

/** The first one of the chart's own looks as every line does. */
function lineClass(line: number | "peers"): string {
  return line === 1 ? "chart-line" : `chart-line chart-line-${line}`;
}
