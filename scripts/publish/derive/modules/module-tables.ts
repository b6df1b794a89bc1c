import { LIKELY, levelOf } from "#app/game/armour/aim.ts";
import { namedArmour } from "#app/game/armour/plates.ts";
import { shootPlate } from "#app/game/armour/shot.ts";
import { type ModuleTable, moduleTableSchema, moduleVehiclesSchema } from "#app/game/model/modules/module-table.ts";
import {
  MODULE_VEHICLES_PATH,
  moduleTablePath,
  TABLE_KINDS,
  type TableKind,
} from "#app/game/model/modules/table-kinds.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { revisedSourceOf, sourceOf } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { type PublishedText, publishedFile } from "../published-file.ts";
import { FINDERS, type FoundModule } from "./found-modules.ts";

/** Tables of all modules with the vehicles that have them, a document for each kind, and the vehicles in one of their own. */
export function moduleFiles(records: readonly VehicleRecord[], gameVersion: string): PublishedText[] {
  const full = records.filter((record) => record.record === "full");
  const vehicles = { ...toVehicleTable(full), leftOut: records.length - full.length, gameVersion };
  return [
    publishedFile(MODULE_VEHICLES_PATH, moduleVehiclesSchema, vehicles),
    ...TABLE_KINDS.map((kind) => publishedFile(moduleTablePath(kind), moduleTableSchema, moduleTable(kind, full))),
  ];
}

interface ModuleTableRow extends FoundModule {
  siege: 0 | 1;
  users: number[];
  within: string;
  source: number;
}

/**
 * The modules of a kind, each once with all vehicles that have it so: by its id, its figures, the state of driving and
 * its source, which of a row with revised figures is the latest that revised one.
 */
function moduleTable(kind: TableKind, full: readonly FullVehicle[]): ModuleTable {
  const sources = uniqueList(full.flatMap(sourcesOf));
  const rows = new Map<string, ModuleTableRow>();
  full.forEach((record, vehicle) => {
    const find = FINDERS[kind];
    const known = new Set<string>();
    const add = (found: FoundModule, siege: 0 | 1) => {
      const { id, cells } = found;
      const own = JSON.stringify([id, cells]);
      // In siege mode, most values are the same as while driving.
      if (siege === 1 && known.has(own)) return;
      if (siege === 0) known.add(own);
      const stated = revisedBy(record, kind, found, siege);
      const source = sources.indexOf((stated && revisedSourceOf(record, stated)) ?? sourceOf(record));
      const key = JSON.stringify([own, siege, source]);
      const row = rows.get(key) ?? { ...found, siege, users: [], within: "", source };
      rows.set(key, row);
      if (row.users.at(-1) !== vehicle) row.users.push(vehicle);
      row.within = joined(row.within, found.within);
    };
    for (const found of find(record.modules)) add(found, 0);
    for (const found of record.siege ? find(record.siege.modules) : []) add(found, 1);
  });
  const all = [...rows.values()];
  if (kind === "shells") fillFronts(all, full);
  const keys = Object.keys(all[0]?.cells ?? {});
  return {
    sources: sources.list,
    id: all.map(({ id }) => id),
    name: all.map(({ name }) => name),
    siege: all.map(({ siege }) => siege),
    users: all.map(({ users }) => users),
    source: all.map(({ source }) => source),
    cells: {
      ...Object.fromEntries(keys.map((key) => [key, all.map(({ cells }) => cells[key] ?? null)])),
      ...(kind === "guns" || kind === "shells" ? { within: all.map(({ within }) => within) } : {}),
    },
  };
}

/** A shot as most are: not far, at a plate that is angled a little. */
const USUAL = { angle: 30, distance: 100 };

/** Which share of the front plates each shell is likely to go through, at the highest tier that fires it, per cent. */
function fillFronts(rows: readonly ModuleTableRow[], full: readonly FullVehicle[]): void {
  const byTier = new Map<number, number[]>();
  for (const { tier, modules, top } of full) {
    const armour = namedArmour(modules, top.modules);
    const fronts = [armour?.hull.front, armour?.turret?.front].flatMap((thickness) => thickness || []);
    byTier.set(tier, [...(byTier.get(tier) ?? []), ...fronts]);
  }
  for (const { at, users, siege, cells } of rows) {
    const tier = Math.max(...users.map((vehicle) => full[vehicle]?.tier ?? 0));
    const fronts = byTier.get(tier) ?? [];
    const user = full[users[0] ?? -1];
    const modules = siege === 1 ? user?.siege?.modules : user?.modules;
    const gun = modules?.turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
    const shell = gun?.shells.find(({ id }) => id === at.shell);
    if (!shell || fronts.length === 0) continue;
    const through = fronts.filter(
      (thickness) => levelOf(shootPlate(shell, thickness, USUAL.angle, USUAL.distance).chance) >= LIKELY,
    );
    cells.fronts = Math.round((100 * through.length) / fronts.length);
  }
}

function sourcesOf(record: FullVehicle) {
  const all = [sourceOf(record), ...STATED_SOURCES.map((key) => revisedSourceOf(record, key))];
  return all.filter((source) => source !== null);
}

/** Names in one text, each once. */
function joined(text: string, name: string | undefined): string {
  if (name === undefined || text.split("; ").includes(name)) return text;
  return text === "" ? name : `${text}; ${name}`;
}

function uniqueList<T>(all: readonly T[]) {
  const found = new Map(all.map((one) => [JSON.stringify(one), one]));
  const indexes = new Map([...found.keys()].map((key, index) => [key, index]));
  return { list: [...found.values()], indexOf: (one: T | null) => indexes.get(JSON.stringify(one)) ?? 0 };
}

/** Kind of the fields of a module, as revisions name them; radios are never revised. */
const FIELDS: Record<TableKind, string> = {
  guns: "gun.",
  shells: "shell.",
  turrets: "turret.",
  engines: "engine.",
  suspensions: "chassis.",
  radios: "radio.",
};

/**
 * The latest source that revises a module of a vehicle in its row of the tables, which for a gun has the figures of its
 * first shell too; null where none does.
 */
function revisedBy(
  { revisions = [], modules }: FullVehicle,
  kind: TableKind,
  { at }: FoundModule,
  siege: 0 | 1,
): StatedSource | null {
  const gun = modules.turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
  const shell = kind === "guns" ? { ...at, shell: gun?.shells[0]?.id } : null;
  const sources = revisions.flatMap((one): StatedSource[] => {
    if (one.state !== (siege ? "siege" : "first")) return [];
    const own = one.field.startsWith(FIELDS[kind]) && isAt(one.at, at);
    const ofShell = shell !== null && one.field.startsWith(FIELDS.shells) && isAt(one.at, shell);
    return own || ofShell ? [one.source] : [];
  });
  return STATED_SOURCES.findLast((source) => sources.includes(source)) ?? null;
}

const isAt = (one: Revision["at"], other: Revision["at"]) =>
  (["turret", "gun", "shell", "chassis", "engine"] as const).every((key) => one[key] === other[key]);
