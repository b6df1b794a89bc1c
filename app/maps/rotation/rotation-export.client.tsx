import { parseNumber } from "#app/components/data-table/query/parse-query.ts";
import { queryToHref } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { type ExportColumn, type ExportValue, fileNameOf } from "#app/components/export/export-table.ts";
import type { RotationContent, RotationMapRow } from "./rotation-content.ts";
import { ROTATION, STATE_LABELS } from "./rotation-model.ts";
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
  const columns = [columnOf(ROTATION, "map"), ...keys.map((key) => columnOf(ROTATION, key))];
  return (
    <ExportPanel
      className="export-row"
      size={{ rows: rows.length, columns: columns.length, of: "maps" }}
      load={async () => ({
        title: "Map rotation",
        fileName: fileNameOf("map", "rotation", today),
        // A choice's cells are already in words.
        columns: columns.map(
          ({ key, label, unit, kind }): ExportColumn => ({ key, label, unit, kind: kind === "number" ? kind : "text" }),
        ),
        rows: rows.map((row) => [row.name, ...keys.map((key, index) => exported(row, columnOf(ROTATION, key), index))]),
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

/** A number, or words; null if unknown. */
function exported({ states, cells }: RotationMapRow, { key, kind }: TableColumn, index: number): ExportValue {
  const mode = states[key];
  // The note of the file says what is not known of maps that are in the game files alone.
  if (mode) return mode.state === "client" ? STATE_LABELS.client : mode.label;
  const cell = cells[index] ?? null;
  return cell !== null && kind === "number" ? parseNumber(cell) : cell;
}
