import type { ExportColumn, ExportSource, ExportTable, ExportValue, LoadTable } from "../export/export-table.ts";
import { type ChosenCells, exportedCellsInSteps } from "../export/table-to-export.ts";
import { parseQuery } from "./query/parse-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import { printedKeys } from "./shown-columns.ts";
import { selectTableRows, type Table } from "./table.ts";

/** Metadata in an exported statistics file. */
interface AboutTable {
  title: string;
  /** File name without extension: the content, the selection and the date, so that it is easy to find. */
  fileName: string;
  /** Where the figures come from, the one that most rows are of first. */
  sources: readonly ExportSource[];
  note: string;
  /** The source of a row; null if unknown. */
  sourceOf(row: number): ExportSource | null;
}

/** What the export files of a statistics page contain in addition to the page. */
export interface TableFile {
  /** Keys of the columns that identify a row and state its basis; every file has them. */
  who: readonly string[];
  /** @throws DatasetUnavailable when it cannot be read where the rows come from */
  about(chosen: ChosenCells, query: TableQuery): Promise<AboutTable> | AboutTable;
}

/** All rows of an address with its columns, to be taken along. */
interface TableExporter {
  size(search: string): { rows: number; columns: number };
  /** @throws the errors of the file's `about`, and the signal's reason if cancelled */
  table(search: string, work: Parameters<LoadTable>[0]): Promise<ExportTable>;
}

/** The id by which programs identify a vehicle. */
const TANK_ID: ExportColumn = { key: "id", label: "Tank id", unit: "", kind: "number" };

/** The source of each row is in the row itself, since CSV has no other place for it. */
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
    const keys = [...new Set([...who, ...printedKeys(query, model)])];
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
