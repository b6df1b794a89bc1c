import type { RefObject } from "react";
import type { RadarPoint } from "#app/game/charts/radar.ts";
import type { ChartBand, ChartLine, ChartRange, ReadPoint } from "../line-chart-content.ts";

/** An axis with its first and last tick at its ends. */
export interface LiveAxis {
  ticks: readonly number[];
  text: (tick: number) => string;
  title?: string;
}

interface LiveCommon {
  x: LiveAxis;
  y: LiveAxis;
  /** What pointer and keys read: one list a series. */
  read: readonly (readonly ReadPoint[])[];
}

interface LiveLines extends LiveCommon {
  kind: "lines";
  lines: readonly ChartLine[];
  range: ChartRange | undefined;
  bands: readonly ChartBand[];
}

/** Data of a live scatter chart, which can be zoomed. */
export interface LiveScatter extends LiveCommon {
  kind: "scatter";
  others: readonly RadarPoint[];
  /** The subjects, by their place among the columns; one without both figures has none. */
  marks: readonly { column: number; at: RadarPoint }[];
}

export type LiveModel = LiveLines | LiveScatter;

export interface LiveChartProps {
  model: LiveModel;
  /** The overlay that reads points and draws zoom sections. */
  reader: RefObject<HTMLElement | null>;
  /** Where the buttons of the zoom go. */
  tools: RefObject<HTMLElement | null>;
  /** Called with the points and their places whenever the chart was drawn. */
  onDrawn: (points: string) => void;
}
