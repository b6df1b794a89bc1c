import { niceAxis, short } from "#app/game/charts/axis.ts";
import type { Point } from "#app/game/charts/radar.ts";
import { formatStatWithUnit } from "#app/game/stats/format.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { placing, type ScatterView } from "#app/widgets/charts/scatter-view.ts";

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
  const ends = (axes: Pick<ScatterView, "x" | "y">, place: (at: Point) => Point) =>
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
