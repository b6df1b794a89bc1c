import { z } from "zod";
import { EXTRA_META } from "#app/game/loadout/extra-stats.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";

/** Concealment with a skill that is not in the loadout has no place among the stats of one. */
const HYPOTHETICAL: readonly StatKey[] = STAT_KEYS.filter((key) => key.endsWith("Skilled"));

/**
 * The stats of a loadout, in order: those of the vehicle's page, then those that only a loadout has. `concealmentFired`
 * is `concealmentStillFired` by a shorter name.
 */
export const CHARACTERISTIC_KEYS: readonly string[] = [
  ...STAT_KEYS.filter((key) => !HYPOTHETICAL.includes(key)),
  "concealmentFired",
  ...Object.keys(EXTRA_META),
];

/** One step of a figure. */
export interface BreakdownStep {
  /** base, module, field modification, equipment, crew, skill, consumable, directive, mode, rounding or conversion. */
  step: string;
  /** What does it: the client's tag of a device, skill …, the kind and name of a module, the key of another figure. */
  source: string;
  op: string;
  /** Operand of the operation; for the first step the value that it starts from. */
  factor: number;
  /** What the figure has come to. */
  value: number;
  /** What the operand is made of, where nobody states it. */
  of?: BreakdownStep[] | undefined;
}

const whySchema: z.ZodType<BreakdownStep> = z.lazy(() =>
  z.object({
    step: z.string(),
    source: z.string(),
    op: z.enum(["start", "add", "multiply", "divide", "round", "round up"]),
    factor: z.number(),
    value: z.number(),
    of: z.array(whySchema).optional(),
  }),
);

/** The answer of GET /api/vehicles/{tank_id}/characteristics. */
export const characteristicsSchema = z.object({
  tank_id: z.number().int(),
  tag: z.string(),
  name: z.string(),
  /** Version of the game that the vehicle's definitions are of, and so every stat that names no other `patch`. */
  patch: z.string(),
  /** Its code, for `loadout`. */
  loadout: z.string(),
  stats: z
    .record(
      z.string(),
      z.object({
        value: z.number(),
        unit: z.string(),
        patch: z.string().optional(),
        before: z.number().nullable().optional(),
        why: z.array(whySchema),
      }),
    )
    .describe(
      `Of a stat that a later source changed, \`patch\` is the version that this source is of (or its date) and \`before\` what the definitions alone give. Unrounded, in this order; a figure that does not apply to the vehicle is absent: ${CHARACTERISTIC_KEYS.join(", ")}.`,
    ),
  /** What of `loadout` could not be loaded. */
  dropped: z.array(z.object({ part: z.string(), name: z.string(), reason: z.string() })),
  /** What of the loadout no stat counts. */
  notCounted: z.array(
    z.object({
      step: z.string(),
      source: z.string(),
      attribute: z.string(),
      op: z.enum(["multiply", "add"]),
      factor: z.number(),
      reason: z.string().nullable(),
    }),
  ),
});
export type Characteristics = z.infer<typeof characteristicsSchema>;
