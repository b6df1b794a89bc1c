import { z } from "zod";
import { factorSchema, indicatorSchema } from "./effect.ts";

/** A modification: its factors act on the vehicle's attributes, multipliers by adding their deltas. */
const modificationSchema = z.object({
  id: z.int(),
  tag: z.string(),
  name: z.string().min(1),
  /** Further names under which a search finds it; never shown. */
  aliases: z.array(z.string().min(1)),
  factors: z.array(factorSchema),
  indicators: z.array(indicatorSchema),
});

/** Two modifications, of which only one can be chosen. */
const modificationPairSchema = z.object({
  id: z.int(),
  tag: z.string(),
  /** Tags of the two modifications. */
  first: z.string(),
  second: z.string(),
  /** Key of `prices` for choosing the one or the other. */
  price: z.string(),
});

/** One step of a tree. */
const modificationStepSchema = z.object({
  id: z.int(),
  /** Level of the field modifications, 1 to 8. */
  level: z.int(),
  /** Only for vehicles from this tier on; null for all. */
  minTier: z.int().nullable(),
  action: z.discriminatedUnion("type", [
    z.object({ type: z.literal("modification"), modification: z.string() }),
    z.object({ type: z.literal("pair"), pair: z.string() }),
    z.object({ type: z.literal("feature"), feature: z.string() }),
  ]),
  /** Key of `prices` for unlocking the step. */
  price: z.string(),
  unlocks: z.array(z.int()),
});

const modificationTreeSchema = z.object({
  id: z.int(),
  /** Named after the role, as vehicle records name it. */
  tag: z.string(),
  root: z.int(),
  steps: z.array(modificationStepSchema).min(1),
});

/** Cost of a step on a vehicle of a tier. */
const modificationPriceSchema = z.object({
  tag: z.string(),
  tiers: z.array(z.object({ tier: z.int(), amount: z.number(), currency: z.enum(["xp", "credits", "gold"]) })),
});

export type Modification = z.infer<typeof modificationSchema>;
export type ModificationPair = z.infer<typeof modificationPairSchema>;
export type ModificationStep = z.infer<typeof modificationStepSchema>;
export type ModificationTree = z.infer<typeof modificationTreeSchema>;
export type ModificationPrice = z.infer<typeof modificationPriceSchema>;

/** `field-modifications/index.json` */
export const fieldModificationsSchema = z.object({
  gameVersion: z.string(),
  trees: z.array(modificationTreeSchema).min(1),
  pairs: z.array(modificationPairSchema),
  modifications: z.array(modificationSchema),
  prices: z.array(modificationPriceSchema),
});

export type FieldModifications = z.infer<typeof fieldModificationsSchema>;
