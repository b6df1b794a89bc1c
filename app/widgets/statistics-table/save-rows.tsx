import { useEffect, useState } from "react";
import { useToasts } from "#app/stores/toasts.ts";
import { parseQuery } from "../data-table/query/parse-query.ts";
import { shownColumns } from "../data-table/query/table-query.ts";
import type { StatisticsTable } from "./statistics-view.ts";

export interface SaveRowsProps {
  /** Name of the file. */
  file: string;
  /** Columns that say who a row is, which the file has in any case. */
  who: readonly string[];
  /** Makes the table with all its rows. */
  load(params: URLSearchParams): Promise<StatisticsTable | null>;
}

/** Saves all rows that are selected, with the columns shown, for a spreadsheet. Fetches them when it is pressed. */
export function SaveRows({ file, who, load }: SaveRowsProps) {
  // Until the panel is hydrated a click would do nothing.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const save = async () => {
    const params = new URLSearchParams(location.search);
    const table = await load(params).catch(() => null);
    if (!table) {
      const description = "The rows could not be fetched. Please try again when you are online.";
      useToasts.getState().add({ title: "There is no file", description, color: "danger" });
      return;
    }
    // Only for who wants a file.
    const [{ tableCsv }, { selectTableRows }] = await Promise.all([
      import("../data-table/rows/table-csv.ts"),
      import("./statistics-view.ts"),
    ]);
    const { model, rows } = table;
    const query = parseQuery(params, model);
    const keys = [...new Set([...who.filter((key) => rows.column(key)), ...shownColumns(query, model)])];
    const text = tableCsv(rows, model, selectTableRows(table, query), keys);
    // By this mark a spreadsheet knows the text for UTF-8.
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <button
      type="button"
      className="button button-small js-only"
      title="Save these rows as CSV"
      disabled={!hydrated}
      onClick={save}
    >
      <i className="i-lucide-download" />
      CSV
    </button>
  );
}
