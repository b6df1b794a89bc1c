import { COMPARISON_PATH, type ComparisonQuery } from "#app/game/comparison/query.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { ChartFigures } from "#app/ui/chart-figures.tsx";
import { CarriedComparison } from "../carried-comparison.tsx";
import type { ComparisonView } from "../comparison-view.ts";
import type { ColumnView } from "../table/column-view.ts";
import { RADAR_BOX, SCATTER_BOX } from "./chart-boxes.ts";
import { Marker, seriesClass } from "./marker.tsx";
import type { RadarView } from "./radar-view.ts";
import type { ScatterView } from "./scatter-view.ts";

/** The charts, drawn by the server; each with its figures as a table. */
export function ComparisonCharts({ view }: { view: ComparisonView }) {
  const { columns, radar, scatter, query } = view;
  return (
    <div className="halves mt-16px">
      <section className="panel" aria-labelledby="radar">
        <h2 className="heading-2 panel-head" id="radar">
          Against their peers
        </h2>
        <div className="panel-body">
          {radar ? (
            <Radar radar={radar} columns={columns} />
          ) : (
            <p className="note">Not known: too few of the six figures are known.</p>
          )}
        </div>
      </section>
      <section className="panel" aria-labelledby="scatter">
        <h2 className="heading-2 panel-head" id="scatter">
          Two figures
        </h2>
        <div className="panel-body">
          <AxesForm query={query} />
          {scatter ? (
            <Scatter scatter={scatter} columns={columns} />
          ) : (
            <p className="note">Nothing to draw: these figures are not known, or cannot be read at the moment.</p>
          )}
        </div>
      </section>
    </div>
  );
}

function Legend({ columns }: { columns: readonly ColumnView[] }) {
  return (
    <ul className="compare-legend">
      {columns.map(({ key, vehicle }, place) => (
        <li key={key}>
          <Marker column={place} />
          {vehicle.shortName}
        </li>
      ))}
    </ul>
  );
}

function Radar({ radar, columns }: { radar: RadarView; columns: readonly ColumnView[] }) {
  const { width, height } = RADAR_BOX;
  const label = "Percentiles of the compared vehicles, each within its own tier and class";
  return (
    <>
      <svg className="compare-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className="compare-grid" d={radar.grid} />
        <path className="compare-ring" d={radar.ring} />
        {radar.shapes.map(({ column, d, marks }) => (
          <g key={column} className={seriesClass(column)}>
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
      <Legend columns={columns} />
      <p className="note">
        Percentiles, 0 in the middle and 100 at the rim: each vehicle with its modules and build among the top modules
        of its own tier and class. The dashed ring is the median.
      </p>
      {radar.missing.length > 0 && (
        <p className="note">Without a shape: {radar.missing.join(", ")}. Too little is known.</p>
      )}
      <ChartFigures label="Percentiles" head={["Axis", ...headsOf(columns)]} rows={radar.rows} />
    </>
  );
}

/** Heads of a table, each another: of the same vehicle several times, they are counted. */
function headsOf(columns: readonly ColumnView[]): string[] {
  return columns.map(({ vehicle }, place) => {
    const before = columns.slice(0, place).filter((each) => each.vehicle.id === vehicle.id).length;
    return before === 0 ? vehicle.shortName : `${vehicle.shortName} (${before + 1})`;
  });
}

function Scatter({ scatter, columns }: { scatter: ScatterView; columns: readonly ColumnView[] }) {
  const { width, height, left, right, top, bottom } = SCATTER_BOX;
  const { grid, base, xTicks, yTicks, xTitle, yTitle, others, marks, among, missing, rows } = scatter;
  const heads = headsOf(columns);
  return (
    <>
      <svg
        className="compare-chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${yTitle} over ${xTitle}`}
      >
        <path className="compare-grid" d={grid} />
        <path className="compare-axes" d={base} />
        <g textAnchor="end">
          {yTicks.map(({ at, text }) => (
            <text key={text} x={left - 6} y={at}>
              {text}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {xTicks.map(({ at, text }) => (
            <text key={text} x={at} y={bottom + 17}>
              {text}
            </text>
          ))}
          <text x={(left + right) / 2} y={height - 6}>
            {xTitle}
          </text>
          <text x={-(top + bottom) / 2} y="11" transform="rotate(-90)">
            {yTitle}
          </text>
        </g>
        <path className="compare-others" d={others} />
        {marks.map(({ column, d }) => (
          <path key={column} className={`compare-mark ${seriesClass(column)}`} d={d} />
        ))}
      </svg>
      <Legend columns={columns} />
      <p className="note">{keepUnits(`Points: ${among}, with top modules.`)}</p>
      {missing.length > 0 && (
        <p className="note">Not marked: {missing.join(", ")}. A figure is not known or does not apply.</p>
      )}
      <ChartFigures
        label={`${yTitle} over ${xTitle}`}
        head={["Vehicle", xTitle, yTitle]}
        rows={rows.map(([_, ...cells], place) => [heads[place] ?? "", ...cells])}
      />
    </>
  );
}

/** Which two figures; a form, so that it works without script. */
function AxesForm({ query }: { query: ComparisonQuery }) {
  const [x, y] = query.axes;
  return (
    <form
      action={COMPARISON_PATH}
      className="compare-axes-form"
      data-keep-scroll=""
      autoComplete="off"
      aria-label="Two figures"
    >
      <CarriedComparison query={query} without={["x", "y"]} />
      <AxisField name="x" label="Across" value={x} />
      <AxisField name="y" label="Up" value={y} />
      <button type="submit" className="button button-small">
        Show
      </button>
    </form>
  );
}

function AxisField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid gap-4px min-w-0 color-text-3 text-12">
      {label}
      <select className="select-field min-w-0" key={value} name={name} defaultValue={value}>
        {STAT_KEYS.map((key) => (
          <option key={key} value={key}>
            {STAT_META[key].label}
          </option>
        ))}
      </select>
    </label>
  );
}
