import { readCharts } from "./chart-reader.ts";
import { followSections } from "./section-tabs.ts";

/** What helps on a vehicle's page once it is used or scrolled. @returns what ends it */
export function startAids(first?: Event): () => void {
  const stops = [followSections(), readCharts(first)];
  return () => {
    for (const stop of stops) stop();
  };
}
