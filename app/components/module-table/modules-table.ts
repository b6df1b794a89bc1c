import type { CellMark } from "#app/components/data-table/rows/table-rows.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { MODULE_STATS, type ModuleStat } from "#app/game/model/modules/module-stats.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { TABLE_KIND_LABELS, TABLE_KINDS, type TableKind, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import { vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import { foldText, foldWords } from "#app/game/search/fold.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { madeOnce } from "#app/lib/made-once.ts";
import { queryToSearch, type TableQuery } from "../data-table/query/table-query.ts";
import type { ColumnCells, TableRows } from "../data-table/rows/table-rows.ts";
import type { Table } from "../data-table/table.ts";
import {
  choiceColumn,
  numberColumn,
  type TableCell,
  type TableColumn,
  textColumn,
} from "../data-table/table-column.ts";
import { columnOf, type TableDefinition } from "../data-table/table-definition.ts";
import { CLASS_COLUMN, NATION_COLUMN, TIER_COLUMN } from "../vehicle-table/who-columns.ts";

const group = "Module";
const ofVehicles = { group: "Vehicles" };
const ofSource = { group: "Source" };

/** Columns of each kind of module in addition to its stats. */
const OWN: Partial<Record<TableKind, TableColumn[]>> = {
  guns: [
    choiceColumn({
      key: "loading",
      label: "Loading",
      group,
      choices: [
        { value: "single", label: "Single" },
        { value: "magazine", label: "Magazine" },
        { value: "autoreloader", label: "Autoreloader" },
        { value: "dual", label: "Two barrels" },
      ],
    }),
    textColumn({ key: "within", label: "Turret", group, letters: 30 }),
  ],
  shells: [
    choiceColumn({
      key: "kind",
      label: "Kind",
      group,
      choices: ["AP", "APCR", "HEAT", "HE", "FLAME", "SMOKE"].map((value) => ({ value, label: value })),
    }),
    choiceColumn({
      key: "special",
      label: "Type",
      group,
      choices: [
        { value: "standard", label: "Standard" },
        { value: "special", label: "Special" },
      ],
    }),
    textColumn({ key: "within", label: "Guns", group, letters: 30 }),
  ],
};

const SIEGE = choiceColumn({
  key: "mode",
  label: "Driving mode",
  group,
  choices: [
    { value: "normal", label: "Normal" },
    { value: "siege", label: "Siege" },
  ],
});

const USERS = [
  textColumn({ key: "usedBy", label: "Used by", letters: 30, ...ofVehicles }),
  numberColumn({ key: "users", label: "Number of vehicles", short: "Vehicles", ...ofVehicles }),
  textColumn({ key: "userIds", label: "Tank ids", ...ofVehicles }),
];

const SOURCE = [
  textColumn({ key: "patch", label: "Patch", ...ofSource }),
  textColumn({ key: "source", label: "Source", letters: 30, ...ofSource }),
  textColumn({ key: "date", label: "Date of the source", ...ofSource }),
];

const USUAL: Readonly<Record<TableKind, readonly string[]>> = {
  guns: ["calibre", "damage", "penetration", "reload", "aimTime", "dispersion", "usedBy"],
  shells: ["kind", "calibre", "damage", "penetration", "velocity", "explosionRadius", "usedBy"],
  turrets: ["health", "armourFront", "armourSide", "armourRear", "viewRange", "traverse", "usedBy"],
  engines: ["power", "fireChance", "weight", "credits", "usedBy"],
  suspensions: ["traverse", "resistanceHard", "resistanceMedium", "resistanceSoft", "maxLoad", "usedBy"],
  radios: ["range", "weight", "credits", "usedBy"],
};

const COUNTED: Readonly<Record<TableKind, { one: string; many: string }>> = {
  guns: { one: "gun", many: "guns" },
  shells: { one: "shell", many: "shells" },
  turrets: { one: "turret", many: "turrets" },
  engines: { one: "engine", many: "engines" },
  suspensions: { one: "suspension", many: "suspensions" },
  radios: { one: "radio", many: "radios" },
};

