import { z } from "zod";
import { CREW_ROLES } from "../enumerations/crew-roles.ts";
import { indicatorSchema } from "./effect.ts";
import { transcribedFromSchema } from "./transcription.ts";

/** A figure that grows with the level of the skill: value × level (0 to 100 and above). */
const skillEffectSchema = z.object({
  /** The client's name of the figure. */
  parameter: z.string().min(1),
  perLevel: z.number(),
  situational: z.boolean(),
});

/** A skill as the files of a whole client define it; the calculator works with this. */
const skillDefinitionSchema = z.object({
  /** Version of the client. */
  version: z.string(),
  /** Values that the garage's panel prints, with the panel's unit. */
  described: z.array(skillEffectSchema.extend({ unit: z.string() })),
  /** Values that the garage's stats are computed with. */
  computed: z.array(skillEffectSchema),
  /** Values that apply in battle (`perks.xml`); they can differ from those computed in the garage. */
  inBattle: z.array(skillEffectSchema),
  /** Constants of skills that are not built like this, by the client's names. */
  figures: z.record(z.string(), z.number()),
  indicators: z.array(indicatorSchema),
});

/** An effect of a skill at 100%, by the client's name. */
const statedEffectSchema = z.object({
  name: z.string().min(1),
  /**
   * mul: the figure × value. perLevel: value × level. amount: the effect at 100 % or a constant of the skill, the
   * source does not tell which. Null: the text says more than one thing.
   */
  type: z.enum(["mul", "perLevel", "amount"]).nullable(),
  value: z.number().nullable(),
  /** As the source has it. */
  text: z.string().min(1),
});

/** A skill transcribed from a later client. */
const skillTranscriptionSchema = z.object({
  from: transcribedFromSchema,
  effects: z.array(statedEffectSchema),
  /** What works in battle, for each level, by the client's names; empty for skills without a perk. */
  inBattle: z.array(z.object({ parameter: z.string().min(1), perLevel: z.number() })),
});

const crewSkillSchema = z.object({
  tag: z.string(),
  name: z.string().min(1),
  /** Further names under which a search finds it; never shown. */
  aliases: z.array(z.string().min(1)),
  /** Role that can learn it; null for every role. */
  role: z.enum(CREW_ROLES).nullable(),
  /** builtin: every commander has it. situational: works in certain situations only. */
  kind: z.enum(["permanent", "situational", "builtin"]),
  /** Null for a skill that the whole client does not have yet. */
  definition: skillDefinitionSchema.nullable(),
  /** Null where no later client was transcribed. It is the newer of the two. */
  transcription: skillTranscriptionSchema.nullable(),
});

export type CrewSkill = z.infer<typeof crewSkillSchema>;
export type SkillDefinition = z.infer<typeof skillDefinitionSchema>;
export type SkillTranscription = z.infer<typeof skillTranscriptionSchema>;
export type StatedEffect = z.infer<typeof statedEffectSchema>;

/** `crew-skills/index.json` */
export const crewSkillsSchema = z.object({ gameVersion: z.string(), skills: z.array(crewSkillSchema).min(1) });
