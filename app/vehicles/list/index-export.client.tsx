import { neededDocumentsOf } from "#app/api/documents.ts";
import { printedKeys } from "#app/components/data-table/shown-columns.ts";
import type { UsedTableProps } from "#app/components/data-table/use-table.ts";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { extractCall, extractOf } from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT, fileKeys } from "#app/components/vehicle-extract/extract-table.ts";
import { loadExtract } from "#app/components/vehicle-extract/load-extract.client.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import "#app/components/export/export.css";

/** What the table shows of a vehicle as icons next to its name. */
const IN_SIGNS = ["nation", "tier", "class", "type"];

/** Exports all rows shown, with their columns, like the tank extractor. Loaded on request. */
export function IndexExport({ table: { query, current, name } }: UsedTableProps) {
  const columns = [...new Set([...IN_SIGNS, ...printedKeys(query, INDEX)])];
  const table = { ...query, columns, layout: EXTRACT.layouts[0] ?? "", page: 1 };
  const extract = extractOf(table, { modules: "top", figures: "current", vehicles: null, columnPage: 1 });
  return (
    <ExportPanel
      className="export-row"
      size={{ rows: current.total, columns: fileKeys(columns).length, of: "vehicles" }}
      calls={{ csv: extractCall(extract, "csv"), json: extractCall(extract, "json") }}
      load={(work) => loadExtract(extract, neededDocumentsOf(name), work)}
    />
  );
}
