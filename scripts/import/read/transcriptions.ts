import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { TranscribedFrom } from "#app/game/model/loadout-items/transcription.ts";
import type { SourceFaults } from "#scripts/import/report.ts";

// Skills, perks and equipment of later clients: JSON files next to the definitions in an overlay folder, transcribed
// from public copies of those clients: crew-skills-2.3.1.json, perks-2.3.1.json, equipment-2.4.0.json.

/** "wotstat/wot-src@1a1e4eb6… path": the public copy, and its commit. */
const COPY = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40})\b/;
const VERSION = /\d+(?:\.\d+){2,3}/;
/** "generated from client NA 2.4.0.1 #950" */
const OF_CLIENT = /(?<=\bclient (?:[A-Z]+ )?)\d+(?:\.\d+){2,3}/;

/** Where a document comes from, by its own words, which its schema has checked. */
function origin(source: string, client: string, versionIn: RegExp = VERSION): TranscribedFrom {
  const [, publisher = "", commit = ""] = COPY.exec(source) ?? [];
  const [version = ""] = versionIn.exec(client) ?? [];
  return { version, publisher, commit };
}

const skillsSchema = z.object({
  source: z.string().regex(COPY, "names no public copy with its commit"),
  client: z.string().regex(VERSION, "names no version"),
  skills: z.record(
    z.string().min(1),
    z.strictObject({
      /** Number of the perk that works in battle. */
      vsePerk: z.int().positive().nullable(),
      situational: z.boolean(),
      effects: z.record(z.string().min(1), z.union([z.number(), z.string().min(1)])),
    }),
  ),
});

const perksSchema = z.object({
  source: z.string().regex(COPY, "names no public copy with its commit"),
  client: z.string().regex(VERSION, "names no version"),
  perks: z.record(z.string().regex(/^\d+$/), z.record(z.string().min(1), z.number())),
});

/** Its version is part of the `source` text. */
const equipmentSchema = z.strictObject({
  source: z.string().regex(COPY, "names no public copy with its commit").regex(OF_CLIENT, "names no version"),
  result: z.string().min(1),
  new_family: z.record(z.string().min(1), z.record(z.string().min(1), z.number())),
  new_family_name: z.string().min(1),
  not_covered: z.string(),
});

type Skills = z.infer<typeof skillsSchema>["skills"];
type Perks = z.infer<typeof perksSchema>["perks"];
type TranscribedEquipment = z.infer<typeof equipmentSchema>;

/** A folder's data from later clients; missing parts are undefined. */
export interface Transcriptions {
  skills?: { file: string; from: TranscribedFrom; skills: Skills; perks: Perks };
  equipment?: { from: TranscribedFrom; document: TranscribedEquipment };
}

/** The transcriptions of several folders of definitions: of each kind those of the last folder that has them. */
export function transcriptionsOf(folders: readonly string[], faults: SourceFaults): Transcriptions {
  return Object.assign({}, ...folders.map((folder) => readTranscriptions(folder, faults)));
}

/** Reads the transcriptions of an overlay folder. A document of another shape is a fault, and so are two of a kind. */
export function readTranscriptions(folder: string, faults: SourceFaults): Transcriptions {
  // That the folder is no client, who reads its definitions says.
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const document = <T>(kind: string, schema: z.ZodType<T>): { file: string; value: T } | undefined => {
    const [name, second] = names.filter((file) => file.startsWith(`${kind}-`) && file.endsWith(".json"));
    if (name === undefined) return undefined;
    const file = join(folder, name);
    if (second !== undefined) faults.add(join(folder, second), "", `is a second list beside ${name}`);
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      faults.add(file, "", error instanceof Error ? error.message : String(error));
      return undefined;
    }
    const checked = schema.safeParse(json);
    if (checked.success) return { file, value: checked.data };
    for (const { path, message } of checked.error.issues) faults.add(file, path.join("/"), message);
    return undefined;
  };
  const skills = document("crew-skills", skillsSchema);
  const perks = document("perks", perksSchema);
  const equipment = document("equipment", equipmentSchema);
  const result: Transcriptions = {};
  if (skills) {
    const { file, value } = skills;
    const from = origin(value.source, value.client);
    if (perks && origin(perks.value.source, perks.value.client).version !== from.version)
      faults.add(perks.file, "client", `is of another version than ${file}`);
    result.skills = { file, from, skills: value.skills, perks: perks?.value.perks ?? {} };
  }
  if (equipment) {
    const { value } = equipment;
    result.equipment = { from: origin(value.source, value.source, OF_CLIENT), document: value };
  }
  return result;
}
