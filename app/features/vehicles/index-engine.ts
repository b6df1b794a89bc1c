import { DatasetUnavailable, fetchedDocuments } from "#app/api/files.ts";
import { fromColumns, VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle-columns.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { parseIndexQuery } from "#app/game/search/parse-query.ts";
import { EMPTY_QUERY } from "#app/game/search/query.ts";
import { PAGE_SIZE, pageRows, selectRows } from "#app/game/search/rows.ts";
import { VirtualLines } from "#app/ui/lines/virtual-lines.tsx";
import { type IndexRow, toIndexRow } from "./index-row.ts";
import type { Shown } from "./index-shown.ts";

/**
 * All rows of the index in the browser. It filters, sorts and searches with the very functions of the server,
 * and keeps in the document only what is in sight. Never a part of the first load.
 */
export interface IndexEngine {
  version: string;
  /** What an address of the index shows: everything from its page on. */
  select(search: string): Shown;
  VirtualLines: typeof VirtualLines;
}

/** Fetches the rows of a version of the dataset, which never change. */
export async function loadIndexEngine(version: string): Promise<IndexEngine> {
  const path = `v/${version}/${VEHICLE_COLUMNS_PATH}`;
  const columns = await fetchedDocuments((...call) => fetch(...call)).json<VehicleColumns>(path);
  if (columns === null) throw new DatasetUnavailable(path);
  await nextTask();
  const rows = fromColumns(columns);
  await nextTask();
  selectRows(rows, EMPTY_QUERY);
  await nextTask();
  return { version, select: (search) => select(rows, search), VirtualLines };
}

/** Lets the browser answer its visitor between two steps of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const printed = new WeakMap<VehicleRow, IndexRow>();

function print(row: VehicleRow | undefined): IndexRow | undefined {
  if (row === undefined) return undefined;
  const known = printed.get(row) ?? toIndexRow(row);
  printed.set(row, known);
  return known;
}

function select(all: readonly VehicleRow[], search: string): Shown {
  const query = parseIndexQuery(new URLSearchParams(search));
  const rows = selectRows(all, query);
  const { page, pages, from } = pageRows(rows, query.page);
  const start = (page - 1) * PAGE_SIZE;
  return {
    query: { ...query, page },
    rows: { length: rows.length - start, at: (index) => print(rows[start + index]) },
    ...{ page, pages, from, to: rows.length, total: rows.length },
  };
}
