import { DatasetUnavailable, neededDocumentsOf } from "#app/api/documents.ts";
import { rowNoun } from "#app/components/data-table/table-definition.ts";
import type { TableFile } from "#app/components/data-table/table-file.ts";
import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { type ExportSource, fileNameOf } from "#app/components/export/export-table.ts";
import { AVERAGES_TABLE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import type { AveragesTable } from "#app/game/model/tables/vehicle-table.ts";
import { read } from "#app/lib/api.ts";
import { EXPECTED, EXPECTED_BY_WN8, LAYOUT_LABELS, layoutOf } from "./averages-definition.ts";
import { averagesStatistics } from "./averages-table.ts";

/**
 * All averages in the browser.
 * @param version of the dataset, whose documents never change
 * @param hasOwn the page has averages of players
 */
export async function averagesClientData(version: string | null, hasOwn: boolean): Promise<TableClientData> {
  const [table, own] = await Promise.all([
    neededDocumentsOf(version)<AveragesTable>(AVERAGES_TABLE_PATH),
    hasOwn ? read<OwnAverages>(fetch, "/api/stats/averages") : null,
  ]);
  // The page was made with averages of players: without them it would be another table.
  if (own && Object.keys(own.vehicles).length === 0) throw new DatasetUnavailable("averages of players");
  return { tableOf: averagesStatistics(table, own), file: averagesFile(version) };
}

const OWN: ExportSource = { publisher: "Battles of this site’s visitors", version: null, date: null };

/** The metadata in an averages file. @param version of the dataset */
const averagesFile = (version: string | null): TableFile => ({
  who: ["name", "nation", "tier", "class", "type", "source", "sample"],
  async about({ model, rows, selected }, query) {
    const reference = referenceOf((await neededDocumentsOf(version)<Manifest>("manifest.json")).sources);
    const sourceOf = (row: number) => (rows.column("source")?.cells[row] === "own" ? OWN : reference);
    const found = new Set(selected.map(sourceOf));
    const layout = layoutOf(query.layout);
    const rolledUp = layout === "vehicles" ? "" : ` ${LAYOUT_LABELS[layout].toLowerCase()}`;
    const isExpected = model === EXPECTED;
    return {
      title: isExpected ? EXPECTED_BY_WN8 : `Community averages${rolledUp}`,
      fileName: fileNameOf(
        isExpected ? "expected-by-wn8" : `community-average${rolledUp}`,
        selected.length,
        rowNoun(model, selected.length),
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
