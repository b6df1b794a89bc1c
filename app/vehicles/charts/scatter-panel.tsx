import { useMemo } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { ChartFigures } from "#app/components/chart-figures.tsx";
import { AxesForm } from "#app/components/charts/axes-form.tsx";
import { ScatterChart } from "#app/components/charts/scatter-chart.tsx";
import { placing, type ScatterView } from "#app/components/charts/scatter-view.ts";
import { niceAxis, short } from "#app/game/charts/axis.ts";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import { parseAxes } from "#app/game/charts/scatter-axes.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { formatStatWithUnit } from "#app/game/stats/format.ts";
import { STAT_KEYS, type Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { VehicleView } from "../vehicle-view.ts";

interface ScatterPanelProps {
  view: Pick<VehicleView, "id" | "slug" | "name" | "search" | "tier" | "fitted">;
  /** With the vehicle at its top modules; null where nothing of it is known. */
  scatter: ScatterView | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The figures to choose from here: all others can be named in the address, and chosen in the comparison. */
const CHOICES = STAT_KEYS.filter((key) => STAT_META[key].headline);

/** Two figures of all vehicles of the tier, with this one marked. */
export function ScatterPanel({ view, scatter: top, version }: ScatterPanelProps) {
  const { name, search, tier, fitted } = view;
  const scatter = useMemo(() => (top && fitted ? fittedScatter(top, name, fitted) : top), [top, name, fitted]);
  const read = useMemo(() => documentsOf(version), [version]);
  const axes = scatter?.axes ?? parseAxes(new URLSearchParams());
  return (
    <section className="panel far-panel" aria-label="Among its tier">
      <h2 className="heading-2 panel-head">Among its tier</h2>
      <div className="panel-body">
        <AxesForm action={vehicleViewPath(view, "statistics")} axes={axes} choices={CHOICES}>
          {[...new URLSearchParams(search)].map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
        </AxesForm>
        {scatter ? (
          <>
            <ScatterChart
              view={scatter}
              read={read}
              legend={
                <p className="inline-flex gap-6px items-center color-text-2 text-12">
                  <i className="w-10px h-10px rounded-full bg-chart-1" aria-hidden="true" />
                  {name}
                </p>
              }
            />
            <p className="note">
              {keepUnits(
                `Points: ${scatter.among}, with top modules. ${fitted ? "The mark: with what is fitted here. " : ""}`,
              )}
              <a className="text-link" href={tableOf(tier, axes)}>
                All as a table
              </a>
            </p>
            {scatter.missing.length > 0 && (
              <p className="note">{name} is not marked: a figure is not known or does not apply.</p>
            )}
            <ChartFigures
              label={`${scatter.yTitle} over ${scatter.xTitle}`}
              head={["Vehicle", scatter.xTitle, scatter.yTitle]}
              rows={scatter.rows}
            />
          </>
        ) : (
          <p className="note">Nothing to draw: these figures are not known, or cannot be read at the moment.</p>
        )}
      </div>
    </section>
  );
}

/** Address of the index with the same vehicles and figures: the table behind the points. */
function tableOf(tier: number, [x, y]: ScatterView["axes"]): string {
  return `/?tier=${tier}&cols=${[...new Set([x, y])].join(",")}&sort=-${y}`;
}

/**
 * The scatter of a vehicle with the mark at what is fitted, in place of its top modules. Where that lies beyond an axis,
 * the axis is made longer, and the points of the others move along.
 * @param name of the vehicle
 */
export function fittedScatter(view: ScatterView, name: string, fitted: Stats): ScatterView {
  const [x, y] = [fitted[view.axes[0]], fitted[view.axes[1]]];
  const row = [name, formatStatWithUnit(view.axes[0], x), formatStatWithUnit(view.axes[1], y)] as const;
  if (typeof x !== "number" || typeof y !== "number") return { ...view, marks: [], rows: [row], missing: [name] };
  const ticks = { x: reaching(view.x, x, 6), y: reaching(view.y, y, 5) };
  const marks = [{ column: 0, at: [x, y] as const }];
  return { ...view, ...ticks, others: moved(view, ticks), marks, rows: [row], missing: [] };
}

/** The same ticks where the figure lies within them. */
function reaching(ticks: readonly number[], figure: number, steps: number): readonly number[] {
  const [low = figure, high = figure] = [ticks[0], ticks.at(-1)];
  if (figure >= low && figure <= high) return ticks;
  return niceAxis(Math.min(low, figure), Math.max(high, figure), 0, 1, steps).ticks;
}

/** The points of the others between other ends of the axes. */
function moved(view: ScatterView, ticks: Pick<ScatterView, "x" | "y">): string {
  if (ticks.x === view.x && ticks.y === view.y) return view.others;
  const [from, to] = [placing(view), placing(ticks)];
  const ends = (axes: Pick<ScatterView, "x" | "y">, place: (at: RadarPoint) => RadarPoint) =>
    [place([axes.x[0] ?? 0, axes.y[0] ?? 0]), place([axes.x.at(-1) ?? 0, axes.y.at(-1) ?? 0])] as const;
  // The ends of the old axes in the old drawing and in the new one say how everything between them moves.
  const [oldLow, oldHigh] = ends(view, from);
  const [newLow, newHigh] = ends(view, to);
  const along = (axis: 0 | 1, at: number) =>
    newLow[axis] + ((at - oldLow[axis]) * (newHigh[axis] - newLow[axis])) / (oldHigh[axis] - oldLow[axis]);
  return view.others.replaceAll(
    /M(-?[\d.]+) (-?[\d.]+)h0/g,
    (_, x, y) => `M${short(along(0, Number(x)))} ${short(along(1, Number(y)))}h0`,
  );
}
