import type { LoadTable } from "../export/export-state.ts";
import type { ExportColumn, ExportSource, ExportTable, ExportValue } from "../export/export-table.ts";
import { type ChosenCells, exportedCellsInSteps } from "../export/table-to-export.ts";
import { parseQuery } from "./query/parse-query.ts";
import { queryToHref, type TableQuery, visibleKeys } from "./query/table-query.ts";
import { selectTableRows, type Table } from "./table.ts";

/** What a file of statistics says of itself. */
interface AboutTable {
  title: string;
  /** By which one finds it again: what it holds, how much of it, of which day; without its end. */
  fileName: string;
  /** Where the figures come from, the one that most rows are of first. */
  sources: readonly ExportSource[];
  note: string;
  /** The source of a row; null where nobody knows it. */
  sourceOf(row: number): ExportSource | null;
}

/** What the files of a page of statistics have beside what the page shows. */
export interface TableFile {
  /** Keys of the columns that say who a row is and what it rests on, which a file has in any case. */
  who: readonly string[];
  /** @throws DatasetUnavailable when it cannot be read where the rows come from */
  about(chosen: ChosenCells, query: TableQuery): Promise<AboutTable> | AboutTable;
}

/** All rows of an address with its columns, to be taken along. */
interface TableExporter {
  size(search: string): { rows: number; columns: number };
  /** @throws what the file's `about` throws, and the signal's reason when it is cancelled */
  table(search: string, work: Parameters<LoadTable>[0]): Promise<ExportTable>;
}

/** By which programs know a vehicle. */
const TANK_ID: ExportColumn = { key: "id", label: "Tank id", unit: "", kind: "number" };

/** Where a row comes from stands in it, since CSV has no other place. */
const ORIGIN: readonly ExportColumn[] = [
  { key: "patch", label: "Patch", unit: "", kind: "text" },
  { key: "publisher", label: "Publisher", unit: "", kind: "text" },
  { key: "date", label: "Date of the source", unit: "", kind: "text" },
];

const originOf = (source: ExportSource | null): ExportValue[] => [
  source?.version ?? null,
  source?.publisher ?? null,
  source?.date ?? null,
];

export function tableExporter(tableOf: (params: URLSearchParams) => Table, file: TableFile): TableExporter {
  const choose = (search: string) => {
    const params = new URLSearchParams(search);
    const table = tableOf(params);
    const { model, rows } = table;
    const query = parseQuery(params, model);
    const who = file.who.filter((key) => rows.column(key) && model.columns.some((column) => column.key === key));
    const keys = [...new Set([...who, ...visibleKeys(query, model)])];
    const selected = selectTableRows(table, query);
    const ids = selected.map((row) => table.rowOf(row, []).vehicle?.id ?? null);
    // Groups of vehicles have none.
    return { query, chosen: { rows, model, selected, keys }, ids: ids.some((id) => id !== null) ? ids : null };
  };
  return {
    size(search) {
      const { chosen, ids } = choose(search);
      return { rows: chosen.selected.length, columns: (ids ? 1 : 0) + chosen.keys.length + ORIGIN.length };
    },
    async table(search, work) {
      const { query, chosen, ids } = choose(search);
      const { title, fileName, sources, note, sourceOf } = await file.about(chosen, query);
      const { columns, rows } = await exportedCellsInSteps(chosen, work);
      const address = new URL(queryToHref({ ...query, page: 1 }, chosen.model), location.href).href;
      return {
        title,
        fileName,
        provenance: { gameVersion: sources[0]?.version ?? null, sources, address, note },
        columns: [...(ids ? [TANK_ID] : []), ...columns, ...ORIGIN],
        rows: rows.map((row, i) => [
          ...(ids ? [ids[i] ?? null] : []),
          ...row,
          ...originOf(sourceOf(chosen.selected[i] ?? -1)),
        ]),
      };
    },
  };
}
