import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import type { MasteryTable } from "#app/game/model/tables/mastery-table.ts";
import { MASTERY_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { type StatisticsEngine, statisticsEngine } from "#app/widgets/statistics-table/statistics-engine.ts";
import { masteryFile } from "./mastery-file.ts";
import { masteryStatistics } from "./mastery-table.ts";

/** All thresholds in the browser. @param version of the dataset, whose documents never change */
export async function loadMasteryEngine(version: string): Promise<StatisticsEngine> {
  const table = await documentsOf(version)<MasteryTable>(MASTERY_TABLE_PATH);
  if (table === null) throw new DatasetUnavailable(MASTERY_TABLE_PATH);
  const statistics = masteryStatistics(table);
  return statisticsEngine(version, masteryFile(version), () => statistics);
}
