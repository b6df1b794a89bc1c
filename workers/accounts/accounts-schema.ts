import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { Visibility } from "#app/game/accounts/game-accounts.ts";
import type { SignInProvider, StatusProvider } from "#app/game/accounts/providers.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";

// The tables of workers/migrations. All times are unix time in milliseconds. A column without a name has that of its key.

const userId = () =>
  text("person_id")
    .notNull()
    .references(() => people.userId, { onDelete: "cascade" });

export const people = sqliteTable("people", {
  userId: text("person_id").primaryKey(),
  createdAt: integer("created_at").notNull(),
});

/** Accounts at Patreon, Twitch and Google. Tokens are sealed. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text().$type<StatusProvider>().notNull(),
    subject: text().notNull(),
    userId: userId(),
    name: text().notNull(),
    accessToken: text("access_token").notNull(),
    refreshToken: text("refresh_token"),
    tokenExpiresAt: integer("token_expires_at"),
    /** JSON: the provider's status fields; null: it never answered. */
    status: text(),
    statusAt: integer("status_at"),
    checkedAt: integer("checked_at").notNull(),
    /** Since when its tokens cannot be used: no key opens them, or the provider's newer ones were lost; null: they can. */
    unreadableSince: integer("unreadable_since"),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique().on(table.userId, table.provider),
    index("identities_checked_at").on(table.provider, table.checkedAt),
  ],
);

/** Accounts at the publisher. */
export const gameAccounts = sqliteTable(
  "game_accounts",
  {
    accountId: integer("account_id").primaryKey(),
    userId: userId(),
    /** One of three; a person has each of them once. */
    place: integer().notNull(),
    nickname: text().notNull(),
    /** When the publisher last reported the nickname. */
    nicknameAt: integer("nickname_at").notNull(),
    region: text().$type<Region>().notNull(),
    visibility: text().$type<Visibility>().notNull().default("public"),
    accessToken: text("access_token").notNull(),
    tokenExpiresAt: integer("token_expires_at").notNull(),
    statsKeyHash: text("stats_key_hash"),
    writeKeyHash: text("write_key_hash"),
    /** Until when a page may still show the key that a form has made; null: it was shown, or none was made so. */
    statsKeyUnshownUntil: integer("stats_key_unshown_until"),
    writeKeyUnshownUntil: integer("write_key_unshown_until"),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [unique().on(table.userId, table.place)],
);
export type GameAccountRow = typeof gameAccounts.$inferSelect;

export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: text("session_id").notNull().unique(),
    userId: userId(),
    device: text().notNull(),
    createdAt: integer("created_at").notNull(),
    seenAt: integer("seen_at").notNull(),
    /** When the person last signed in at a provider; a token that is renewed keeps it. */
    authenticatedAt: integer("authenticated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("sessions_person").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Sign-ins that have begun. */
export const signIns = sqliteTable(
  "sign_ins",
  {
    stateHash: text("state_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    provider: text().$type<SignInProvider>().notNull(),
    region: text().$type<Region>(),
    codeVerifier: text("code_verifier").notNull(),
    nonce: text().notNull(),
    returnTo: text("return_to").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("sign_ins_expires_at").on(table.expiresAt)],
);

/** Offers to merge with another person. */
export const mergeRequests = sqliteTable(
  "merge_offers",
  {
    offerId: text("offer_id").primaryKey(),
    userId: userId(),
    otherUserId: text("other_person_id")
      .notNull()
      .references(() => people.userId, { onDelete: "cascade" }),
    provider: text().$type<SignInProvider>().notNull(),
    /** The provider's id of the account with which the visitor signed in as the other user. */
    subject: text().notNull(),
    name: text().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("merge_offers_expires_at").on(table.expiresAt)],
);

/** Builds that people keep. */
export const savedLoadouts = sqliteTable(
  "saved_loadouts",
  {
    loadoutId: text("loadout_id").primaryKey(),
    userId: userId(),
    vehicleId: integer("vehicle_id").notNull(),
    vehicleName: text("vehicle_name").notNull(),
    name: text().notNull(),
    code: text().notNull(),
    patch: text(),
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [unique().on(table.userId, table.vehicleId, table.code)],
);

/** Players whom people follow. */
export const followedPlayers = sqliteTable(
  "followed_players",
  {
    userId: userId(),
    accountId: integer("account_id").notNull(),
    nickname: text().notNull(),
    region: text().$type<Region>().notNull(),
    followedAt: integer("followed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
);

/** Players whose pages people looked at last. */
export const viewedPlayers = sqliteTable(
  "viewed_players",
  {
    userId: userId(),
    accountId: integer("account_id").notNull(),
    nickname: text().notNull(),
    region: text().$type<Region>().notNull(),
    viewedAt: integer("viewed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
);
