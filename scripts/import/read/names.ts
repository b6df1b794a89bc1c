import { z } from "zod";
import type { Faults } from "../faults.ts";
import type { PublishedName } from "../normalise/catalogue.ts";
import { parseCsv } from "./csv.ts";

const rowSchema = z.object({
  compactDescr: z.coerce.number().int().positive(),
  name: z.string().min(1),
  short_name: z.string().default(""),
  tag: z.string().min(1),
  source: z.string().default(""),
});

/** How the file says that a name was found by its id only, under another tag. */
const FOUND_BY_ID = /\(by id; tag ([^)]+)\)/;

/** Reads English names from `compactDescr,…,tag,…,name,short_name,source`; a second row for an id is a fault. */
export function readNames(source: string, file: string, faults: Faults): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  parseCsv(source).forEach((record, index) => {
    const row = rowSchema.safeParse(record);
    if (!row.success) {
      faults.add(file, `line ${index + 2}`, z.prettifyError(row.error).replaceAll("\n", " "));
      return;
    }
    const { compactDescr: id, name, short_name: shortName, source: origin } = row.data;
    if (names.has(id)) faults.add(file, `line ${index + 2}`, `names the vehicle ${id} a second time`);
    names.set(id, { name, shortName, tag: FOUND_BY_ID.exec(origin)?.[1] ?? row.data.tag });
  });
  return names;
}
