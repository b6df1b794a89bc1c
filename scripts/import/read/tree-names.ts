import { z } from "zod";
import type { Faults } from "../faults.ts";
import type { PublishedName } from "../normalise/fittings/catalogue.ts";
import { readCsv } from "./tables/csv.ts";

const rowSchema = z.object({
  tank_id: z.coerce.number().int().positive(),
  tag: z.string().min(1),
  name: z.string().min(1),
});

/** Reads the English names of an overlay from `tank_id,nation,tag,name`; a second row for an id is a fault. */
export function readTreeNames(source: string, file: string, faults: Faults): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  for (const { line, row } of readCsv(source, file, faults, rowSchema)) {
    if (names.has(row.tank_id)) faults.add(file, line, `names the vehicle ${row.tank_id} a second time`);
    names.set(row.tank_id, { name: row.name, shortName: "", tag: row.tag });
  }
  return names;
}
