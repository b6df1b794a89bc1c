import { z } from "zod";
import { indicatorSchema, vehicleFilterSchema } from "./effect.ts";
import { devicePriceSchema } from "./equipment.ts";

const common = {
  /** Compact descriptor (item type 11, without a nation). */
  id: z.int(),
  tag: z.string(),
  name: z.string().min(1),
  /** Further names under which a search finds it; never shown. */
  aliases: z.array(z.string().min(1)),
  price: devicePriceSchema,
  notInShop: z.boolean(),
  tags: z.array(z.string()),
  vehicles: vehicleFilterSchema,
  indicators: z.array(indicatorSchema),
};

/** A consumable of ordinary battles. */
export const consumableSchema = z.object({
  ...common,
  kind: z.enum(["extinguisher", "medkit", "repairkit", "food", "fuel", "trigger"]),
  /** Figures by the client's names: cooldownSeconds, crewLevelIncrease, enginePowerFactor … */
  figures: z.record(z.string(), z.number()),
});

/** The effect of a directive on a device or a skill. */
const directiveEffectSchema = z.object({
  /** Only with a device that has all of these tags and none of the others; empty for skills. */
  withDevice: z.object({ required: z.array(z.string()), incompatible: z.array(z.string()) }).nullable(),
  /** Attribute by the client's name; null where the effect has none of its own. */
  attribute: z.string().nullable(),
  type: z.enum(["mul", "add"]),
  value: z.number(),
});

/** A directive for one battle. */
const directiveSchema = z.object({
  ...common,
  kind: z.enum(["equipment", "skill"]),
  /** Skill it strengthens; null for directives for equipment. */
  skill: z.string().nullable(),
  effects: z.array(directiveEffectSchema),
  figures: z.record(z.string(), z.number()),
});

export type Consumable = z.infer<typeof consumableSchema>;
export type Directive = z.infer<typeof directiveSchema>;

/** `consumables/index.json` */
export const consumablesSchema = z.object({
  gameVersion: z.string(),
  consumables: z.array(consumableSchema).min(1),
  directives: z.array(directiveSchema).min(1),
});
