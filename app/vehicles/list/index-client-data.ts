import { neededDocumentsOf } from "#app/api/documents.ts";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { emptyQuery } from "#app/components/data-table/query/table-query.ts";
import { rowsFrom } from "#app/components/data-table/rows/rows-from.ts";
import type { TableClientData } from "#app/components/data-table/use-table-client-data.ts";
import { furtherKeys, vehicleRows } from "#app/components/vehicle-table/vehicle-rows.ts";
import { VirtualList } from "#app/components/virtual-list/virtual-list.client.tsx";
import { type ColumnKey, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { columnsFor, INDEX } from "./index-definition.ts";
import type { IndexPanelData } from "./index-panel-data.ts";
import { selectVehicles } from "./index-selection.ts";

/**
 * All rows of the index in the browser. It filters, sorts and searches with the very functions of the server,
 * and keeps in the document only what is in sight. Never a part of the first load.
 */
export interface IndexClientData extends TableClientData<IndexPanelData> {
  VirtualList: typeof VirtualList;
}

const parse = (search: string) => parseQuery(new URLSearchParams(search), INDEX);

/** Fetches the rows of a version of the dataset, which never change. */
export async function loadIndexClientData(version: string): Promise<IndexClientData> {
  const read = neededDocumentsOf(version);
  const columns = await read<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  await nextTask();
  selectVehicles(columns, new Map(), emptyQuery(INDEX));
  await nextTask();
  // The first search is many times slower than all later ones: it is not to be the first letter's.
  vehicleRows(columns, new Map()).find("e 1");
  await nextTask();

  const further = new Map<ColumnKey, VehicleColumn>();
  const tried = new Set<ColumnKey>();
  const missing = (search: string) => furtherKeys(columnsFor(parse(search))).filter((key) => !further.has(key));
  return {
    version,
    select: (search) => select(columns, new Map(further), search),
    isReady: (search) => missing(search).every((key) => tried.has(key)),
    async prepare(search) {
      await Promise.all(
        missing(search).map(async (key) => {
          const column = await read<VehicleColumn>(vehicleColumnPath(key)).catch(() => null);
          if (column) further.set(key, column);
          tried.add(key);
        }),
      );
    },
    VirtualList,
  };
}

/** Lets the browser answer its visitor between two steps of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function select(
  columns: VehicleColumns,
  further: ReadonlyMap<ColumnKey, VehicleColumn>,
  search: string,
): IndexPanelData {
  const { query, selected, page, pages, start, keys, missing, print } = selectVehicles(columns, further, parse(search));
  return { query, keys, missing, page, pages, ...rowsFrom(selected, start, print) };
}
