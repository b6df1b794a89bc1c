import { z } from "zod";
import type { SourceFaults } from "../../faults.ts";
import type { FittingName } from "../../normalise/names/fitting-names.ts";
import { readCsv } from "./csv.ts";

const rowSchema = z.object({
  /** "field", or "field-2.4" for what a tag means from that version of the game on. */
  kind: z.string().regex(/^[a-z]+(-[a-z]+)*(-\d+(\.\d+)+)?$/),
  tag: z.string().min(1),
  /** Empty where the game has a tag and no name. */
  name: z.string(),
});

/** Reads the game's own names from `kind,tag,name,…`; a second row for a kind and a tag is a fault. */
export function readFittingNames(source: string, file: string, faults: SourceFaults): FittingName[] {
  const seen = new Set<string>();
  return readCsv(source, file, faults, rowSchema).flatMap(({ line, row: { kind, tag, name } }) => {
    const key = `${kind}/${tag}`;
    if (seen.has(key)) faults.add(file, line, `names ${key} a second time`);
    seen.add(key);
    const [, own = kind, since = null] = /^(.+)-(\d+(?:\.\d+)+)$/.exec(kind) ?? [];
    return name === "" ? [] : [{ kind: own, since, tag, name }];
  });
}
