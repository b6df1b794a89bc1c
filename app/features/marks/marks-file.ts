import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { MarksTable } from "#app/game/model/marks-table.ts";
import { rowWord } from "#app/widgets/data-table/table-model.ts";
import type { ExportSource } from "#app/widgets/export/export-table.ts";
import { fileNameOf } from "#app/widgets/export/file-name.ts";
import type { StatisticsFile } from "#app/widgets/statistics-table/statistics-file.ts";
import { earlierSnapshots } from "./marks-model.ts";

/** What a file of the marks of a region says of itself. */
export function marksFile(table: MarksTable): StatisticsFile {
  const { region, publisher, date } = table;
  // The game's version is not stated: the thresholds move every day.
  const source: ExportSource = { publisher, version: null, date };
  return {
    who: ["name", "nation", "tier", "class", "type"],
    about: ({ model, selected }) => ({
      title: `Marks of excellence, ${REGION_SHORT_LABELS[region]}`,
      fileName: fileNameOf("marks-of-excellence", ...[region, selected.length, rowWord(model, selected.length)], date),
      sources: [source],
      note: [
        "Average combined damage for each mark; empty where too few players stand behind a threshold",
        ...earlierSnapshots(table).map(({ days, date: since }) => `change in ${days} days: since ${since}`),
      ].join("; "),
      sourceOf: () => source,
    }),
  };
}
