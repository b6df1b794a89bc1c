import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { gameAccounts } from "#workers/accounts/accounts-schema.ts";

/** The table of workers/migrations. All times are unix time in milliseconds. */
export const challengeRuns = sqliteTable("challenge_runs", {
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
