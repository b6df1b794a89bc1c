import { MODULE_STATS, type ModuleStat } from "#app/game/model/modules/module-stats.ts";
import { TABLE_KIND_LABELS, TABLE_KINDS, type TableKind, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import { choiceColumn, numberColumn, type TableColumn, textColumn } from "../data-table/table-column.ts";
import type { TableDefinition } from "../data-table/table-definition.ts";
import { CLASS_COLUMN, NATION_COLUMN, TIER_COLUMN } from "../vehicle-table/who-columns.ts";

const group = "Module";
const ofVehicles = { group: "Vehicles" };
const ofSource = { group: "Source" };

/** What kinds of modules say beside their figures. */
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

const COUNTED: Readonly<Record<TableKind, readonly [string, string]>> = {
  guns: ["gun", "guns"],
  shells: ["shell", "shells"],
  turrets: ["turret", "turrets"],
  engines: ["engine", "engines"],
  suspensions: ["suspension", "suspensions"],
  radios: ["radio", "radios"],
};

function statColumns(kind: TableKind): TableColumn[] {
  const figures: Readonly<Record<string, ModuleStat>> = MODULE_STATS[kind];
  return Object.entries(figures).map(([key, { lessIsBetter, ...figure }]) =>
    numberColumn({ short: figure.label, ...figure, key, descendingFirst: !lessIsBetter }),
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
    mostColumns: 60,
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
export const WHO_KEYS = ["id", "name", "tier", "nation", "mode"];
export const SOURCE_KEYS = ["patch", "source", "date"];

/** The columns of a file of modules, whatever of them was chosen. */
export function moduleFileKeys(chosen: readonly string[]): string[] {
  const between = [...chosen, "usedBy", "userIds"].filter((key) => !SOURCE_KEYS.includes(key));
  return [...new Set([...WHO_KEYS, ...between, ...SOURCE_KEYS])];
}
