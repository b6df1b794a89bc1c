import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToHref, shownColumns } from "#app/components/data-table/query/table-query.ts";
import { selectTableRows, type Table } from "#app/components/data-table/table.ts";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { fileNameOf } from "#app/components/export/file-name.ts";
import { exportedCells } from "#app/components/export/table-to-export.ts";
import type { ClanView } from "./clan-view.ts";
import "virtual:uno:extractors.css";

export interface ClanExportProps {
  view: ClanView;
  table: Table;
  /** Query string of what is shown. */
  search: string;
}

const SOURCE = "Publisher's API";

/** Takes the members along, with the columns that are shown and everything else that is known of them. */
export function ClanExport({ view, table, search }: ClanExportProps) {
  const { rows, model } = table;
  const query = parseQuery(new URLSearchParams(search), model);
  const selected = selectTableRows(table, query);
  const all = model.columns.map(({ key }) => key);
  const keys = [...new Set(["player", ...shownColumns(query, model), ...all])];
  const { tag, region, readAt, cells } = view;
  return (
    <ExportPanel
      className="export-row"
      size={{ rows: selected.length, columns: keys.length + 1, of: "members" }}
      load={async () => {
        const { columns, rows: values } = exportedCells({ rows, model, selected, keys });
        return {
          title: `Members of ${tag}`,
          fileName: fileNameOf("clan", region, tag, new Date(view.members.now).toISOString().slice(0, 10)),
          columns: [{ key: "id", label: "Account id", unit: "", kind: "number" }, ...columns],
          rows: values.map((row, at) => [cells.accountId[selected[at] ?? -1] ?? null, ...row]),
          provenance: {
            gameVersion: null,
            sources: [
              { publisher: SOURCE, version: null, date: new Date(view.members.now).toISOString().slice(0, 10) },
            ],
            address: new URL(queryToHref(query, model), location.href).href,
            note: `Read at ${readAt}. WN8 over all battles of an account, worked out by the Index.`,
          },
        };
      }}
    />
  );
}
