import { neededDocumentsOf } from "#app/api/documents.ts";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import { furtherKeys } from "#app/components/vehicle-table/vehicle-rows.ts";
import { type ColumnKey, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { columnsFor, indexTable } from "./index-table.ts";

/** All vehicles in the browser. @param version of the dataset, whose documents never change */
export async function indexClientData(version: string): Promise<TableClientData> {
  const read = neededDocumentsOf(version);
  const further = new Map<ColumnKey, VehicleColumn>();
  const table = indexTable(await read<VehicleColumns>(VEHICLE_COLUMNS_PATH), further);
  /** Columns that are loaded or unavailable, and those in progress. */
  const tried = new Set<ColumnKey>();
  const coming = new Map<ColumnKey, Promise<void>>();
  const fetchColumn = async (key: ColumnKey) => {
    const column = await read<VehicleColumn>(vehicleColumnPath(key)).catch(() => null);
    if (column) further.set(key, column);
    tried.add(key);
  };
  return {
    tableOf: () => table,
    fetchColumns(params) {
      const missing = furtherKeys(columnsFor(parseQuery(params, INDEX))).filter((key) => !tried.has(key));
      if (missing.length === 0) return null;
      for (const key of missing) coming.set(key, coming.get(key) ?? fetchColumn(key));
      return Promise.all(missing.map((key) => coming.get(key))).then(() => undefined);
    },
  };
}
