import { z } from "zod";

const average = z.number().nonnegative().nullable();
const percentage = z.number().min(0).max(100).nullable();

/** What our own random battles of a vehicle give: averages, and of how many. A figure that no client reported is null. */
export const ownAverageSchema = z.object({
  battles: z.int().positive().describe("Battles that count: of one player a fifth of them at most."),
  accounts: z.int().positive().describe("Players whose battles these are."),
  until: z.iso.date().describe("Day of the newest of these battles, UTC."),
  winRate: z.number().min(0).max(100).describe("Percentage of battles won."),
  damage: average,
  kills: average,
  spots: average,
  defence: average.describe("Points of the own base's capture taken back."),
  survival: percentage.describe("Percentage of battles survived."),
});

export type OwnAverage = z.infer<typeof ownAverageSchema>;

/** The answer of GET /api/stats/averages: averages of the random battles that players sent, by tank_id. */
export const ownAveragesSchema = z.object({
  countedAt: z.iso.datetime().nullable().describe("When they were counted; null: never yet."),
  leastAccounts: z.int().positive().describe("A vehicle that fewer players have sent battles of has no average."),
  vehicles: z.record(z.string().regex(/^\d+$/), ownAverageSchema),
});

export type OwnAverages = z.infer<typeof ownAveragesSchema>;
