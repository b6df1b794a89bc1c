// The style sheet is made from the class names of markup; of these too: @unocss-include

import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";

export const LEVEL_COLOURS: Record<PerformanceLevel, string> = {
  bad: "color-perf-bad",
  belowAverage: "color-perf-below-average",
  average: "color-perf-average",
  aboveAverage: "color-perf-above-average",
  intermediate: "color-perf-intermediate",
  adequate: "color-perf-adequate",
  good: "color-perf-good",
  veryGood: "color-perf-very-good",
  great: "color-perf-great",
  unicum: "color-perf-unicum",
  superUnicum: "color-perf-super-unicum",
};
