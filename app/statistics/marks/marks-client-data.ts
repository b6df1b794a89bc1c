import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import { rowNoun } from "#app/components/data-table/table-definition.ts";
import type { TableFile } from "#app/components/data-table/table-file.ts";
import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { type ExportSource, fileNameOf } from "#app/components/export/export-table.ts";
import { REGION_SHORT_LABELS, type Region } from "#app/game/model/enumerations/regions.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { marksTablePath } from "#app/game/statistics/marks/thresholds.ts";
import { earlierSnapshots, marksStatistics } from "./marks-table.ts";

/** All marks of a region in the browser. @param version of the dataset, whose documents never change */
export async function marksClientData(version: string | null, region: Region): Promise<TableClientData> {
  const path = marksTablePath(region);
  const table = await documentsOf(version)<MarksTable>(path);
  if (table === null) throw new DatasetUnavailable(path);
  const statistics = marksStatistics(table);
  return { tableOf: () => statistics, file: marksFile(table) };
}

/** The metadata in a file of a region's marks. */
export function marksFile(table: MarksTable): TableFile {
  const { region, publisher, date } = table;
  // The game's version is not stated: the thresholds move every day.
  const source: ExportSource = { publisher, version: null, date };
  return {
    who: ["name", "nation", "tier", "class", "type"],
    about: ({ model, selected }) => ({
      title: `Marks of excellence, ${REGION_SHORT_LABELS[region]}`,
      fileName: fileNameOf("marks-of-excellence", region, selected.length, rowNoun(model, selected.length), date),
      sources: [source],
      note: [
        "Average combined damage for each mark; empty where too few players stand behind a threshold",
        ...earlierSnapshots(table).map(({ days, date: since }) => `change in ${days} days: since ${since}`),
      ].join("; "),
      sourceOf: () => source,
    }),
  };
}
