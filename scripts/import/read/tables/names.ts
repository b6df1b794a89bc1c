import { z } from "zod";
import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { ModuleNames, PublishedName } from "#scripts/import/normalise/loadout-items/catalogue.ts";
import type { ItemName } from "#scripts/import/normalise/names/item-names.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import { readCsv } from "./csv.ts";

const rowSchema = z.object({
  compactDescr: z.coerce.number().int().positive(),
  name: z.string().min(1),
  short_name: z.string().default(""),
  tag: z.string().min(1),
  source: z.string().default(""),
});

/** The file's marker for a name that was found by its id only, under another tag. */
const FOUND_BY_ID = /\(by id; tag ([^)]+)\)/;

/** Reads English names from `compactDescr,…,tag,…,name,short_name,source`; a second row for an id is a fault. */
export function readNames(source: string, file: string, faults: SourceFaults): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  for (const { line, row } of readCsv(source, file, faults, rowSchema)) {
    const { compactDescr: id, name, short_name: shortName, source: origin } = row;
    if (names.has(id)) faults.add(file, line, `names the vehicle ${id} a second time`);
    names.set(id, { name, shortName, tag: FOUND_BY_ID.exec(origin)?.[1] ?? row.tag });
  }
  return names;
}

const itemSchema = z.object({
  /** "field", or "field-2.4" for the meaning of a tag since that game version. */
  kind: z.string().regex(/^[a-z]+(-[a-z]+)*(-\d+(\.\d+)+)?$/),
  tag: z.string().min(1),
  /** Empty where the game has a tag and no name. */
  name: z.string(),
});

/** Reads the game's own names from `kind,tag,name,…`; a second row for a kind and a tag is a fault. */
export function readItemNames(source: string, file: string, faults: SourceFaults): ItemName[] {
  const seen = new Set<string>();
  return readCsv(source, file, faults, itemSchema).flatMap(({ line, row: { kind, tag, name } }) => {
    const key = `${kind}/${tag}`;
    if (seen.has(key)) faults.add(file, line, `names ${key} a second time`);
    seen.add(key);
    const [, own = kind, since = null] = /^(.+)-(\d+(?:\.\d+)+)$/.exec(kind) ?? [];
    return name === "" ? [] : [{ kind: own, since, tag, name }];
  });
}

const vehicleSchema = z.object({
  nation: z.enum(NATIONS),
  tag: z.string().min(1),
  name: z.string().min(1),
  short: z.string(),
  note: z.string(),
});

const KINDS = { gun: "gun", turret: "turret", suspension: "chassis", engine: "engine", radio: "radio" } as const;

const moduleSchema = z.object({
  nation: z.enum(NATIONS),
  module: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  tag: z.string().min(1),
  key: z.string().min(1),
  name: z.string().trim().min(1),
});

/** The list's remark on a name that the game has probably dropped since. */
const OUTDATED = /keep the site name/;

/** Reads names of vehicles by `nation:tag` from `nation,tag,name,short,…,note`; a second row for a vehicle is a fault. */
export function readVehicleNames(source: string, file: string, faults: SourceFaults): Map<string, PublishedName> {
  const names = new Map<string, PublishedName>();
  for (const { line, row } of readCsv(source, file, faults, vehicleSchema)) {
    const { nation, tag, name, short, note } = row;
    const vehicle = `${nation}:${tag}`;
    if (names.has(vehicle)) faults.add(file, line, `names the vehicle ${vehicle} a second time`);
    if (!OUTDATED.test(note)) names.set(vehicle, { name, shortName: short, tag, ofGame: true });
  }
  return names;
}

/**
 * Reads module names from `nation,module,tag,key,name`. The key is the definition's reference into the texts, often
 * not the tag: one tag can have several keys in different vehicles. Rows with the same key but different names are a
 * fault.
 */
export function readModuleNames(source: string, file: string, faults: SourceFaults): ModuleNames {
  const byKey = new Map<string, string>();
  const byTag = new Map<string, string>();
  for (const { line, row } of readCsv(source, file, faults, moduleSchema)) {
    const { nation, module, tag, key, name } = row;
    const kind = KINDS[module];
    const known = byKey.get(keyOf(nation, kind, key));
    if (known !== undefined && known !== name) faults.add(file, line, `names ${key} otherwise than "${known}"`);
    byKey.set(keyOf(nation, kind, key), name);
    byTag.set(keyOf(nation, kind, tag), name);
  }
  return {
    find: (nation, kind, tag, key) =>
      key === undefined ? byTag.get(keyOf(nation, kind, tag)) : byKey.get(keyOf(nation, kind, key)),
  };
}

function keyOf(nation: Nation, kind: ModuleKind, name: string): string {
  return `${nation}:${kind}:${name}`;
}
