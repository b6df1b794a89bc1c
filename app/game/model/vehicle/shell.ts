import { z } from "zod";
import { SHELL_KINDS } from "../enumerations/shell-kinds.ts";
import { priceSchema } from "./identity.ts";

/** A shell as one gun fires it. */
export const shellSchema = z.object({
  /** Compact descriptor (item type 10). */
  id: z.int(),
  tag: z.string(),
  kind: z.enum(SHELL_KINDS),
  /** Special ("gold") shell. */
  special: z.boolean(),
  price: priceSchema,
  /** Bore in mm. */
  calibre: z.number(),
  /** Average damage to vehicles, hp; rolls ±25%. */
  damage: z.number(),
  /** Average damage to vehicles at the far end, hp; absent where distance does not lower it. */
  damageFar: z.number().optional(),
  /** Average damage to modules and crew, hp. */
  deviceDamage: z.number(),
  /** Average penetration at 100 m, mm; rolls ±25%. */
  penetration: z.number(),
  /** Average penetration at 500 m, mm. */
  penetrationFar: z.number(),
  /** Muzzle velocity as the definitions state it, m/s. */
  velocity: z.number(),
  /** Furthest flight, m. */
  maxDistance: z.number(),
  /** Angle by which the shell turns towards the plate, degrees; null if not applicable. */
  normalisation: z.number().nullable(),
  /** Angle of impact from which it bounces off, degrees; null where it never does. */
  ricochet: z.number().nullable(),
  /** Share by which penetration varies around its average; absent if the definitions state none: `DEFAULT_ROLL`. */
  roll: z.number().optional(),
  /** Share of its penetration that the jet of a HEAT shell loses per metre behind the first plate. */
  jetLoss: z.number().optional(),
  /** HE of the newer kind: a plate before the armour costs it three times its thickness. */
  modern: z.literal(true).optional(),
  /** Modern HE that stops at the first plate before the armour. */
  stopsAtScreens: z.literal(true).optional(),
  /** Radius of the explosion, m; null for shells that do not explode. */
  explosionRadius: z.number().nullable(),
  /** Stun of SPG shells: longest time in s; null without stun. */
  stun: z.object({ minDuration: z.number(), maxDuration: z.number() }).nullable(),
});

export type Shell = z.infer<typeof shellSchema>;
