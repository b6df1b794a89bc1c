import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { callJson } from "./call.ts";
import { LEADERBOARD_PATH, OWN_RUNS_PATH, runCallPath } from "./challenge-paths.ts";

const count = z.number().int().nonnegative();

/** A run of the no-gold challenge. Times are unix time in milliseconds. */
export const runSchema = z.object({
  nation: z.enum(NATIONS),
  startedAt: z.number(),
  possibleSteps: count,
  /** Each with the time at which it was first seen, the first one first. */
  steps: z.array(z.object({ vehicleId: count, at: z.number() })),
  battles: count,
  wins: count,
  /** Battles in eligible vehicles of other nations, and in such of which nothing is known. */
  elsewhere: count,
  unknown: count,
  highest: count.nullable(),
  /** When the publisher last said what the account has driven. */
  checkedAt: z.number(),
  ended: z.object({ vehicleId: count, at: z.number() }).nullable(),
});
export type Run = z.infer<typeof runSchema>;

const accountSchema = z.object({ accountId: accountIdSchema, nickname: z.string(), region: z.enum(REGIONS) });

/** GET /api/challenge/leaderboard[?page=]: runs whose owners want them listed, the best first. */
export const leaderboardSchema = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: count,
  /** The place of the first one shown. */
  first: z.number().int().positive(),
  runs: z.array(
    accountSchema.extend({
      nation: z.enum(NATIONS),
      steps: count,
      possibleSteps: count,
      battles: count,
      wins: count,
      highest: count.nullable(),
      ended: z.boolean(),
    }),
  ),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** GET /api/challenge/runs/{account_id}: a run that is listed, or one's own. */
export const publicRunSchema = accountSchema.extend({ run: runSchema, own: z.boolean(), listed: z.boolean() });
export type PublicRun = z.infer<typeof publicRunSchema>;

/** GET /api/account/challenge: one's own game accounts with their runs. */
export const ownRunsSchema = z.array(
  accountSchema.extend({
    visibility: z.enum(VISIBILITIES),
    run: runSchema.nullable(),
    /** Whether there is a run that cannot be read. */
    unreadable: z.boolean(),
    /** Whether its owner wants it in the leaderboard. */
    listed: z.boolean(),
    /** Mean base experience of the account's random battles that were sent here, and of how many; null: of none. */
    battleXp: z.object({ value: z.number().nonnegative(), battles: count }).nullable(),
  }),
);
export type OwnRun = z.infer<typeof ownRunsSchema>[number];

/** Calls about runs of the challenge. What fails throws: a page says what is missing. */
export interface ChallengeApi {
  leaderboard(page: number): Promise<Leaderboard>;
  /** Null where there is none that the visitor may see. */
  run(accountId: number): Promise<PublicRun | null>;
  /** Null: nobody is signed in. */
  own(): Promise<OwnRun[] | null>;
}

export function createChallengeApi(fetch: typeof globalThis.fetch, anonymous = false): ChallengeApi {
  const needed = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const answer = await callJson(fetch, path, schema);
    if (answer === null) throw new Error(`${path} cannot be read.`);
    return answer;
  };
  return {
    leaderboard: (page) => needed(`${LEADERBOARD_PATH}?page=${page}`, leaderboardSchema),
    async run(accountId) {
      const answer = await fetch(runCallPath(accountId));
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The run of ${accountId} cannot be read (${answer.status}).`);
      return publicRunSchema.parse(await answer.json());
    },
    async own() {
      if (anonymous) return null;
      const answer = await fetch(OWN_RUNS_PATH);
      if (answer.status === 401) return null;
      if (!answer.ok) throw new Error(`The runs cannot be read (${answer.status}).`);
      return ownRunsSchema.parse(await answer.json());
    },
  };
}
