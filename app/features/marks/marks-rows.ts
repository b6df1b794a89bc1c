import { changeKey } from "#app/game/marks/snapshots.ts";
import { MARK_KEYS } from "#app/game/marks/thresholds.ts";
import { slugify } from "#app/game/model/addresses/slug.ts";
import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import type { MarksTable } from "#app/game/model/marks-table.ts";
import { foldWords } from "#app/game/search/fold.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { type VehicleEntry, vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { rankInGroup } from "#app/game/stats/peers.ts";
import type { ColumnCells, TableRows } from "#app/widgets/data-table/rows/table-rows.ts";
import type { Cell } from "#app/widgets/data-table/table-column.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { acquisition } from "#app/widgets/vehicle-table/acquisition.ts";

/** Who the i-th vehicle is, from 0. */
export function vehicleAt(table: MarksTable, i: number): LinkedVehicle {
  const name = table.name[i] ?? "";
  const vehicle: LinkedVehicle = {
    id: table.id[i] ?? 0,
    name,
    shortName: table.shortName[i] || name,
    slug: slugify(name),
    nation: table.nation[i] ?? "germany",
    type: table.type[i] ?? "mediumTank",
    tier: table.tier[i] ?? 1,
  };
  if (table.premium[i] === 1) vehicle.premium = true;
  else if (table.collector[i] === 1) vehicle.collector = true;
  return vehicle;
}

const known = new WeakMap<MarksTable, TableRows>();

/** The marks of a region as the rows of a table. */
export function marksRows(table: MarksTable): TableRows {
  const rows = known.get(table) ?? derive(table);
  known.set(table, rows);
  return rows;
}

function derive(table: MarksTable): TableRows {
  const { name, type, tier, nation, premium, collector, p85, p95 } = table;
  const kinds = premium.map((flag, i) => acquisition({ premium: flag === 1, collector: collector[i] === 1 }));
  const further = p95.map((most, i) => less(most, p85[i]));
  const columns = new Map<string, ColumnCells>([
    ["name", { cells: name }],
    ["class", { cells: type }],
    ["tier", { cells: tier }],
    ["nation", { cells: nation }],
    ["type", { cells: kinds }],
    ["from2to3", { cells: further }],
  ]);
  for (const key of MARK_KEYS) {
    columns.set(key, { cells: table[key], percentiles: percentiles(table, table[key]) });
    // Without an earlier snapshot there is no change to know.
    for (const { days, by } of table.changes)
      columns.set(changeKey(key, days), { cells: by?.[key] ?? name.map(() => "") });
  }
  const natural = inOrder(table);
  return { length: name.length, natural, column: (key) => columns.get(key), find: finder(table, natural) };
}

function less(most: Cell | undefined, least: Cell | undefined): Cell {
  return typeof most === "number" && typeof least === "number" ? most - least : null;
}

/** The place of every figure among those of its tier and class; null where there is none, or nothing to compare with. */
function percentiles({ tier, type }: MarksTable, figures: readonly (number | null)[]): (number | null)[] {
  const groups = new Map<string, number[]>();
  for (const i of figures.keys()) {
    const key = `${tier[i]} ${type[i]}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  const places = figures.map((): number | null => null);
  for (const rows of groups.values()) {
    const group = rows.flatMap((i) => figures[i] ?? []);
    for (const i of rows) {
      const figure = figures[i] ?? null;
      if (figure !== null) places[i] = rankInGroup(figure, group, "higher").percentile;
    }
  }
  return places;
}

const collator = new Intl.Collator("en", { numeric: true });

/** Highest tier first, then the classes in their usual order, then by name. */
function inOrder({ id, tier, type, name }: MarksTable): number[] {
  const place = type.map((one) => VEHICLE_CLASSES.indexOf(one));
  const at = <T>(list: readonly T[], i: number) => list[i] as T;
  return id
    .map((_, i) => i)
    .sort(
      (a, b) =>
        at(tier, b) - at(tier, a) ||
        at(place, a) - at(place, b) ||
        collator.compare(at(name, a), at(name, b)) ||
        at(id, a) - at(id, b),
    );
}

/** Finds vehicles as the search of the site does. */
function finder(table: MarksTable, natural: readonly number[]): TableRows["find"] {
  let index: PaletteIndex<VehicleEntry & { row: number }> | undefined;
  const entry = (row: number) => {
    const vehicle = vehicleAt(table, row);
    const { premium = false, collector = false } = vehicle;
    return { ...vehicleEntry({ ...vehicle, premium, collector }), row };
  };
  return (text) => {
    // Signs alone look for nothing.
    if (foldWords(text).length === 0) return natural;
    index ??= paletteIndex(table.id.map((_, row) => entry(row)));
    const [group] = searchPalette(index, { query: text, kind: "vehicle", limit: table.id.length });
    return group?.hits.map(({ entry: found }) => found.row) ?? [];
  };
}
