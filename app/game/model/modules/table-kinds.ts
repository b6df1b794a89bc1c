/** Tables of modules, one for each kind, by the names of their files and of the page's address. */
export const TABLE_KINDS = ["guns", "shells", "turrets", "engines", "suspensions", "radios"] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

export const TABLE_KIND_LABELS: Readonly<Record<TableKind, string>> = {
  guns: "Guns",
  shells: "Shells",
  turrets: "Turrets",
  engines: "Engines",
  suspensions: "Suspensions",
  radios: "Radios",
};

/** The kind that an address names; guns where it names none. */
export function tableKindOf(text: string | null): TableKind {
  return TABLE_KINDS.find((kind) => kind === text) ?? "guns";
}

/** Path of the modules of a kind below the dataset's root. */
export function moduleTablePath(kind: TableKind): string {
  return `modules/${kind}.json`;
}

/** Path of the vehicles that have them. */
export const MODULE_VEHICLES_PATH = "modules/vehicles.json";
