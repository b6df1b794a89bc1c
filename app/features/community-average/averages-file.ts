import { manifestOf } from "#app/api/manifest-of.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import { rowWord } from "#app/widgets/data-table/table-model.ts";
import type { ExportSource } from "#app/widgets/export/export-table.ts";
import { fileNameOf } from "#app/widgets/export/file-name.ts";
import type { StatisticsFile } from "#app/widgets/statistics-table/statistics-file.ts";
import { EXPECTED, EXPECTED_BY_WN8, LAYOUT_LABELS, layoutOf } from "./averages-model.ts";

const OWN: ExportSource = { publisher: "Battles of this site’s visitors", version: null, date: null };

/** What a file of the averages says of itself. @param version of the dataset */
export const averagesFile = (version: string): StatisticsFile => ({
  who: ["name", "nation", "tier", "class", "type", "source", "sample"],
  async about({ model, rows, selected }, query) {
    const reference = referenceOf((await manifestOf(version)).sources);
    const sourceOf = (row: number) => (rows.column("source")?.cells[row] === "own" ? OWN : reference);
    const found = new Set(selected.map(sourceOf));
    const layout = layoutOf(query.layout);
    const rolledUp = layout === "vehicles" ? "" : ` ${LAYOUT_LABELS[layout].toLowerCase()}`;
    const isExpected = model === EXPECTED;
    return {
      title: isExpected ? EXPECTED_BY_WN8 : `Community averages${rolledUp}`,
      fileName: fileNameOf(
        isExpected ? "expected-by-wn8" : `community-average${rolledUp}`,
        ...[selected.length, rowWord(model, selected.length)],
        reference?.date ?? "undated",
      ),
      sources: [reference, OWN].flatMap((source) => (source && found.has(source) ? [source] : [])),
      note: isExpected
        ? "What WN8 expects of a battle; no averages of players"
        : rolledUp
          ? "Averages of a battle; each vehicle counts by its battles"
          : "Averages of a battle, or what WN8 expects of one; differences are to the average of the same tier and class",
      sourceOf,
    };
  },
});

function referenceOf({ expected }: Manifest["sources"]): ExportSource | null {
  return expected ? { ...expected, publisher: `${expected.publisher}, ${expected.title}` } : null;
}
