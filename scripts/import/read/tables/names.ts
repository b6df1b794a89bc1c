import { z } from "zod";
import type { ItemName } from "#scripts/import/normalise/names/item-names.ts";
import type { SourceFaults } from "../../faults.ts";
import type { PublishedName } from "../../normalise/loadout-items/catalogue.ts";
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
