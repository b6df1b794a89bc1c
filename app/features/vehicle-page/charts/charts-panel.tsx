import { keepUnits } from "#app/lib/text/keep-units.ts";
import { ChartFigures } from "#app/ui/chart-figures.tsx";
import type { VehicleView } from "../vehicle-view.ts";
import { LINE_BOX, RADAR_BOX } from "./chart-boxes.ts";
import type { LineChartView } from "./charts-view.ts";
import type { RadarView } from "./radar-view.ts";

/** The charts, drawn by the server; each with its figures as a table. */
export function ChartsPanel({ view }: { view: VehicleView }) {
  const { name, peers, radar, spotting, full, mixedPatches } = view;
  return (
    <div className="charts" id="charts">
      <section className="panel far-panel">
        <h2 className="heading-2 panel-head">Against its peers</h2>
        <div className="panel-body">
          {radar ? radarChart(radar, name, peers) : notKnown("too few of the six figures are known for this vehicle")}
          {radar && mixedPatches !== "" && <p className="note">{mixedPatches}</p>}
        </div>
      </section>
      <section className="panel far-panel">
        <h2 className="heading-2 panel-head">Penetration over distance</h2>
        <div className="panel-body">
          {full ? (
            <>
              {lineChart(
                full.penetration,
                `Penetration of the ${full.gun} over distance, in mm`,
                (at, figure) => `${at}: ${figure} mm`,
              )}
              <p className="note">
                {keepUnits(
                  `Average penetration of the ${full.gun} in mm, by distance in metres. Each shot has up to 25 % more or less. Penetration is full up to 100 m and then falls steadily.`,
                )}
              </p>
            </>
          ) : (
            notKnown("the shells of this vehicle are not known")
          )}
        </div>
      </section>
      <section className="panel far-panel">
        <h2 className="heading-2 panel-head">Spotted at</h2>
        <div className="panel-body">
          {spotting ? (
            <>
              {lineChart(
                spotting,
                "Distance at which this vehicle is spotted, in m",
                (at, figure) => `view range ${at}: ${figure}`,
              )}
              <p className="note">
                {keepUnits(
                  "Distance in metres, by the spotter's view range: view range − (view range − 50) × concealment, from 50 to 445 m. Without the camouflage skill, paint or cover.",
                )}
              </p>
            </>
          ) : (
            notKnown("the concealment of this vehicle is not known")
          )}
        </div>
      </section>
    </div>
  );
}

function notKnown(reason: string) {
  return <p className="note">Not known: {reason}.</p>;
}

/** @param say the text of a point, from the table's row and column */
function lineChart(
  { grid, base, xTicks, yTicks, lines, points, head, rows }: LineChartView,
  label: string,
  say: (at: string, figure: string) => string,
) {
  const texts = points.map((line, index) => {
    const [name, ...cells] = rows[index] ?? [];
    return line.map((place, cell) => `${place} ${name}, ${say(head[cell + 1] ?? "", cells[cell] ?? "")}`);
  });
  return (
    <>
      <div className="chart-box">
        <svg className="chart" viewBox={`0 0 ${LINE_BOX.width} ${LINE_BOX.height}`} role="img" aria-label={label}>
          <path className="chart-grid" d={grid} />
          <path className="chart-base" d={base} />
          <g textAnchor="end">
            {yTicks.map(({ at, text }) => (
              <text key={text} x="30" y={at}>
                {text}
              </text>
            ))}
          </g>
          <g textAnchor="middle">
            {xTicks.map(({ at, text }) => (
              <text key={text} x={at} y="252">
                {text}
              </text>
            ))}
          </g>
          {lines.map(({ d, label: name }, index) => (
            <path key={name} className={`chart-line chart-line-${index + 1}`} d={d} />
          ))}
          {lines.map(({ label: name, x, y }, index) => (
            <text key={name} className={`chart-name-${index + 1}`} x={x} y={y}>
              {name}
            </text>
          ))}
        </svg>
        {reader(texts, label)}
      </div>
      <ChartFigures label={label} head={head} rows={rows} />
    </>
  );
}

function radarChart({ grid, ring, shape, axes, missing }: RadarView, name: string, peers: string) {
  const { width, height } = RADAR_BOX;
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const texts = axes.map(({ label, figure, text, dot }) => {
    const name = label === figure ? label : `${label}, ${figure.toLowerCase()}`;
    return `${percent(dot.x, width)} ${percent(dot.y, height)} ${name}: percentile ${text}`;
  });
  return (
    <>
      <div className="chart-box">
        <svg
          className="chart"
          viewBox={`0 0 ${RADAR_BOX.width} ${RADAR_BOX.height}`}
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
        {reader([texts], `Percentiles of ${name}`)}
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

/**
 * Overlay of a chart that makes its points readable by pointer, finger and keyboard (chart-reader.ts). For screen
 * readers it is a slider whose value is a point as text.
 * @param lines the points of each line, in the form of chart-points.ts
 */
function reader(lines: string[][], label: string) {
  const points = lines.flat();
  return (
    <div
      className="js-only absolute inset-0 [touch-action:pan-y]"
      role="slider"
      tabIndex={0}
      aria-label={`Points of the chart: ${label}`}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={1}
      aria-valuetext={points[0]?.replace(/^\S+ \S+ /, "")}
      data-points={lines.map((line) => line.join("\n")).join("\n\n")}
    />
  );
}
