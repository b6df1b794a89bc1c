import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { type MarksTable, marksTablePath } from "#app/game/model/marks-table.ts";
import { type StatisticsEngine, statisticsEngine } from "#app/widgets/statistics-table/statistics-engine.ts";
import { marksFile } from "./marks-file.ts";
import { marksStatistics } from "./marks-statistics.ts";

/** All marks of a region in the browser. @param version of the dataset, whose documents never change */
export async function loadMarksEngine(version: string, region: string): Promise<StatisticsEngine> {
  const path = marksTablePath(isRegion(region) ? region : "eu");
  const table = await documentsOf(version)<MarksTable>(path);
  if (table === null) throw new DatasetUnavailable(path);
  const statistics = marksStatistics(table);
  return statisticsEngine(version, marksFile(table), () => statistics);
}
