import { tableClientDataHook } from "#app/components/data-table/use-table-client-data.ts";
import type { StatisticsClientData } from "#app/components/statistics-table/statistics-client-data.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { MARKS_TABLE } from "./marks-definition.ts";

/** The engine of the marks of a region once something has asked for it; until then, and if it cannot be had, null. */
export const useMarksClientData = tableClientDataHook<ShownStatistics, StatisticsClientData>(
  MARKS_TABLE.path,
  (version, region) =>
    import("./marks-client-data.ts").then(({ loadMarksClientData: loadMarksEngine }) =>
      loadMarksEngine(version, region),
    ),
);
