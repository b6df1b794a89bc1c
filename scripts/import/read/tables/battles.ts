import { z } from "zod";
import type { SourceFaults } from "../../faults.ts";
import { readCsv } from "./csv.ts";

const RANDOM_BATTLE = 1;

const battleRow = z.object({
  bonusType: z.coerce.number().int(),
  typeCompDescr: z.coerce.number().int().positive(),
  xp: z.string().regex(/^\d+$/).transform(Number),
});

/**
 * Reads the base experience of single battles by tank_id, ascending, from a list with a line for every vehicle of every
 * battle. Marks of mastery are those of random battles, so other ones are passed over.
 */
export function readBattles(source: string, file: string, faults: SourceFaults): Map<number, number[]> {
  const results = new Map<number, number[]>();
  if (file.endsWith(".xz")) {
    faults.add(file, "", "is packed: unpack it first, with xz --decompress --keep");
    return results;
  }
  for (const { row } of readCsv(source, file, faults, battleRow)) {
    if (row.bonusType !== RANDOM_BATTLE) continue;
    results.set(row.typeCompDescr, [...(results.get(row.typeCompDescr) ?? []), row.xp]);
  }
  for (const own of results.values()) own.sort((a, b) => a - b);
  return results;
}
