import { readCharts } from "#app/widgets/charts/chart-reader.ts";
import { followSections } from "./section-tabs.ts";

/**
 * Starts what a vehicle's page gains once it is used or scrolled: section tabs that follow, and readable charts.
 * @param first the event that brought this script, when there was one
 * @returns ends all of it
 */
export function startEnhancements(first?: Event): () => void {
  const stops = [followSections(), readCharts(first)];
  return () => {
    for (const stop of stops) stop();
  };
}
