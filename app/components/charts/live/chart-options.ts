import type { ApexOptions } from "apexcharts";
import type { LiveAxis, LiveModel } from "./live-model.ts";

/** Colours of the lines in their order; the subject is always the first. They follow the colour mode by themselves. */
const LINE_COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)"];
const PEERS_COLOUR = "var(--text-3)";
const OTHERS_COLOUR = "var(--border-control)";

/** Room beside the plot: for the names of lines at their ends, or for half of the last figure. */
const ROOM = { lines: 50, scatter: 14 };

/** The series of a live chart, as the library takes them. */
export function chartSeries(model: LiveModel): NonNullable<ApexOptions["series"]> {
  if (model.kind === "scatter") return [{ name: "Others", data: model.others.map(([x, y]) => ({ x, y })) }];
  return model.lines.map(({ label, points }) => ({ name: label, data: points.map(([x, y]) => ({ x, y })) }));
}

/**
 * The one look of all live charts. What would write HTML or inline styles is off, since the page's policy forbids it:
 * tooltip, legend, tool bar and the library's own style sheet. Tooltip, keys and zoom are ours.
 * @param ticks of what is shown, which may be a part
 * @param onDrawn called with the chart whenever it was drawn
 */
export function chartOptions(
  model: LiveModel,
  ticks: { x: readonly number[]; y: readonly number[] },
  onDrawn: (chart: unknown) => void,
): ApexOptions {
  return {
    chart: {
      fontFamily: "inherit",
      foreColor: "var(--text-3)",
      background: "transparent",
      // It takes the place of the same picture: nothing moves, whatever motion is wished for.
      animations: { enabled: false },
      injectStyleSheet: false,
      parentHeightOffset: 0,
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      selection: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      events: { mounted: onDrawn, updated: onDrawn },
    },
    colors:
      model.kind === "scatter"
        ? [OTHERS_COLOUR]
        : model.lines.map(({ peers }, line) => (peers ? PEERS_COLOUR : (LINE_COLOURS[line] ?? PEERS_COLOUR))),
    dataLabels: { enabled: false },
    grid: {
      borderColor: "var(--grid)",
      padding: { top: -12, right: ROOM[model.kind], bottom: 0, left: 4 },
      xaxis: { lines: { show: model.kind === "scatter" } },
    },
    legend: { show: false },
    markers: { size: model.kind === "scatter" ? 2.75 : 0, strokeWidth: 0, hover: { sizeOffset: 0 } },
    states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
    stroke: { curve: "straight", lineCap: "round", width: 2 },
    tooltip: { enabled: false },
    xaxis: {
      type: "numeric",
      ...axisRange(ticks.x),
      labels: { formatter: tickText(model.x, ticks.x), style: { fontSize: "11px" }, rotate: 0 },
      axisBorder: { color: "var(--border-strong)" },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
      ...titleOf(model.x),
    },
    yaxis: {
      ...axisRange(ticks.y),
      labels: { formatter: tickText(model.y, ticks.y), style: { fontSize: "11px" }, offsetX: -4 },
      ...titleOf(model.y),
    },
  };
}

/** The axis reaches from the first to the last tick, which are evenly spread. */
function axisRange(ticks: readonly number[]) {
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, tickAmount: ticks.length - 1 };
}

/** The library works its ticks out anew: each is the nearest of ours. */
function tickText({ text }: LiveAxis, ticks: readonly number[]) {
  return (value: string | number): string => {
    const away = ticks.map((tick) => Math.abs(tick - Number(value)));
    const nearest = ticks[away.indexOf(Math.min(...away))];
    return nearest === undefined ? "" : text(nearest);
  };
}

function titleOf({ title }: LiveAxis) {
  return title === undefined
    ? {}
    : { title: { text: title, style: { color: "var(--text-3)", fontSize: "11px", fontWeight: 450 } } };
}
