import { neededColumns, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import { selectRows } from "#app/components/data-table/rows/select-rows.ts";
import type { ColumnCells, TableRows } from "#app/components/data-table/rows/table-rows.ts";
import {
  type FurtherColumns,
  furtherKeys,
  sourceKey,
  vehicleRows,
  withAngledPlates,
} from "#app/components/vehicle-table/vehicle-rows.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import type { ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleProvenance } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import type { ExtractQuery } from "./extract-address.ts";
import { EXTRACT, extractRows, fileKeys } from "./extract-table.ts";

/** Stats with stock modules, as far as they are loaded. */
type StockColumns = ReadonlyMap<StatKey, VehicleColumn>;

const STATS: ReadonlySet<string> = new Set(STAT_KEYS);

/** The stats whose files a table with stock modules needs. */
function stockKeys(keys: readonly string[]): StatKey[] {
  const sources = new Set(keys.map(sourceKey));
  return STAT_KEYS.filter((key) => sources.has(key));
}

/** The same vehicles with their stock-module stats; identity and price columns stay. */
function withStockModules(rows: TableRows, stock: StockColumns): TableRows {
  return { ...rows, column: (key) => (STATS.has(key) ? stock.get(key as StatKey) : rows.column(key)) };
}

/** Reads the documents of one dataset version. A column is null if it is unavailable. */
interface ExtractSource {
  vehicleColumns(): Promise<VehicleColumns>;
  vehicleProvenance(): Promise<VehicleProvenance>;
  vehicleColumn(key: ColumnKey): Promise<VehicleColumn | null>;
  stockColumn(key: StatKey): Promise<VehicleColumn | null>;
  /** Null in a version that was published without. */
  revisedColumns(modules: "top" | "stock"): Promise<RevisedColumns | null>;
}

export interface Extract {
  rows: TableRows;
  /** Numbers of the rows, in order. */
  selected: readonly number[];
  /** Columns of the file. */
  keys: readonly string[];
  /** Labels of requested columns that are unavailable. */
  missing: readonly string[];
  /** Requested ids that match no vehicle. */
  unknown: readonly number[];
  /** Version of the game that most figures are of. */
  gameVersion: string;
  /** Sources of later patches that changed shown stats. */
  later: RevisedColumns["sources"];
}

/** Reads the data that a query needs and applies the query; shared by the Worker, the page and its Web Worker. */
export async function readExtract(source: ExtractSource, query: ExtractQuery): Promise<Extract> {
  const needed = neededColumns(query.table, EXTRACT);
  const ofStock = query.modules === "stock" ? stockKeys(needed) : [];
  const ofTop = furtherKeys(needed.filter((key) => !ofStock.includes(sourceKey(key) as StatKey)));
  const [columns, provenance, further, stock, revised] = await Promise.all([
    source.vehicleColumns(),
    source.vehicleProvenance(),
    readColumns(ofTop, source.vehicleColumn),
    readColumns(ofStock, source.stockColumn),
    source.revisedColumns(query.modules),
  ]);
  const all = vehicleRows(columns, further satisfies FurtherColumns);
  const statRows = query.modules === "stock" ? withStockModules(all, stock satisfies StockColumns) : all;
  const defined = query.figures === "definitions" && revised ? withDefinitions(statRows, revised) : statRows;
  const keys = fileKeys(visibleKeys(query.table, EXTRACT));
  const later = revised && query.figures === "current" ? revisedCells(keys, columns.id.length, revised) : undefined;
  const rows = extractRows(withAngledPlates(defined), columns, provenance, later);
  const isMissing = (key: string) =>
    !rows.column(key) && (furtherKeys([key]).length > 0 || ofStock.includes(key as StatKey));
  // Without it the stats of later patches would pass for those of the definitions.
  const lacksDefinitions = query.figures === "definitions" && revised === null;
  const ids = new Map(columns.id.map((id, row) => [id, row]));
  return {
    rows,
    selected: chosenOf(selectRows(rows, EXTRACT, query.table), query, ids),
    keys: keys.filter((key) => rows.column(key)),
    missing: EXTRACT.columns
      .filter(
        ({ key }) => ([...needed, ...keys].includes(key) && isMissing(key)) || (key === "revised" && lacksDefinitions),
      )
      .map(({ label }) => label),
    unknown: (query.vehicles ?? []).filter((id) => !ids.has(id)),
    gameVersion: columns.gameVersion,
    later: later && revised ? revised.sources : [],
  };
}

/** If the table has no sort order, chosen vehicles keep the order in which they were named. */
function chosenOf(selected: readonly number[], { table, vehicles }: ExtractQuery, ids: ReadonlyMap<number, number>) {
  if (vehicles === null) return selected;
  const chosen = vehicles.flatMap((id) => ids.get(id) ?? []);
  const [order, within] = table.sort.length === 0 ? [chosen, new Set(selected)] : [selected, new Set(chosen)];
  return order.filter((row) => within.has(row));
}

async function readColumns<K extends ColumnKey | StatKey>(
  keys: readonly K[],
  read: (key: K) => Promise<VehicleColumn | null>,
): Promise<Map<K, VehicleColumn>> {
  const found = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
  return new Map(found.flatMap(([key, column]) => (column ? [[key, column] as const] : [])));
}

/** The same vehicles with the stats that the definitions alone give. Percentiles are those of today's. */
function withDefinitions(rows: TableRows, { stats }: RevisedColumns): TableRows {
  return {
    ...rows,
    column: (key) => {
      const [column, revised] = [rows.column(key), stats[key as StatKey]];
      if (!column || !revised) return column;
      const before = new Map(revised.row.map((row, at) => [row, revised.before[at] ?? ""]));
      return { ...column, cells: column.cells.map((cell, row) => before.get(row) ?? cell) };
    },
  };
}

/**
 * Of every vehicle the shown stats that are of a later patch than its definitions, by the keys of their columns:
 * "reload: 2.1.1; dpm: 2.1.1". Undefined where there are none at all.
 */
function revisedCells(keys: readonly string[], length: number, revised: RevisedColumns): ColumnCells | undefined {
  const found = Array.from({ length }, (): string[] => []);
  for (const key of keys) {
    const { row = [], source = [] } = revised.stats[sourceKey(key) as StatKey] ?? {};
    row.forEach((rowIndex, at) => {
      const { version, date } = revised.sources[source[at] ?? -1] ?? {};
      found[rowIndex]?.push(`${key}: ${version ?? date ?? ""}`);
    });
  }
  return found.some((list) => list.length > 0) ? { cells: found.map((list) => list.join("; ")) } : undefined;
}
