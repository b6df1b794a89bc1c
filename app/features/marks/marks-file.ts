import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { MarksTable } from "#app/game/model/marks-table.ts";
import { rowWord } from "#app/widgets/data-table/table-model.ts";
import type { ExportSource } from "#app/widgets/export/export-table.ts";
import { fileNameOf } from "#app/widgets/export/file-name.ts";
import type { StatisticsFile } from "#app/widgets/statistics-table/statistics-file.ts";

/** What a file of the marks of a region says of itself. */
export function marksFile({ region, publisher, date, changes }: MarksTable): StatisticsFile {
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
        ...changes.map(
          ({ days, since }) => `change in ${days} days: ${since ? `since ${since}` : "no earlier snapshot"}`,
        ),
      ].join("; "),
      sourceOf: () => source,
    }),
  };
}
