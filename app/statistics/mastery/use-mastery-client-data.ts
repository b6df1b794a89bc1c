import { tableClientDataHook } from "#app/components/data-table/use-table-client-data.ts";
import type { StatisticsClientData } from "#app/components/statistics-table/statistics-client-data.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { MASTERY } from "./mastery-definition.ts";

/** The engine of the thresholds once something has asked for it; until then, and if it cannot be had, null. */
export const useMasteryClientData = tableClientDataHook<ShownStatistics, StatisticsClientData>(
  MASTERY.path,
  (version) =>
    import("./mastery-client-data.ts").then(({ loadMasteryClientData: loadMasteryEngine }) =>
      loadMasteryEngine(version),
    ),
);
