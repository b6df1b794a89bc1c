import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { roleCategory } from "#app/game/model/enumerations/roles.ts";
import { COLUMN_KEYS, type ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { foldWords } from "#app/game/search/fold.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type VehicleEntry, vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { ColumnCells, TableRows } from "#app/widgets/data-table/rows/table-rows.ts";
import { acquisition } from "#app/widgets/vehicle-table/acquisition.ts";
import { patchCell } from "#app/widgets/vehicle-table/patch-cell.ts";

/** Columns of the dataset beside those that all rows come with, as far as they are here. */
export type FurtherColumns = ReadonlyMap<ColumnKey, VehicleColumn>;

/** The currencies of the one column of prices, as columns of the table: what is dear in one is not in another. */
const CURRENCY_OF: Readonly<Record<string, string>> = { credits: "credits", gold: "gold", bonds: "crystal" };

/** The columns of the dataset that have to be fetched for columns of the table. */
export function furtherKeys(keys: readonly string[]): ColumnKey[] {
  const files = keys.map((key) => (CURRENCY_OF[key] ? "price" : key));
  return COLUMN_KEYS.filter((key) => files.includes(key));
}

/** All vehicles as the rows of a table. */
export function vehicleRows(columns: VehicleColumns, further: FurtherColumns): TableRows {
  const made = known.get(columns) ?? derive(columns);
  known.set(columns, made);
  return {
    length: columns.id.length,
    natural: made.natural,
    find: made.find,
    column: (key) => made.cells.get(key) ?? furtherColumn(further, key),
  };
}

/** What follows from the columns of a dataset, which never change. */
interface Derived {
  natural: readonly number[];
  cells: ReadonlyMap<string, ColumnCells>;
  find(text: string): readonly number[];
}

const known = new WeakMap<VehicleColumns, Derived>();

function derive(columns: VehicleColumns): Derived {
  const { name, type, tier, nation, role, premium, collector, stats, percentiles } = columns;
  const flags = premium.map((_, i) => ({ premium: premium[i] === 1, collector: collector[i] === 1 }));
  const cells = new Map<string, ColumnCells>([
    ["name", { cells: name }],
    ["class", { cells: type }],
    ["tier", { cells: tier }],
    ["nation", { cells: nation }],
    ["role", { cells: role.map((one) => (one === null ? "" : roleCategory(one))) }],
    ["type", { cells: flags.map(acquisition) }],
    ["patch", { cells: name.map((_, i) => patchCell(columns, i)) }],
  ]);
  for (const [key, figures] of Object.entries(stats)) {
    cells.set(key, { cells: figures, percentiles: percentiles[key as keyof typeof percentiles] });
  }
  const natural = inOrder(columns);
  return { natural, cells, find: finder(columns, natural) };
}

const collator = new Intl.Collator("en", { numeric: true });

/**
 * The order of the index: highest tier first, then the classes in their usual order, then by name. Vehicles of which
 * little is known come after all others.
 */
function inOrder({ id, full, tier, type, name }: VehicleColumns): number[] {
  const at = <T>(list: readonly T[], i: number) => list[i] as T;
  const place = type.map((one) => VEHICLE_CLASSES.indexOf(one));
  return id
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Number(at(full, b) === 1) - Number(at(full, a) === 1) ||
        at(tier, b) - at(tier, a) ||
        at(place, a) - at(place, b) ||
        collator.compare(at(name, a), at(name, b)) ||
        at(id, a) - at(id, b),
    );
}

/** Finds vehicles as the search of the site does, so that both forgive the same. */
function finder(columns: VehicleColumns, natural: readonly number[]): (text: string) => readonly number[] {
  let index: PaletteIndex<VehicleEntry & { row: number }> | undefined;
  return (text) => {
    // Signs alone look for nothing.
    if (foldWords(text).length === 0) return natural;
    index ??= paletteIndex(columns.id.map((_, row) => ({ ...vehicleEntry(rowAt(columns, row)), row })));
    const [group] = searchPalette(index, { query: text, kind: "vehicle", limit: columns.id.length });
    return group?.hits.map(({ entry }) => entry.row) ?? [];
  };
}

function furtherColumn(further: FurtherColumns, key: string): ColumnCells | undefined {
  const currency = CURRENCY_OF[key];
  const price = further.get("price");
  if (currency) return price && priceIn(price, currency);
  return further.get(key as ColumnKey);
}

/** Lists of prices by currency; the same list each time, so that it is sorted once. */
const prices = new WeakMap<VehicleColumn, Map<string, ColumnCells>>();

function priceIn(price: VehicleColumn, currency: string): ColumnCells {
  const made = prices.get(price) ?? new Map<string, ColumnCells>();
  prices.set(price, made);
  const cells = price.cells.map((cell, i) => (cell === null || price.currencies?.[i] === currency ? cell : ""));
  const column = made.get(currency) ?? { cells };
  made.set(currency, column);
  return column;
}
