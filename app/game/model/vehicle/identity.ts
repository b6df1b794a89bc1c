import { z } from "zod";
import { VEHICLE_CLASSES } from "../enumerations/classes.ts";
import { NATIONS } from "../enumerations/nations.ts";
import { ROLES } from "../enumerations/roles.ts";

export const CURRENCIES = ["credits", "gold", "crystal"] as const;

/** A price, in the currency the vehicle or module is bought with. */
export const priceSchema = z.object({
  amount: z.number().nonnegative(),
  currency: z.enum(CURRENCIES),
});

export type Price = z.infer<typeof priceSchema>;

/** What identifies a vehicle everywhere: rows, records, neighbours in the tree. */
export const vehicleRefSchema = z.object({
  /** tank_id: the compact descriptor, see tank-id.ts. */
  id: z.int().nonnegative(),
  /** Name of the game's files, unique within the nation. */
  tag: z.string().regex(/^[A-Za-z0-9_-]+$/),
  /** English name. */
  name: z.string().min(1),
  /** The game's short name, for narrow places; equal to the name if the game has none and the name is short. */
  shortName: z.string().min(1),
  /** Last part of the page's URL. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  nation: z.enum(NATIONS),
  type: z.enum(VEHICLE_CLASSES),
  tier: z.int().min(1).max(11),
});

export type VehicleRef = z.infer<typeof vehicleRefSchema>;

/** The reference plus what every list of vehicles shows. */
export const vehicleIdentitySchema = vehicleRefSchema.extend({
  /** Battlefield role; null below tier VI. */
  role: z.enum(ROLES).nullable(),
  /** Bought for gold or handed out, with the income of a premium vehicle. */
  premium: z.boolean(),
  /** Removed from the tech tree and sold in the collection. */
  collector: z.boolean(),
  /** Further names under which a search finds it; never shown. Absent where there are none. */
  aliases: z.array(z.string().min(1)).optional(),
});

export type VehicleIdentity = z.infer<typeof vehicleIdentitySchema>;
