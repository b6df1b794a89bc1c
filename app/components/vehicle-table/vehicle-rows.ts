import type { ColumnCells, TableRows } from "#app/components/data-table/rows/table-rows.ts";
import { angledPlate, thicknessAt } from "#app/game/armour/angled-plates.ts";
import { acquisition } from "#app/game/model/enumerations/acquisitions.ts";
import { roleCategory } from "#app/game/model/enumerations/roles.ts";
import { COLUMN_KEYS, type ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { patchAt, rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { madeOnce } from "#app/lib/made-once.ts";
import { patchName } from "#app/lib/text/format-patch.ts";
import { byTierClassAndName, vehicleFinder } from "./rows-of-vehicles.ts";

/** Dataset columns in addition to those that all rows have, as far as they are loaded. */
export type FurtherColumns = ReadonlyMap<ColumnKey, VehicleColumn>;

/**
 * Splits the price column into one table column per currency, since prices in different currencies do not compare. No
 * source states a price in bonds for a vehicle.
 */
const CURRENCIES: readonly string[] = ["credits", "gold"];

/** The columns of the dataset that have to be fetched for columns of the table. */
export function furtherKeys(keys: readonly string[]): ColumnKey[] {
  const files = keys.map((key) => (CURRENCIES.includes(key) ? "price" : sourceKey(key)));
  return COLUMN_KEYS.filter((key) => files.includes(key));
}

/** The stat whose column a column is computed from; of any other column its own key. */
export function sourceKey(key: string): string {
  return angledPlate(key)?.plate ?? key;
}

export function vehicleRows(columns: VehicleColumns, further: FurtherColumns): TableRows {
  const made = derivedOf(columns);
  return withAngledPlates({
    length: columns.id.length,
    natural: made.natural,
    find: made.find,
    column: (key) => made.cells.get(key) ?? furtherColumn(further, key),
  });
}

/** Rows with the columns of plates at an angle, computed from those of the plates. */
export function withAngledPlates(rows: TableRows): TableRows {
  return {
    ...rows,
    column: (key) => {
      const angled = angledPlate(key);
      if (!angled) return rows.column(key);
      const plate = rows.column(angled.plate);
      return plate && columnAt(plate, angled.angle);
    },
  };
}

/** The same lists each time, so that they are sorted once. */
const angledColumns = new WeakMap<ColumnCells["cells"], Map<number, ColumnCells>>();

/** Their order is that of the plates, and so are their percentiles. */
function columnAt({ cells, percentiles }: ColumnCells, angle: number): ColumnCells {
  const made = angledColumns.get(cells) ?? new Map<number, ColumnCells>();
  angledColumns.set(cells, made);
  const column = made.get(angle) ?? {
    cells: cells.map((cell) => (typeof cell === "number" ? thicknessAt(cell, angle) : cell)),
    percentiles,
  };
  made.set(angle, column);
  return column;
}

/** Values derived from the columns of a dataset, which never change. */
interface Derived {
  natural: readonly number[];
  cells: ReadonlyMap<string, ColumnCells>;
  find(text: string): readonly number[];
}

const derivedOf = madeOnce((columns: VehicleColumns): Derived => {
  const { name, type, tier, nation, role, premium, collector, stats, percentiles } = columns;
  const flags = premium.map((_, i) => ({ premium: premium[i] === 1, collector: collector[i] === 1 }));
  const cells = new Map<string, ColumnCells>([
    ["name", { cells: name }],
    ["class", { cells: type }],
    ["tier", { cells: tier }],
    ["nation", { cells: nation }],
    ["role", { cells: role.map((one) => (one === null ? "" : roleCategory(one))) }],
    ["rating", { cells: columns.rating }],
    ["type", { cells: flags.map(acquisition) }],
    ["patch", { cells: name.map((_, i) => patchCell(columns, i)) }],
  ]);
  for (const [key, values] of Object.entries(stats)) {
    cells.set(key, { cells: values, percentiles: percentiles[key as keyof typeof percentiles] });
  }
  const natural = inOrder(columns);
  return { natural, cells, find: vehicleFinder(natural, (row) => rowAt(columns, row)) };
});

/** The patch of the i-th vehicle as shown in a table; null if unknown. */
export function patchCell(columns: VehicleColumns, i: number): string | null {
  const patch = patchAt(columns, i);
  return patch && patchName(patch);
}

/** Comes last unless the user sorts by tier: most Commanders look for tier X first. */
const LAST_TIER = 11;

/** The order of the index: tier X, IX … I, then XI; within a tier, vehicles with little known data come last. */
function inOrder(columns: VehicleColumns): number[] {
  const { id, tier, full } = columns;
  const rank = tier.map((one) => (one === LAST_TIER ? 0 : one));
  const usual = byTierClassAndName(columns);
  const at = (list: readonly number[], i: number) => list[i] as number;
  return id
    .map((_, i) => i)
    .sort((a, b) => at(rank, b) - at(rank, a) || Number(full[b] === 1) - Number(full[a] === 1) || usual(a, b));
}

function furtherColumn(further: FurtherColumns, key: string): ColumnCells | undefined {
  const price = further.get("price");
  if (CURRENCIES.includes(key)) return price && priceIn(price, key);
  return further.get(key as ColumnKey);
}

function priceIn(price: VehicleColumn, currency: string): ColumnCells {
  return { cells: price.cells.map((cell, i) => (cell === null || price.currencies?.[i] === currency ? cell : "")) };
}
