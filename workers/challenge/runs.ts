import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Leaderboard, Run } from "#app/game/challenge/answers.ts";
import type { ChallengeVehicles } from "#app/game/challenge/catalogue.ts";
import {
  highestStep,
  NO_PROGRESS,
  playedIn,
  possibleSteps,
  type RunProgress,
  type TotalsRun,
  type VehicleTotals,
} from "#app/game/challenge/progress.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";

/** The table of workers/migrations. All times are unix time in milliseconds. */
const challengeRuns = sqliteTable("challenge_runs", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => gameAccounts.accountId, { onDelete: "cascade" }),
  nation: text("nation", { enum: NATIONS }).notNull(),
  startedAt: integer("started_at").notNull(),
  /** JSON: [vehicle, battles, wins] of each that was driven before. */
  startTotals: text("start_totals").notNull(),
  possibleSteps: integer("possible_steps").notNull(),
  listed: integer("listed", { mode: "boolean" }).notNull().default(false),
  askedAt: integer("asked_at").notNull(),
  checkedAt: integer("checked_at").notNull(),
  steps: integer("steps").notNull().default(0),
  battles: integer("battles").notNull().default(0),
  wins: integer("wins").notNull().default(0),
  highest: integer("highest"),
  /** JSON: `RunProgress`. */
  progress: text("progress").notNull(),
  endedAt: integer("ended_at"),
});

/** Runs on a page of the leaderboard. */
const PAGE_SIZE = 50;

// Parsed with schemas, although this Worker wrote them: an older one may have.
const totalsSchema = z
  .array(z.tuple([z.number(), z.number(), z.number()]))
  .transform((rows): VehicleTotals[] => rows.map(([vehicleId, battles, wins]) => ({ vehicleId, battles, wins })));
const progressSchema: z.ZodType<RunProgress> = z.object({
  steps: z.array(z.object({ vehicleId: z.number(), at: z.number() })),
  battles: z.number(),
  wins: z.number(),
  elsewhere: z.number(),
  unknown: z.number(),
  ended: z.object({ vehicleId: z.number(), at: z.number() }).nullable(),
});

type RunRow = typeof challengeRuns.$inferSelect;

/** A stored run. */
export interface StoredRun {
  accountId: number;
  start: TotalsRun;
  progress: RunProgress;
  possibleSteps: number;
  listed: boolean;
  checkedAt: number;
}

function read(row: RunRow): StoredRun {
  const { accountId, nation, startedAt, possibleSteps, listed, checkedAt } = row;
  const totals = totalsSchema.parse(JSON.parse(row.startTotals));
  return {
    accountId,
    possibleSteps,
    listed,
    checkedAt,
    start: { nation, startedAt, totals },
    progress: progressSchema.parse(JSON.parse(row.progress)),
  };
}

/** The data for a run's page. */
export function runInfo({ start, progress, possibleSteps, checkedAt }: StoredRun, highest: number | null): Run {
  const { nation, startedAt } = start;
  return { nation, startedAt, possibleSteps, ...progress, highest, checkedAt };
}

/** What there is of the run of an account. */
interface RunOfAccount {
  accountId: number;
  listed: boolean;
  /** With the vehicle of the highest step; null where the stored run cannot be read. */
  run: (StoredRun & { highest: number | null }) | null;
}

const nameOf = ({ accountId }: RunRow) => `The run of the account ${accountId}`;

/** The runs of some accounts. An unreadable one is logged and does not hide the others. */
export async function runsOf(db: D1Database, accountIds: readonly number[]): Promise<RunOfAccount[]> {
  const rows = await drizzle(db)
    .select()
    .from(challengeRuns)
    .where(inArray(challengeRuns.accountId, [...accountIds]));
  return rows.map((row) => {
    const [run = null] = readableRows([row], (runRow) => ({ ...read(runRow), highest: runRow.highest }), nameOf);
    return { accountId: row.accountId, listed: row.listed, run };
  });
}

/**
 * Begins a run with what the account has driven so far.
 * @returns whether it has begun: an account has one run at a time
 */
export async function startRun(
  db: D1Database,
  run: { accountId: number; nation: Nation; totals: readonly VehicleTotals[]; now: number },
  catalogue: ChallengeVehicles,
): Promise<boolean> {
  const { accountId, nation, totals, now } = run;
  const driven = totals.filter(({ battles }) => battles > 0);
  const rows = await drizzle(db)
    .insert(challengeRuns)
    .values({
      accountId,
      nation,
      startedAt: now,
      askedAt: now,
      checkedAt: now,
      startTotals: JSON.stringify(driven.map(({ vehicleId, battles, wins }) => [vehicleId, battles, wins])),
      possibleSteps: possibleSteps({ nation, playedBefore: playedIn(totals) }, catalogue),
      progress: JSON.stringify(NO_PROGRESS),
    })
    .onConflictDoNothing()
    .returning({ accountId: challengeRuns.accountId });
  return rows.length > 0;
}

/** @returns whether there was a run */
export async function giveUpRun(db: D1Database, accountId: number): Promise<boolean> {
  const gone = drizzle(db).delete(challengeRuns).where(eq(challengeRuns.accountId, accountId));
  return (await gone.returning({ accountId: challengeRuns.accountId })).length > 0;
}

