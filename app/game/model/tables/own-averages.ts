import { z } from "zod";

/** What our own battles of a vehicle give: averages, and of how many. */
export const ownAverageSchema = z.object({
  battles: z.int().positive(),
  /** Percentage of battles won. */
  winRate: z.number().min(0).max(100),
  damage: z.number().nonnegative(),
  kills: z.number().nonnegative(),
  spots: z.number().nonnegative(),
  /** Points of the own base's capture taken back. */
  defence: z.number().nonnegative(),
  /** Percentage of battles survived. */
  survival: z.number().min(0).max(100),
});

export type OwnAverage = z.infer<typeof ownAverageSchema>;

/** `averages/own.json`: averages of the battles that visitors reported, by tank_id. Nothing writes it yet. */
export const ownAveragesSchema = z.object({ vehicles: z.record(z.string().regex(/^\d+$/), ownAverageSchema) });

export type OwnAverages = z.infer<typeof ownAveragesSchema>;
