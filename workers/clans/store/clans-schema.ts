import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";

// The tables of workers/migrations. All times are unix time in milliseconds.

const whichClan = () => ({
  region: text("region", { enum: PUBLISHER_REGIONS }).notNull(),
  clanId: integer("clan_id").notNull(),
});

/** Clans that somebody requested lately. */
export const clansAsked = sqliteTable(
  "clans_asked",
  { ...whichClan(), askedAt: integer("asked_at").notNull(), readAt: integer("read_at").notNull() },
  (table) => [primaryKey({ columns: [table.region, table.clanId] }), index("clans_asked_at").on(table.askedAt)],
);

/** Who was in a clan on a day. */
export const clanSnapshots = sqliteTable(
  "clan_readings",
  {
    ...whichClan(),
    day: integer("day").notNull(),
    readAt: integer("read_at").notNull(),
    members: text("members").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.clanId, table.day] }),
    index("clan_readings_day").on(table.day),
  ],
);

/** Stats from members' vehicles. */
export const clanPlayers = sqliteTable(
  "clan_players",
  {
    accountId: integer("account_id").primaryKey(),
    ...whichClan(),
    readAt: integer("read_at").notNull(),
    expected: text("expected").notNull(),
    vehicles: text("vehicles").notNull(),
  },
  (table) => [
    index("clan_players_clan").on(table.region, table.clanId),
    index("clan_players_read_at").on(table.readAt),
  ],
);
