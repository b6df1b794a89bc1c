import { z } from "zod";
import type { SourceFaults } from "#scripts/import/report.ts";
import { parseSource } from "./tables/statistics.ts";

/** An arena with its number and, where a source gives one, its English name. */
export interface NamedArena {
  id: number;
  tag: string;
  name: string | null;
  nameSource: string;
}

const fileSchema = z.record(
  z.string(),
  z.object({ id: z.int(), en: z.string().nullable().optional(), en_source: z.string().nullable().optional() }),
);

/** Reads the list of arenas with their names. */
export function readArenas(source: string, file: string, faults: SourceFaults): NamedArena[] {
  const seen = new Map<number, string>();
  return Object.entries(parseSource(fileSchema, source, file, faults) ?? {}).map(
    ([tag, { id, en, en_source: nameSource }]) => {
      const other = seen.get(id);
      if (other !== undefined) faults.add(file, tag, `has the id ${id} of ${other}`);
      seen.set(id, tag);
      return { id, tag, name: en ?? null, nameSource: nameSource ?? "" };
    },
  );
}
