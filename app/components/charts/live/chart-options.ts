import type { ApexOptions } from "apexcharts";
import type { LiveAxis, LiveModel } from "./live-model.ts";

/** Colours of the lines in order; the subject is always first. They follow the colour mode automatically. */
const LINE_COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)"];
const PEERS_COLOUR = "var(--text-3)";
const OTHERS_COLOUR = "var(--border-control)";

/** Space next to the plot: for line names at the ends, or half of the last number. */
const ROOM = { lines: 50, scatter: 14 };

/** The series of a live chart, in the library's format. */
export function chartSeries(model: LiveModel): NonNullable<ApexOptions["series"]> {
  if (model.kind === "scatter") return [{ name: "Others", data: model.others.map(([x, y]) => ({ x, y })) }];
  return model.lines.map(({ label, points }) => ({ name: label, data: points.map(([x, y]) => ({ x, y })) }));
}

/**
 * Shared look of all live charts. Features that write HTML or inline styles are off, since the page's policy forbids
 * them: tooltip, legend, tool bar and the library's own style sheet. We provide tooltip, keys and zoom ourselves.
 * @param ticks of the shown section, which may be part of the chart
 * @param onDrawn called with the chart after every drawing
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
      // It replaces an identical picture, so nothing should move, whatever the motion preference.
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

/** The library recomputes its ticks, so each is mapped to the nearest of ours. */
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