function statColumns(kind: TableKind): TableColumn[] {
  const stats: Readonly<Record<string, ModuleStat>> = MODULE_STATS[kind];
  return Object.entries(stats).map(([key, { lessIsBetter, ...stat }]) =>
    numberColumn({ short: stat.label, ...stat, key, descendingFirst: !lessIsBetter }),
  );
}

function definitionOf(kind: TableKind): TableDefinition {
  const usual = USUAL[kind];
  return {
    path: "/modules-extractor",
    label: TABLE_KIND_LABELS[kind],
    counted: COUNTED[kind],
    columns: [
      textColumn({ key: "name", label: "Module", group }),
      CLASS_COLUMN,
      TIER_COLUMN,
      NATION_COLUMN,
      ...(OWN[kind] ?? []),
      SIEGE,
      ...statColumns(kind),
      ...USERS,
      numberColumn({ key: "id", label: "Module id", short: "Id", group }),
      ...SOURCE,
    ],
    usual,
    spared: usual.slice(3),
    layouts: TABLE_KINDS,
    maxColumns: 60,
    pageSize: 50,
  };
}

const TABLE_DEFINITIONS = Object.fromEntries(TABLE_KINDS.map((kind) => [kind, definitionOf(kind)])) as Record<
  TableKind,
  TableDefinition
>;

/** The table of a kind of modules. @param view as the address has it */
export function modulesDefinition(view: string | null): TableDefinition {
  return TABLE_DEFINITIONS[tableKindOf(view)];
}

/** Columns that a file has in any case: who a row is, and where it comes from. */
const WHO_KEYS = ["id", "name", "tier", "nation", "mode"];
const SOURCE_KEYS = ["patch", "source", "date"];

/** The columns of a module file: the chosen ones plus those every file has. */
export function moduleFileKeys(chosen: readonly string[]): string[] {
  const between = [...chosen, "usedBy", "userIds"].filter((key) => !SOURCE_KEYS.includes(key));
  return [...new Set([...WHO_KEYS, ...between, ...SOURCE_KEYS])];
}

/** The published documents that a table of modules is made of. */
export interface ModuleDocuments {
  kind: TableKind;
  table: ModuleTable;
  vehicles: ModuleVehicles;
}

export function moduleRows({ table, kind, vehicles }: ModuleDocuments): TableRows {
  return rowsOf(table, kind, vehicles);
}

const rowsOf = madeOnce((table: ModuleTable, kind: TableKind, vehicles: ModuleVehicles): TableRows => {
  const { users, name, sources, source } = table;
  const of = <T>(list: readonly T[]) => users.map((indexes) => indexes.map((index) => list[index] as T));
  const once = (values: readonly (string | number)[]) => [...new Set(values)].join(" ");
  const names = of(vehicles.name).map((all) => all.join(", "));
  const sourceAt = source.map((index) => sources[index]);
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
});

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

/** The modules of a kind as the page shows them. */
export function modulesStatistics(documents: ModuleDocuments): Table {
  const { table, vehicles, kind } = documents;
  const { leftOut } = vehicles;
  const refs = vehiclesOf(vehicles);
  const rows = moduleRows(documents);
  const marksOf = (row: number, keys: readonly string[]) =>
    keys.map((key): CellMark | null => {
      const text = columnOf(modulesDefinition(kind), key).kind === "text" ? rows.column(key)?.cells[row] : null;
      if (!text) return null;
      const [user, ...more] = table.users[row] ?? [];
      const vehicle = key === "usedBy" && more.length === 0 ? refs[user ?? -1] : undefined;
      // Texts may be cut off.
      return { title: String(text), ...(vehicle && { href: vehiclePagePath(vehicle) }) };
    });
  return {
    model: modulesDefinition(kind),
    rows,
    rowOf: (row, keys) => ({
      id: row,
      label: `${table.name[row]}${table.siege[row] === 1 ? " (siege mode)" : ""}`,
      marks: marksOf(row, keys),
    }),
    notes: () => (leftOut === 0 ? [] : [`Modules of ${formatNumber(leftOut)} newer vehicles aren’t known yet.`]),
  };
}

/** URL of the public call that returns the same data as a file. */
export function modulesCall(query: TableQuery, end: "csv" | "json"): string {
  return `/api/modules.${end}${queryToSearch({ ...query, page: 1 }, modulesDefinition(query.layout))}`;
}
