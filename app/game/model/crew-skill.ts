import { z } from "zod";
import { CREW_ROLES } from "./crew-roles.ts";
import { indicatorSchema } from "./effect.ts";

/** A figure that grows with the level of the skill: value × level (0 to 100 and above). */
export const skillEffectSchema = z.object({
  /** The client's name of the figure. */
  parameter: z.string().min(1),
  perLevel: z.number(),
  situational: z.boolean(),
});

export const crewSkillSchema = z.object({
  tag: z.string(),
  name: z.string().min(1),
  /** Role that can learn it; null for every role. */
  role: z.enum(CREW_ROLES).nullable(),
  /** builtin: every commander has it. situational: works in certain situations only. */
  kind: z.enum(["permanent", "situational", "builtin"]),
  /** What the garage's panel prints, with the panel's unit. */
  described: z.array(skillEffectSchema.extend({ unit: z.string() })),
  /** What the garage's figures are computed with. */
  computed: z.array(skillEffectSchema),
  /** What works in battle (`perks.xml`); it can differ from what is computed in the garage. */
  inBattle: z.array(skillEffectSchema),
  /** Constants of skills that are not built like this, by the client's names. */
  figures: z.record(z.string(), z.number()),
  indicators: z.array(indicatorSchema),
});

export type CrewSkill = z.infer<typeof crewSkillSchema>;

/** `crew-skills/index.json` */
export const crewSkillsSchema = z.object({ gameVersion: z.string(), skills: z.array(crewSkillSchema).min(1) });
