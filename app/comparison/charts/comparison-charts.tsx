import { useMemo, useRef } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { AxesForm } from "#app/components/charts/axes-form.tsx";
import { ChartTable } from "#app/components/charts/chart-table.tsx";
import { Marker, seriesClass } from "#app/components/charts/markers.tsx";
import { PointReader, pointsText } from "#app/components/charts/point-reader.tsx";
import { ScatterChart } from "#app/components/charts/scatter-chart.tsx";
import type { ScatterPlot } from "#app/components/charts/scatter-plot.ts";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { COMPARISON_PATH, comparisonParameters } from "#app/game/comparison/query.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { ComparisonContent } from "../comparison-content.ts";
import type { ComparisonColumn } from "../table/comparison-column.ts";
import { COMPARISON_RADAR_BOX, type ComparisonRadar } from "./comparison-radar.ts";

/** The charts, drawn by the server; each with its figures as a table. */
export function ComparisonCharts({ content, version }: { content: ComparisonContent; version: string | null }) {
  const { columns, radar, scatter, query } = content;
  return (
    <div className="halves mt-16px">
      <section className="panel" aria-labelledby="radar">
        <PanelHead id="radar" title="Against their peers" />
        <div className="panel-body">
          {radar ? <Radar radar={radar} columns={columns} /> : <p className="note">Not enough data to draw.</p>}
        </div>
      </section>
      <section className="panel" aria-labelledby="scatter">
        <PanelHead id="scatter" title="Scatter plot" />
        <div className="panel-body">
          <AxesForm action={COMPARISON_PATH} axes={query.axes}>
            <HiddenFields fields={comparisonParameters(query)} without={["x", "y"]} />
          </AxesForm>
          {scatter ? (
            <Scatter scatter={scatter} columns={columns} version={version} />
          ) : (
            <p className="note">Nothing to draw: these figures aren’t known or can’t be loaded right now.</p>
          )}
        </div>
      </section>
    </div>
  );
}

function Legend({ columns }: { columns: readonly ComparisonColumn[] }) {
  return (
    <ul className="flex flex-wrap gap-x-14px gap-y-4px justify-center my-10px color-text-2 text-12">
      {columns.map(({ key, vehicle }, index) => (
        <li className="inline-flex gap-6px items-center" key={key}>
          <Marker column={index} />
          {vehicle.shortName}
        </li>
      ))}
    </ul>
  );
}

function Radar({ radar, columns }: { radar: ComparisonRadar; columns: readonly ComparisonColumn[] }) {
  const { width, height } = COMPARISON_RADAR_BOX;
  const reader = useRef<HTMLDivElement>(null);
  const label = "Percentiles of the compared vehicles, each within its own tier and class";
  return (
    <>
      <div className="chart-box">
        <svg className="compare-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <path className="compare-grid" d={radar.grid} />
          <path className="compare-ring" d={radar.ring} />
          {radar.shapes.map(({ column, d, marks }) => (
            <g key={column} className={`${seriesClass(column)} ${column < 4 ? "" : "compare-colour-again"}`}>
              <path className="compare-shape" d={d} />
              <path className="compare-mark" d={marks} />
            </g>
          ))}
          {radar.axes.map(({ label: text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </svg>
        <PointReader
          ref={reader}
          label="percentiles"
          points={pointsText(radar.points, ([x, y]) => [(100 * x) / width, (100 * y) / height])}
        />
      </div>
      <Legend columns={columns} />
      <Info label="How to read this chart">
        Percentile in its tier and class: 0 at the centre, 100 at the rim. Dashed ring: median.
      </Info>
      {radar.missing.length > 0 && <p className="note">Not drawn, too little data: {radar.missing.join(", ")}.</p>}
      <ChartTable label="Percentiles" head={["Axis", ...headsOf(columns)]} rows={radar.rows} />
    </>
  );
}

/** Heads of a table, each another: of the same vehicle several times, they are counted. */
function headsOf(columns: readonly ComparisonColumn[]): string[] {
  return columns.map(({ vehicle }, index) => {
    const before = columns.slice(0, index).filter((other) => other.vehicle.id === vehicle.id).length;
    return before === 0 ? vehicle.shortName : `${vehicle.shortName} (${before + 1})`;
  });
}

interface ScatterProps {
  scatter: ScatterPlot;
  columns: readonly ComparisonColumn[];
  version: string | null;
}

function Scatter({ scatter, columns, version }: ScatterProps) {
  const { xTitle, yTitle, among, missing, rows } = scatter;
  const read = useMemo(() => documentsOf(version), [version]);
  const heads = headsOf(columns);
  return (
    <>
      <ScatterChart plot={scatter} read={read} legend={<Legend columns={columns} />} />
      <Info label="How to read this chart">
        <p>{keepUnits(`Points: ${among}, with top modules.`)}</p>
      </Info>
      {missing.length > 0 && <p className="note">Not marked, a figure is missing: {missing.join(", ")}.</p>}
      <ChartTable
        label={`${yTitle} over ${xTitle}`}
        head={["Vehicle", xTitle, yTitle]}
        rows={rows.map(({ x, y }, index) => [heads[index] ?? "", x, y])}
      />
    </>
  );
}
