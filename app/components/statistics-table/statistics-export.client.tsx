import { useEffect, useState } from "react";
import { ExportPanel } from "../export/export-panel.tsx";
import type { StatisticsClientData } from "./statistics-client-data.ts";
import "virtual:uno:extractors.css";

export interface StatisticsExportProps {
  /** Query string of what is shown. */
  search: string;
  /** What the rows are: "vehicles". */
  of: string;
  engine: StatisticsClientData | null;
  load(): Promise<StatisticsClientData | null>;
}

/** Takes all rows of what is shown along, with its columns. Loaded by who asks for it. */
export function StatisticsExport({ search, of, engine, load }: StatisticsExportProps) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (engine === null) load().then((loaded) => setFailed(loaded === null));
  }, [engine, load]);
  const exporter = engine?.exporter;
  if (exporter)
    return (
      <ExportPanel
        className="export-row"
        size={{ ...exporter.size(search), of }}
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
