import { z } from "zod";

const average = z.number().nonnegative().nullable();
const percentage = z.number().min(0).max(100).nullable();

/** What our own random battles of a vehicle give: averages, and of how many. A figure that no client reported is null. */
const ownAverageSchema = z.object({
  battles: z.int().positive().describe("Battles counted; at most a fifth from one player."),
  accounts: z.int().positive().describe("Players who uploaded them."),
  until: z.iso.date().describe("Day of the latest of these battles, UTC."),
  winRate: z.number().min(0).max(100).describe("Percentage of battles won."),
  damage: average,
  kills: average,
  spots: average,
  defence: average.describe("Base defence points."),
  survival: percentage.describe("Percentage of battles survived."),
});

export type OwnAverage = z.infer<typeof ownAverageSchema>;

/** The answer of GET /api/stats/averages: averages of the random battles that players sent, by tank_id. */
export const ownAveragesSchema = z.object({
  countedAt: z.iso.datetime().nullable().describe("When they were calculated; null: never yet."),
  leastAccounts: z.int().positive().describe("Fewest players a vehicle needs for an average."),
  vehicles: z.record(z.string().regex(/^\d+$/), ownAverageSchema),
});

export type OwnAverages = z.infer<typeof ownAveragesSchema>;
