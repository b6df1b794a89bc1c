import { tableClientDataHook } from "#app/components/data-table/use-table-client-data.ts";
import type { StatisticsClientData } from "#app/components/statistics-table/statistics-client-data.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";

/** The engine of a kind of modules once something has asked for it; until then, and if it cannot be had, null. */
export const useModulesClientData = tableClientDataHook<ShownStatistics, StatisticsClientData>(
  "/modules-extractor",
  (version, view) =>
    import("./modules-client-data.ts").then(({ loadModulesClientData: loadModulesEngine }) =>
      loadModulesEngine(version, view),
    ),
);
