import type { TableRows } from "#app/components/data-table/rows/table-rows.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";

/** Figures of stock modules, as far as they are here. */
export type StockColumns = ReadonlyMap<StatKey, VehicleColumn>;

const FIGURES: ReadonlySet<string> = new Set(STAT_KEYS);

/** The figures of which a table of stock modules wants the files. */
export function stockKeys(keys: readonly string[]): StatKey[] {
  return STAT_KEYS.filter((key) => keys.includes(key));
}

/** The same vehicles with the figures of their stock modules; who they are and what they cost stays. */
export function withStockModules(rows: TableRows, stock: StockColumns): TableRows {
  return { ...rows, column: (key) => (FIGURES.has(key) ? stock.get(key as StatKey) : rows.column(key)) };
}
