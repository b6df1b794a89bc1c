import { z } from "zod";
import { NATIONS } from "#app/game/model/nations.ts";
import type { Faults } from "../faults.ts";
import type { LaterStep } from "../normalise/later-steps.ts";
import { parseCsv } from "./csv.ts";

const rowSchema = z.object({
  parent_nation: z.enum(NATIONS),
  parent_tag: z.string().min(1),
  child_tag: z.string().min(1),
  xp: z.coerce.number().int().positive(),
});

/** Reads steps of research of later clients from `parent_nation,parent_tag,module,child_tag,xp,…`. */
export function readLaterSteps(source: string, file: string, faults: Faults): LaterStep[] {
  return parseCsv(source).flatMap((record, index) => {
    const row = rowSchema.safeParse(record);
    if (!row.success) {
      faults.add(file, `line ${index + 2}`, z.prettifyError(row.error).replaceAll("\n", " "));
      return [];
    }
    const { parent_nation: nation, parent_tag: from, child_tag: to, xp } = row.data;
    return [{ nation, from, to, xp }];
  });
}
