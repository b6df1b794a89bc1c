import { z } from "zod";
import { MODULE_KINDS } from "../enumerations/module-kinds.ts";
import { priceSchema } from "./identity.ts";

/** An edge of the research graph: with this module researched, the target costs so much XP. */
const unlockSchema = z.object({
  kind: z.enum([...MODULE_KINDS, "vehicle"]),
  /** Compact descriptor of the module or the vehicle. */
  id: z.int(),
  /** Experience to research it. */
  xp: z.int().nonnegative(),
});

export type Unlock = z.infer<typeof unlockSchema>;

/** What every module has. */
export const moduleSchema = z.object({
  /** Compact descriptor, equal to module_id of the publisher's API. */
  id: z.int(),
  tag: z.string(),
  /**
   * The game's own name, which does not say the kind; made from the tag where no source states it. Several modules of a
   * vehicle can have the same one.
   */
  name: z.string(),
  tier: z.int().min(0).max(11),
  price: priceSchema,
  /** kg */
  weight: z.number(),
  unlocks: z.array(unlockSchema),
});

export type Module = z.infer<typeof moduleSchema>;

/** The module fitted of every kind, by id. */
export const moduleIdsSchema = z.object({
  gun: z.int(),
  turret: z.int(),
  chassis: z.int(),
  engine: z.int(),
  radio: z.int(),
  fuelTank: z.int(),
});

export type ModuleIds = z.infer<typeof moduleIdsSchema>;
