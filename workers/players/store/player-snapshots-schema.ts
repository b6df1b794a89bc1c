import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";

// The tables of workers/migrations. All times are unix time in milliseconds.

/** The last full reading of a player. */
export const playerSnapshots = sqliteTable(
  "player_readings",
  {
    accountId: integer("account_id").primaryKey(),
    region: text("region", { enum: PUBLISHER_REGIONS }).notNull(),
    askedAt: integer("asked_at").notNull(),
    triedAt: integer("tried_at").notNull(),
    since: integer("since").notNull(),
    readAt: integer("read_at").notNull(),
    battles: integer("battles").notNull(),
    vehicles: text("vehicles").notNull(),
  },
  (table) => [index("player_readings_asked_at").on(table.askedAt)],
);

/** What was done between two readings. */
export const playerDays = sqliteTable(
  "player_days",
  {
    accountId: integer("account_id").notNull(),
    day: integer("day").notNull(),
    sinceDay: integer("since_day").notNull(),
    fromAt: integer("from_at").notNull(),
    toAt: integer("to_at").notNull(),
    vehicles: text("vehicles").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] }), index("player_days_day").on(table.day)],
);
