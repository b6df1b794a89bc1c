import { z } from "zod";
import { foldText } from "#app/game/search/fold.ts";
import { type GlossaryTerm, TERMS_PATH } from "#app/game/site/faq.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { defineKind, readDecisions } from "../content-kind.ts";

/** Below data/content. */
export const NICKNAMES_FILE = "nicknames.yaml";

const nicknamesSchema = z.strictObject({
  nicknames: z
    .array(
      z.strictObject({
        vehicle: z.int().positive(),
        names: z.array(z.string().trim().min(2).max(40)).min(1).max(6),
      }),
    )
    .max(500),
});

/** What players call vehicles. They are published with the vehicles, so here they are only checked. */
export const nicknames = defineKind({
  files: NICKNAMES_FILE,
  schema: nicknamesSchema,
  required: ["nicknames"],
  publish: () => ({}),
});

/**
 * Players' nicknames for vehicles, by tank_id.
 * @param source text of the file
 * @param file name of the file in messages
 * @param vehicles all existing ones
 * @throws Fault naming every line that is wrong
 */
export function readNicknames(source: string, file: string, vehicles: ReadonlySet<number>): Map<number, string[]> {
  return readDecisions(source, file, nicknamesSchema, ({ nicknames }, fault) => {
    const names = new Map<number, string[]>();
    for (const [index, { vehicle, names: own }] of nicknames.entries()) {
      const path = ["nicknames", index, "vehicle"];
      if (!vehicles.has(vehicle)) fault(path, `there is no vehicle ${vehicle}.`);
      if (names.has(vehicle)) fault(path, `${vehicle} stands in the list twice.`);
      names.set(vehicle, own);
    }
    return names;
  });
}

const name = z.string().trim().min(2).max(60);

const termsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        name,
        aliases: z.array(name).max(10).default([]),
        about: z.string().trim().min(1).max(40).nullable().default(null),
        text: z.string().trim().min(1).max(240),
        link: z.string().regex(/^\/[\w/#-]*$/),
        stat: z.enum(STAT_KEYS).nullable().default(null),
        scale: z.enum(["wn8"]).nullable().default(null),
      }),
    )
    .max(200),
});

/** Terms that the search explains; those of most stats are in the registry of stats. */
export const terms = defineKind({
  files: "terms.yaml",
  schema: termsSchema,
  required: ["terms"],
  publish([entry]) {
    const list: GlossaryTerm[] = entry?.fields.terms ?? [];
    const taken = new Map<string, string>();
    for (const [index, { name, link }] of list.entries()) {
      const key = foldText(name);
      if (taken.has(key)) entry?.fault(["terms", index, "name"], `“${name}” stands in the list twice.`);
      taken.set(key, name);
      // So that it is checked as the links of all texts are.
      entry?.richField(["terms", index, "link"], `[${name}](${link})`);
    }
    return { [TERMS_PATH]: list };
  },
});
