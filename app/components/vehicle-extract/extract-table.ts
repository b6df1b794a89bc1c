import type { ColumnCells, TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { numberColumn, textColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleProvenance, VehicleStatsSource } from "#app/game/model/vehicle/vehicle-provenance.ts";

const [NAME, ...OTHERS] = INDEX.columns.filter(({ key }) => key !== "patch");
const vehicle = { group: "Vehicle" };

/**
 * Where the figures of a row come from: every file has it of every row, and which of them are of a later patch where
 * some are.
 */
export const SOURCE_COLUMNS = ["patch", "source", "date", "revised"];

/** The table of all vehicles for export: the index columns plus those that only files need. */
export const EXTRACT: TableDefinition = {
  ...INDEX,
  path: "/tank-extractor",
  columns: [
    ...(NAME ? [NAME] : []),
    { ...numberColumn({ key: "id", label: "Tank id", short: "Id", ...vehicle }), plain: String, print: String },
    textColumn({ key: "tag", label: "Tag", letters: 33, ...vehicle }),
    ...OTHERS,
    textColumn({ key: "patch", label: "Patch", group: "Source" }),
    textColumn({ key: "source", label: "Source", group: "Source" }),
    textColumn({ key: "date", label: "Date of the source", group: "Source" }),
    textColumn({ key: "revised", label: "Later patches", group: "Source" }),
  ],
  usual: ["tier", "class", "nation", ...INDEX.usual.filter((key) => key !== "role")],
  spared: [],
  layouts: ["table"],
  maxColumns: 200,
  kept: ["modules", "figures", "vehicles", "part"],
  // Room for ids separated by commas, as the open API call takes them.
  longestKept: 16_000,
};

/** Vehicles with the columns that only files have. @param revised undefined where no shown figure is of a later patch */
export function extractRows(
  rows: TableRows,
  columns: VehicleColumns,
  provenance: VehicleProvenance,
  revised?: ColumnCells,
): TableRows {
  const sources = columns.id.map((_, row) => sourceAt(provenance, row));
  const own = new Map<string, ColumnCells>([
    ["id", { cells: columns.id }],
    ["tag", { cells: columns.tag }],
    [
      "patch",
      {
        cells: sources.map((one) => (one?.version ? `${one.version}${one.commonTest ? " (Common Test)" : ""}` : null)),
      },
    ],
    ["source", { cells: sources.map((one) => one?.publisher ?? null) }],
    ["date", { cells: sources.map((one) => one?.date ?? null) }],
    ...(revised ? [["revised", revised] as const] : []),
  ]);
  return { ...rows, column: (key) => own.get(key) ?? rows.column(key) };
}

/** The columns of a file: the vehicle's identity, the chosen columns, then the source. */
export function fileKeys(chosen: readonly string[]): string[] {
  return [...new Set(["id", "name", ...chosen.filter((key) => !SOURCE_COLUMNS.includes(key)), ...SOURCE_COLUMNS])];
}

/** Where the figures of the i-th vehicle come from, from 0; null where no source is known. */
function sourceAt({ sources, source }: VehicleProvenance, row: number): VehicleStatsSource | null {
  return sources[source[row] ?? -1] ?? null;
}
