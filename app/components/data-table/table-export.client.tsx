import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ExportPanel } from "../export/export-panel.tsx";
import { rowNoun } from "./table-definition.ts";
import { tableExporter } from "./table-file.ts";
import type { UsedTableProps } from "./use-table.ts";
import "#app/components/export/export.css";

/** Exports all matching rows with the shown columns. Loaded on demand. */
export function TableExport({ table: { model, rows, load } }: UsedTableProps) {
  const { search } = useLocation();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (rows === null) load().then((loaded) => setFailed(loaded === null));
  }, [rows, load]);
  const exporter = rows?.data.file && tableExporter(rows.data.tableOf, rows.data.file);
  if (exporter)
    return (
      <ExportPanel
        className="export-row"
        size={{ ...exporter.size(search), of: rowNoun(model, 0) }}
        load={(work) => exporter.table(search, work)}
      />
    );
  return (
    <div className="export-row">
      <p className="note" role="status">
        {failed ? "The rows could not be fetched. Please try again when you are online." : "Fetching the rows …"}
      </p>
      {failed && (
        <button
          type="button"
          className="button button-small"
          onClick={() => load().then((one) => setFailed(one === null))}
        >
          Try again
        </button>
      )}
    </div>
  );
}