/** @returns whether there is a run */
export async function listRun(db: D1Database, accountId: number, listed: boolean): Promise<boolean> {
  const changed = drizzle(db).update(challengeRuns).set({ listed }).where(eq(challengeRuns.accountId, accountId));
  return (await changed.returning({ accountId: challengeRuns.accountId })).length > 0;
}

const isListed = and(eq(challengeRuns.listed, true), eq(gameAccounts.visibility, "public"));

/** A page of the runs whose owners want them listed and whose player page is public. */
export async function leaderboard(db: D1Database, requestedPage: number): Promise<Leaderboard> {
  const orm = drizzle(db);
  const joined = eq(gameAccounts.accountId, challengeRuns.accountId);
  const [counted] = await orm
    .select({ n: count() })
    .from(challengeRuns)
    .innerJoin(gameAccounts, joined)
    .where(isListed);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(requestedPage, pages);
  const before = (page - 1) * PAGE_SIZE;
  const { accountId, nation, steps, possibleSteps, battles, wins, highest, endedAt, startedAt } = challengeRuns;
  const { nickname, region } = gameAccounts;
  // Without what a run began with and its steps, which are most of a row.
  const rows = await orm
    .select({ accountId, nickname, region, nation, steps, possibleSteps, battles, wins, highest, endedAt })
    .from(challengeRuns)
    .innerJoin(gameAccounts, joined)
    .where(isListed)
    .orderBy(desc(steps), asc(battles), asc(startedAt), asc(accountId))
    .limit(PAGE_SIZE)
    .offset(before);
  return {
    page,
    pages,
    total,
    first: before + 1,
    runs: rows.map(({ endedAt, ...run }) => ({ ...run, ended: endedAt !== null })),
  };
}

/** A run with its account, whatever its visibility; null if there is none. */
export async function runWithAccount(db: D1Database, accountId: number) {
  const [row] = await drizzle(db)
    .select()
    .from(challengeRuns)
    .innerJoin(gameAccounts, eq(gameAccounts.accountId, challengeRuns.accountId))
    .where(eq(challengeRuns.accountId, accountId));
  if (!row) return null;
  const { userId, nickname, region, visibility } = row.game_accounts;
  const run = read(row.challenge_runs);
  return {
    userId,
    nickname,
    region,
    /** Whether everybody may see it. */
    open: run.listed && visibility === "public",
    run,
    highest: row.challenge_runs.highest,
  };
}

/** `asked_at` of a run that cannot be read: it is never due, until an operator sets it back (docs/operations.md). */
const SET_ASIDE = Number.MAX_SAFE_INTEGER;

/**
 * Runs that go on and were last looked at before a time, the longest ago first. One that cannot be read is logged once
 * and set aside.
 */
export async function dueRuns(db: D1Database, before: number, limit: number) {
  const rows = await drizzle(db)
    .select()
    .from(challengeRuns)
    .innerJoin(gameAccounts, eq(gameAccounts.accountId, challengeRuns.accountId))
    .where(and(isNull(challengeRuns.endedAt), lt(challengeRuns.askedAt, before)))
    .orderBy(asc(challengeRuns.askedAt))
    .limit(limit);
  const unreadable: number[] = [];
  const runs = readableRows(
    rows,
    (row) => ({ run: read(row.challenge_runs), region: row.game_accounts.region }),
    ({ challenge_runs: run }) => nameOf(run),
    ({ challenge_runs: { accountId } }) => unreadable.push(accountId),
  );
  for (const accountId of unreadable) {
    await drizzle(db).update(challengeRuns).set({ askedAt: SET_ASIDE }).where(eq(challengeRuns.accountId, accountId));
  }
  return runs;
}

/** Matches the run of a check: a run restarted meanwhile is a different one. */
const sameRun = ({ accountId, start }: StoredRun) =>
  and(eq(challengeRuns.accountId, accountId), eq(challengeRuns.startedAt, start.startedAt));

/**
 * Claims the right to ask the publisher about a run.
 * @returns false if somebody has just asked
 */
export async function claimRunCheck(db: D1Database, run: StoredRun, now: number, restMs: number): Promise<boolean> {
  const rows = await drizzle(db)
    .update(challengeRuns)
    .set({ askedAt: now })
    .where(and(sameRun(run), sql`${challengeRuns.askedAt} <= ${now - restMs}`))
    .returning({ accountId: challengeRuns.accountId });
  return rows.length > 0;
}

/** Stores how far a run has come. */
export async function storeProgress(
  db: D1Database,
  run: StoredRun,
  progress: RunProgress,
  { catalogue, now }: { catalogue: ChallengeVehicles; now: number },
): Promise<void> {
  const { steps, battles, wins, ended } = progress;
  await drizzle(db)
    .update(challengeRuns)
    .set({
      checkedAt: now,
      steps: steps.length,
      battles,
      wins,
      highest: highestStep(steps, catalogue) ?? null,
      progress: JSON.stringify(progress),
      endedAt: ended?.at ?? null,
    })
    .where(sameRun(run));
}
