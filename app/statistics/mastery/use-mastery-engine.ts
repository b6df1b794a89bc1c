import { tableEngineHook } from "#app/components/data-table/use-table-engine.ts";
import type { StatisticsEngine } from "#app/components/statistics-table/statistics-engine.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { MASTERY } from "./mastery-model.ts";

/** The engine of the thresholds once something has asked for it; until then, and if it cannot be had, null. */
export const useMasteryEngine = tableEngineHook<ShownStatistics, StatisticsEngine>(MASTERY.path, (version) =>
  import("./mastery-engine.ts").then(({ loadMasteryEngine }) => loadMasteryEngine(version)),
);
