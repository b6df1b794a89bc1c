import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { type BattleSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";
import { arePublishedColumns, fromColumns, type PublishedColumns } from "#app/game/players/published-columns.ts";
import type { PublishedDay } from "#app/game/players/published-days.ts";
import { battleSumsOf, isCountedFromTheStart, vehicleSumsOf } from "#app/game/players/published-figures.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";

const time = z.number().int().nonnegative();
const day = z.number().int().nonnegative();
const columns = z.custom<PublishedColumns>(arePublishedColumns);

/** What was read of an account's random battles, as it is kept and sent: vehicles as columns. */
export const keptStatisticsSchema = z.object({
  /** When the publisher told it; unix time in milliseconds, as all times here. */
  readAt: time,
  /** The first of our readings that the days rest on; null: there is no history. */
  since: time.nullable(),
  /** When the account was made, and when it fought last; null: not told. */
  createdAt: time.nullable(),
  lastBattleAt: time.nullable(),
  clan: z.object({ id: accountIdSchema, tag: z.string().min(1) }).nullable(),
  /** The publisher's own rating. */
  personalRating: z.number().int().nonnegative().nullable(),
  /** Battles of every kind, random ones among them. */
  allBattles: z.number().int().nonnegative(),
  /** The account as a whole, one row: vehicles that were taken out of the game are in it as well. */
  totals: columns,
  vehicles: columns,
  /** The last 90 days, the oldest first. */
  days: z.array(z.object({ day, sinceDay: day, from: time, to: time, vehicles: columns })),
  /** Ids of vehicles, and how many marks of excellence are on the gun of each: 1 to 3. Null: not told. */
  marks: z.tuple([z.array(z.number().int()), z.array(z.number().int().min(1).max(3))]).nullable(),
});
export type KeptStatistics = z.infer<typeof keptStatisticsSchema>;

/** GET /api/accounts/{id}/statistics: what the publisher tells everybody of an account's random battles. */
export const statisticsAnswerSchema = z.object({
  /** Why it is not newer; null: it is as new as it has to be. */
  outdated: z.enum(["unavailable", "too-many"]).nullable(),
  /** A simulator stands in for the publisher, as on a developer's machine. */
  simulated: z.boolean(),
  statistics: keptStatisticsSchema,
});

/** The publisher's statistics of a player, ready to be shown. */
export interface PlayerStatistics extends Omit<KeptStatistics, "totals" | "vehicles" | "days" | "marks"> {
  outdated: "unavailable" | "too-many" | null;
  simulated: boolean;
  /** Random battles of the account as a whole. */
  totals: BattleSums;
  vehicles: VehicleSums[];
  days: PublishedDay[];
  /** Marks of excellence by vehicle, 1 to 3; without those that have none. Null: not told. */
  marks: ReadonlyMap<number, number> | null;
}

/** Why there are no statistics of a player. */
export type StatisticsFailure =
  /** The site has no key of the publisher, or the region has no public service. */
  | "not-configured"
  /** The publisher knows no such account. */
  | "unknown"
  /** The publisher tells nothing of it any more: it was closed, or is hidden. */
  | "closed"
  /** Too many players were asked for from one address. */
  | "too-many"
  /** The publisher has never answered, or nobody can tell; it may work later. */
  | "unavailable";

export type PlayerStatisticsAnswer =
  | ({ kind: "known" } & PlayerStatistics)
  /** Only its owner may see it, by a sign-in of this region. */
  | { kind: "private"; region: Region }
  | { kind: StatisticsFailure };

export interface PlayerStatisticsApi {
  /** What the publisher tells of an account. */
  of(accountId: number): Promise<PlayerStatisticsAnswer>;
}

const failureSchema = z.object({
  error: z.object({ code: z.string(), region: z.enum(REGIONS).optional().catch(undefined) }),
});
const FAILURES: Record<string, StatisticsFailure> = {
  not_configured: "not-configured",
  not_found: "unknown",
  closed: "closed",
  too_many: "too-many",
};

export function createPlayerStatisticsApi(fetch: typeof globalThis.fetch): PlayerStatisticsApi {
  return {
    async of(accountId) {
      const answer = await fetch(`/api/accounts/${accountId}/statistics`, { headers: { accept: "application/json" } });
      const body: unknown = await answer.json().catch(() => null);
      const read = statisticsAnswerSchema.safeParse(body);
      if (answer.ok && read.success) return { kind: "known", ...toBeShown(read.data) };
      const failed = failureSchema.safeParse(body).data?.error;
      if (failed?.code === "private" && failed.region) return { kind: "private", region: failed.region };
      return { kind: FAILURES[failed?.code ?? ""] ?? "unavailable" };
    },
  };
}

function toBeShown({ statistics, ...answer }: z.infer<typeof statisticsAnswerSchema>): PlayerStatistics {
  const { totals, vehicles, days, marks, ...about } = statistics;
  const counted = isCountedFromTheStart(about.createdAt);
  const [whole] = fromColumns(totals);
  return {
    ...answer,
    ...about,
    totals: whole ? battleSumsOf(whole, counted) : NO_BATTLES,
    vehicles: vehicleSumsOf(fromColumns(vehicles), counted),
    // The game counted everything long before our first reading.
    days: days.map((one) => ({ ...one, vehicles: vehicleSumsOf(fromColumns(one.vehicles), true) })),
    marks: marks && new Map(marks[0].map((id, at) => [id, marks[1][at] ?? 0])),
  };
}
