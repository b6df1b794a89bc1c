import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { SourceFaults } from "../../faults.ts";
import type { LaterResearch } from "../../normalise/trees/later-research.ts";
import { readCsv } from "./csv.ts";

const rowSchema = z.object({
  parent_nation: z.enum(NATIONS),
  parent_tag: z.string().min(1),
  child_tag: z.string().min(1),
  xp: z.coerce.number().int().positive(),
});

/** Reads steps of research of later clients from `parent_nation,parent_tag,module,child_tag,xp,…`. */
export function readLaterResearch(source: string, file: string, faults: SourceFaults): LaterResearch[] {
  return readCsv(source, file, faults, rowSchema).map(({ row }) => {
    const { parent_nation: nation, parent_tag: from, child_tag: to, xp } = row;
    return { nation, from, to, xp };
  });
}
