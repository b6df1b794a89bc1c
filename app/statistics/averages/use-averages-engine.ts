import { tableEngineHook } from "#app/components/data-table/use-table-engine.ts";
import type { StatisticsEngine } from "#app/components/statistics-table/statistics-engine.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { VEHICLES } from "./averages-model.ts";

/** Which averages there are: those of our own battles beside the reference, or the reference alone. */
export const WITH_OWN = "own";

/** The engine of the averages once something has asked for it; until then, and if it cannot be had, null. */
export const useAveragesEngine = tableEngineHook<ShownStatistics, StatisticsEngine>(VEHICLES.path, (version, of) =>
  import("./averages-engine.ts").then(({ loadAveragesEngine }) => loadAveragesEngine(version, of === WITH_OWN)),
);
