import { tableEngineHook } from "#app/components/data-table/use-table-engine.ts";
import type { StatisticsEngine } from "#app/components/statistics-table/statistics-engine.ts";
import type { ShownStatistics } from "#app/components/statistics-table/statistics-view.ts";
import { MARKS_TABLE } from "./marks-model.ts";

/** The engine of the marks of a region once something has asked for it; until then, and if it cannot be had, null. */
export const useMarksEngine = tableEngineHook<ShownStatistics, StatisticsEngine>(MARKS_TABLE.path, (version, region) =>
  import("./marks-engine.ts").then(({ loadMarksEngine }) => loadMarksEngine(version, region)),
);
