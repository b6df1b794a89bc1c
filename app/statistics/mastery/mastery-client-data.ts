import { neededDocumentsOf } from "#app/api/documents.ts";
import { rowNoun } from "#app/components/data-table/table-definition.ts";
import type { TableFile } from "#app/components/data-table/table-file.ts";
import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { type ExportSource, fileNameOf } from "#app/components/export/export-table.ts";
import { MASTERY_TABLE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import type { MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import { masteryStatistics } from "./mastery-table.ts";

/** All thresholds in the browser. @param version of the dataset, whose documents never change */
export async function masteryClientData(version: string): Promise<TableClientData> {
  const table = await neededDocumentsOf(version)<MasteryTable>(MASTERY_TABLE_PATH);
  const statistics = masteryStatistics(table);
  return { tableOf: () => statistics, file: masteryFile(version) };
}

/** The metadata in a file of the thresholds. @param version of the dataset */
const masteryFile = (version: string): TableFile => ({
  who: ["name", "nation", "tier", "class", "type", "method", "own", "group"],
  async about({ model, rows, selected }) {
    const { sources } = await neededDocumentsOf(version)<Manifest>("manifest.json");
    const results = sourceOfFile(sources.battles);
    const publisher = sourceOfFile(sources.mastery);
    const sourceOf = (row: number) => (rows.column("method")?.cells[row] === "publisher" ? publisher : results);
    const found = new Set(selected.map(sourceOf));
    return {
      title: "Marks of mastery",
      fileName: fileNameOf(
        "marks-of-mastery",
        selected.length,
        rowNoun(model, selected.length),
        "patch",
        results?.version ?? publisher?.version ?? "unknown",
      ),
      sources: [results, publisher].flatMap((source) => (source && found.has(source) ? [source] : [])),
      note: "Base XP of one battle. Estimates are rounded to ten and come from the number of results in their row; “Publisher” rows are the publisher’s own percentiles",
      sourceOf,
    };
  },
});

function sourceOfFile(source: SourceRef | undefined): ExportSource | null {
  return source ? { ...source, publisher: `${source.publisher}, ${source.title}` } : null;
}
