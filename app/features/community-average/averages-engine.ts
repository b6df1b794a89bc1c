import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import { readOwnAverages } from "#app/api/own-averages.ts";
import type { AveragesTable } from "#app/game/model/tables/averages-table.ts";
import { AVERAGES_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { type StatisticsEngine, statisticsEngine } from "#app/widgets/statistics-table/statistics-engine.ts";
import { averagesFile } from "./averages-file.ts";
import { averagesStatistics } from "./averages-table.ts";

/**
 * All averages in the browser.
 * @param version of the dataset, whose documents never change
 * @param hasOwn the page has averages of players
 */
export async function loadAveragesEngine(version: string, hasOwn: boolean): Promise<StatisticsEngine> {
  const read = documentsOf(version);
  const [table, own] = await Promise.all([
    read<AveragesTable>(AVERAGES_TABLE_PATH),
    hasOwn ? readOwnAverages(globalThis.fetch) : null,
  ]);
  // The page was made with averages of players: without them it would be another table.
  if (hasOwn && own === null) throw new DatasetUnavailable("averages of players");
  if (table === null) throw new DatasetUnavailable(AVERAGES_TABLE_PATH);
  return statisticsEngine(version, averagesFile(version), averagesStatistics(table, own));
}
