import { z } from "zod";
import { SLOT_CATEGORIES } from "../enumerations/slot-categories.ts";
import { factorSchema, indicatorSchema, vehicleFilterSchema } from "./effect.ts";
import { transcribedFromSchema } from "./transcription.ts";

/** Price of a device; equipCoin are the components of experimental equipment. */
export const devicePriceSchema = z.object({
  amount: z.number().nonnegative(),
  currency: z.enum(["credits", "gold", "crystal", "equipCoin"]),
});

/** A device for an equipment slot. */
const deviceSchema = z.object({
  /** Compact descriptor (item type 9, without a nation). */
  id: z.int(),
  tag: z.string(),
  archetype: z.string(),
  /** Shared by all devices of the kind, whatever their class; usage data refers to it. */
  family: z.string(),
  name: z.string().min(1),
  /** Further names under which a search finds it; never shown. */
  aliases: z.array(z.string().min(1)),
  kind: z.enum(["standard", "bond", "trophy", "experimental"]),
  /** Class 1 to 4 of a standard device, step 1 or 2 of a trophy, level 1 to 3 of an experimental one; null for others. */
  grade: z.int().nullable(),
  /** Slots of any of these categories give the second values; empty for devices without one. */
  categories: z.array(z.enum(SLOT_CATEGORIES)),
  price: devicePriceSchema,
  notInShop: z.boolean(),
  /** Can be taken out without being lost. */
  removable: z.boolean(),
  tags: z.array(z.string()),
  /** Cannot be mounted together with a device that has one of these tags. */
  incompatibleTags: z.array(z.string()),
  vehicles: vehicleFilterSchema,
  /** kg added to the vehicle. */
  weight: z.number(),
  factors: z.array(factorSchema),
  /** Further figures by the client's names: the value, and the value in a slot of its categories. */
  figures: z.record(z.string(), z.tuple([z.number(), z.number()])),
  indicators: z.array(indicatorSchema),
  /** Device it can be upgraded to. */
  upgrade: z.object({ tag: z.string(), price: devicePriceSchema }).nullable(),
});

export type Device = z.infer<typeof deviceSchema>;

/** A family of devices that a later client adds. Nothing else is known about it: neither price nor slot. */
const transcribedFamilySchema = z.object({
  from: transcribedFromSchema,
  family: z.string().min(1),
  /** The source's description. */
  about: z.string().min(1),
  devices: z
    .array(
      z.object({
        tag: z.string().min(1),
        grade: z.int().nullable(),
        /** By the client's names, whose meaning no source states. */
        figures: z.record(z.string(), z.number()),
      }),
    )
    .min(1),
});

export type TranscribedFamily = z.infer<typeof transcribedFamilySchema>;

/** `equipment/index.json` */
export const equipmentSchema = z.object({
  gameVersion: z.string(),
  devices: z.array(deviceSchema).min(1),
  /** Families of later clients. */
  transcribed: z.array(transcribedFamilySchema),
});
