import { type ReactNode, useRef } from "react";
import { ChartTable } from "#app/components/charts/chart-table.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { LineChartContent, LineChartLabels } from "#app/components/charts/line-chart-content.ts";
import { PointReader } from "#app/components/charts/point-reader.tsx";
import type { ScatterPlot } from "#app/components/charts/scatter-plot.ts";
import { Info } from "#app/components/info.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { VehicleContent } from "../vehicle-content.ts";
import { ScatterPanel } from "./scatter-panel.tsx";
import { RADAR_BOX, type VehicleRadar } from "./vehicle-radar.ts";

interface ChartsPanelProps {
  content: VehicleContent;
  /** Null if nothing is known for it. */
  scatter: ScatterPlot | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The charts: drawn by the server, each with its figures as a table, and live once they come near. */
export function ChartsPanel({ content, scatter, version }: ChartsPanelProps) {
  const { name, peers, radar, charts, full } = content;
  const gun = full?.gun ?? "gun";
  return (
    <>
      <Panel title="Against its peers">
        {radar ? (
          <RadarChart radar={radar} name={name} peers={peers} />
        ) : (
          <NotKnown reason="too few of the six figures are known" />
        )}
        {radar && content.mixedPatches !== "" && (
          <Info label="Different patches">
            <p>{content.mixedPatches}</p>
          </Info>
        )}
      </Panel>
      <LinePanel
        title="Penetration over distance"
        label={`Penetration of the ${gun} over distance, in mm`}
        chart={charts.penetration}
        labels={CHART_LABELS.penetration}
        note={`Average penetration of the ${gun}: full up to 100 m, then a steady fall.`}
        otherwise="its shells aren’t known"
      />
      <LinePanel
        title="Dispersion over distance"
        label={`Radius of the aiming circle of the ${gun} over distance, in m`}
        chart={charts.dispersion}
        labels={CHART_LABELS.dispersion}
        note="Radius of the aiming circle, fully aimed and right after a shot, standing still."
        otherwise="its dispersion isn’t known"
      />
      <LinePanel
        title="Spotted at"
        label="Distance at which this vehicle is spotted, in m"
        chart={charts.spotted}
        labels={CHART_LABELS.spotted}
        note="By the spotter’s view range: view range − (view range − 50) × concealment, from 50 to 445 m. No camouflage skill, paint or cover."
        otherwise="its concealment isn’t known"
      />
      <LinePanel
        title="Spots others at"
        label="Distance at which this vehicle spots others, in m"
        chart={charts.sight}
        labels={CHART_LABELS.sight}
        note={`By the target’s concealment, same formula. Median: view range of ${peers}.`}
        otherwise="its view range isn’t known"
      />
      {(charts.damage || charts.damageUnknown !== "") && (
        <LinePanel
          title="Damage over time"
          label="Damage of a minute of fire, in hp"
          chart={charts.damage}
          labels={CHART_LABELS.damage}
          note={damageNote(charts)}
          otherwise={charts.damageUnknown}
        />
      )}
      <ScatterPanel vehicle={content} scatter={scatter} version={version} />
    </>
  );
}

/** The two ways to fire, keyed by the name of the first. */
const WAYS: Record<string, string> = {
  Full: "Full: waits for a full magazine. Each: fires every shell as soon as it’s loaded. ",
  Both: "Both: charges, fires both barrels and waits for both. Each: one barrel after the other. ",
};

function damageNote({ damage, paced }: VehicleContent["charts"]): string {
  const ways = WAYS[damage?.lines[0]?.label ?? ""] ?? "";
  const median =
    paced > 1 ? `Median: ${paced} vehicles of its tier and class, each with its top gun fired in its best way.` : "";
  return `If every shot hits and penetrates, starting fully loaded. ${ways}${median}`;
}

interface LinePanelProps {
  title: string;
  /** Names the drawing. */
  label: string;
  chart: LineChartContent | null;
  labels: LineChartLabels;
  note: string;
  /** Why there is no chart. */
  otherwise?: string;
}

function LinePanel({ title, label, chart, labels, note, otherwise = "" }: LinePanelProps) {
  return (
    <Panel title={title}>
      {chart ? (
        <>
          <LineChart figures={chart} label={label} labels={labels} />
          <Info label="How to read this chart">
            <p>{keepUnits(note)}</p>
          </Info>
        </>
      ) : (
        <NotKnown reason={otherwise} />
      )}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel far-panel" aria-label={title}>
      <h2 className="heading-2 panel-head">{title}</h2>
      <div className="panel-body">{children}</div>
    </section>
  );
}

function NotKnown({ reason }: { reason: string }) {
  return <p className="note">No data: {reason}.</p>;
}

const whole = (value: number) => formatNumber(value);
const metres = (at: number) => `${formatNumber(at, 1, 0)} m`;

/** How the charts of lines say their figures. */
export const CHART_LABELS = {
  penetration: {
    head: "Distance",
    x: metres,
    y: (value) => `${whole(value)} mm`,
    xUnit: " m",
    yTick: whole,
    beyond: "Out of reach",
  },
  dispersion: {
    head: "Distance",
    x: metres,
    y: (value) => `${formatNumber(value, 2)} m`,
    xUnit: " m",
    yTick: (value) => formatNumber(value, 2, 0),
    beyond: "",
  },
  spotted: {
    head: "View range",
    x: metres,
    y: (value) => `${whole(value)} m`,
    xUnit: " m",
    yTick: whole,
    beyond: "",
  },
  sight: {
    head: "Concealment",
    x: (at) => `${whole(at)}%`,
    y: (value) => `${whole(value)} m`,
    xUnit: "%",
    yTick: whole,
    beyond: "",
  },
  damage: {
    head: "After",
    x: (at) => `${whole(at)} s`,
    y: (value) => `${whole(value)} hp`,
    xUnit: " s",
    yTick: whole,
    beyond: "",
  },
} satisfies Record<string, LineChartLabels>;

interface RadarChartProps {
  radar: VehicleRadar;
  name: string;
  /** "24 tier VII heavy tanks". */
  peers: string;
}

/**
 * The radar, drawn by the server alone: it shows the value next to each axis, which the library's chart cannot, and
 * its points are read like those of the other charts.
 */
function RadarChart({ radar: { grid, ring, shape, axes, missing }, name, peers }: RadarChartProps) {
  const reader = useRef<HTMLDivElement>(null);
  const { width, height } = RADAR_BOX;
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const points = axes.map(({ label, statLabel, text, dot }) => {
    const what = label === statLabel ? label : `${label}, ${statLabel.toLowerCase()}`;
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
          <path className="fill-none stroke-grid" d={grid} />
          <path className="chart-median" d={ring} />
          <path className="chart-shape" d={shape} />
          {axes.map(({ dot }) => (
            <circle
              key={`${dot.x} ${dot.y}`}
              className="fill-surface-1 stroke-chart-1 stroke-width-2px"
              cx={dot.x}
              cy={dot.y}
              r="3"
            />
          ))}
          {axes.map(({ label, text, x, y, anchor }) => (
            <text key={label} x={x} y={y} textAnchor={anchor}>
              {`${label} `}
              <tspan className="fill-text font-600">{text}</tspan>
            </text>
          ))}
        </svg>
        <PointReader ref={reader} points={points.join("\n")} label={`Percentiles of ${name}`} />
      </div>
      <p className="chart-legend">
        <span>{name}</span>
        <span>Median</span>
      </p>
      {missing.length > 0 && <p className="note">No data with these modules: {missing.join(", ")}.</p>}
      <ChartTable
        label="Percentiles"
        head={["Axis", "Figure", "Percentile"]}
        rows={axes.map(({ label, statLabel, text }) => [label, statLabel, text])}
      />
    </>
  );
}
