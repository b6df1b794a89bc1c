import { formatNumber } from "#app/game/stats/format.ts";
import type { LineChartWords } from "#app/widgets/charts/line-chart-view.ts";

const whole = (figure: number) => formatNumber(figure);
const metres = (at: number) => `${formatNumber(at, 1, 0)} m`;

/** How the charts of lines say their figures. */
export const CHART_WORDS = {
  penetration: {
    head: "Shell",
    x: metres,
    y: (figure) => `${whole(figure)} mm`,
    xUnit: " m",
    yTick: whole,
    beyond: "Out of reach",
  },
  dispersion: {
    head: "Circle",
    x: metres,
    y: (figure) => `${formatNumber(figure, 2)} m`,
    xUnit: " m",
    yTick: (figure) => formatNumber(figure, 2, 0),
    beyond: "",
  },
  spotted: {
    head: "View range",
    x: metres,
    y: (figure) => `${whole(figure)} m`,
    xUnit: " m",
    yTick: whole,
    beyond: "",
  },
  sight: {
    head: "Concealment",
    x: (at) => `${whole(at)} %`,
    y: (figure) => `${whole(figure)} m`,
    xUnit: " %",
    yTick: whole,
    beyond: "",
  },
  damage: {
    head: "After",
    x: (at) => `${whole(at)} s`,
    y: (figure) => `${whole(figure)} hp`,
    xUnit: " s",
    yTick: whole,
    beyond: "",
  },
} satisfies Record<string, LineChartWords>;
