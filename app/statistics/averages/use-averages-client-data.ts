import { tableClientDataHook } from "#app/components/data-table/use-table-client-data.ts";
import type { StatisticsClientData } from "#app/components/statistics-table/statistics-client-data.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { VEHICLES } from "./averages-definition.ts";

/** Which averages there are: those of our own battles beside the reference, or the reference alone. */
export const WITH_OWN = "own";

/** The engine of the averages once something has asked for it; until then, and if it cannot be had, null. */
export const useAveragesClientData = tableClientDataHook<ShownStatistics, StatisticsClientData>(
  VEHICLES.path,
  (version, of) =>
    import("./averages-client-data.ts").then(({ loadAveragesClientData: loadAveragesEngine }) =>
      loadAveragesEngine(version, of === WITH_OWN),
    ),
);
