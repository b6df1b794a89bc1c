import { tableEngineHook } from "#app/components/data-table/use-table-engine.ts";
import type { StatisticsEngine } from "#app/components/statistics-table/statistics-engine.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";

/** The engine of a kind of modules once something has asked for it; until then, and if it cannot be had, null. */
export const useModulesEngine = tableEngineHook<ShownStatistics, StatisticsEngine>(
  "/modules-extractor",
  (version, view) => import("./modules-engine.ts").then(({ loadModulesEngine }) => loadModulesEngine(version, view)),
);
