import { queryToHref } from "#app/components/data-table/query/table-query.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { type ExportColumn, fileNameOf } from "#app/components/export/export-table.ts";
import type { RotationContent, RotationMapRow } from "./rotation-content.ts";
import { ROTATION } from "./rotation-model.ts";
import "#app/components/export/export.css";

export interface RotationExportProps {
  content: RotationContent;
  /** Patch of the definitions. */
  patch: string;
  /** The day of the states, ISO 8601. */
  today: string;
}

/** Exports the matrix as shown: icons in cells become words in the file. */
export function RotationExport({ content: { rows, keys, query }, patch, today }: RotationExportProps) {
  const columns = [{ key: "map", label: "Map" }, ...keys.map((key) => columnOf(ROTATION, key))];
  return (
    <ExportPanel
      className="export-row"
      size={{ rows: rows.length, columns: columns.length, of: "maps" }}
      load={async () => ({
        title: "Map rotation",
        fileName: fileNameOf("map", "rotation", today),
        columns: columns.map(({ key, label }): ExportColumn => ({ key, label, unit: "", kind: "text" })),
        rows: rows.map((row) => [row.name, ...keys.map((key, index) => textOf(row, key, index))]),
        provenance: {
          gameVersion: patch,
          sources: [
            { publisher: "The game’s client: modes of the maps", version: patch, date: null },
            { publisher: "The Index: stated changes, each with its source on the page", version: null, date: today },
          ],
          address: new URL(queryToHref(query, ROTATION), location.href).href,
          note: "“In the game files”: no source states whether the map is in rotation.",
        },
      })}
    />
  );
}

/** Null if unknown. */
function textOf({ states, cells }: RotationMapRow, key: string, index: number): string | null {
  return states[key]?.label ?? cells[index] ?? null;
}
