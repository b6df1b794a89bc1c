import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import { foldText, foldWords } from "#app/game/search/fold.ts";
import type { ColumnCells, TableRows } from "../data-table/rows/table-rows.ts";
import type { TableCell } from "../data-table/table-column.ts";

/** The published documents that a table of modules is made of. */
export interface ModuleDocuments {
  kind: TableKind;
  table: ModuleTable;
  vehicles: ModuleVehicles;
}

const known = new WeakMap<ModuleTable, TableRows>();

/** All modules of a kind as the rows of a table: made once, since published documents never change. */
export function moduleRows(documents: ModuleDocuments): TableRows {
  const made = known.get(documents.table) ?? derive(documents);
  known.set(documents.table, made);
  return made;
}

function derive({ kind, table, vehicles }: ModuleDocuments): TableRows {
  const { users, name, sources, source } = table;
  const of = <T>(list: readonly T[]) => users.map((places) => places.map((place) => list[place] as T));
  const once = (values: readonly (string | number)[]) => [...new Set(values)].join(" ");
  const names = of(vehicles.name).map((all) => all.join(", "));
  const sourceAt = source.map((place) => sources[place]);
  // A shell has no tier of its own: it has those of the vehicles that fire it.
  const tier = kind === "shells" ? of(vehicles.tier).map((all) => once(all)) : (table.cells.tier ?? []);
  const columns = new Map<string, ColumnCells>(
    Object.entries({
      ...table.cells,
      name,
      tier,
      id: table.id,
      class: of(vehicles.type).map(once),
      nation: of(vehicles.nation).map(once),
      mode: table.siege.map((siege) => (siege === 1 ? "siege" : "normal")),
      usedBy: names,
      users: users.map(({ length }) => length),
      userIds: of(vehicles.id).map((all) => all.join(" ")),
      patch: sourceAt.map((one) => (one?.version ? `${one.version}${one.commonTest ? " (Common Test)" : ""}` : null)),
      source: sourceAt.map((one) => one?.publisher ?? null),
      date: sourceAt.map((one) => one?.date ?? null),
    } satisfies Record<string, readonly TableCell[]>).map(([key, cells]) => [key, { cells }]),
  );
  const natural = inOrder(name, tier, table.id);
  return {
    length: name.length,
    natural,
    column: (key) => columns.get(key),
    find: finder(natural, name, names),
  };
}

const collator = new Intl.Collator("en", { numeric: true });
const highest = (cell: TableCell | undefined) =>
  Math.max(
    0,
    ...String(cell ?? "")
      .split(" ")
      .map(Number),
  );

/** Highest tier first, then by name. */
function inOrder(name: readonly string[], tier: readonly TableCell[], id: readonly number[]): number[] {
  const tiers = tier.map(highest);
  return name
    .map((_, row) => row)
    .sort(
      (a, b) =>
        (tiers[b] ?? 0) - (tiers[a] ?? 0) ||
        collator.compare(name[a] ?? "", name[b] ?? "") ||
        (id[a] ?? 0) - (id[b] ?? 0) ||
        a - b,
    );
}

/** Finds modules by words of their own names first, then by those of their vehicles. */
function finder(natural: readonly number[], name: readonly string[], vehicles: readonly string[]): TableRows["find"] {
  let folded: { name: string; all: string }[] | undefined;
  return (text) => {
    const words = foldWords(text);
    if (words.length === 0) return natural;
    folded ??= name.map((own, row) => ({ name: foldText(own), all: foldText(`${own} ${vehicles[row] ?? ""}`) }));
    const within = (row: number, where: "name" | "all") => words.every((word) => folded?.[row]?.[where].includes(word));
    const own = natural.filter((row) => within(row, "name"));
    const isOwn = new Set(own);
    return [...own, ...natural.filter((row) => !isOwn.has(row) && within(row, "all"))];
  };
}
