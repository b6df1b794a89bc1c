import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { SIGN_IN_PROVIDERS, STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";

// The tables of workers/migrations. All times are unix time in milliseconds.

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
    provider: text("provider", { enum: STATUS_PROVIDERS }).notNull(),
    subject: text("subject").notNull(),
    userId: userId(),
    name: text("name").notNull(),
    accessToken: text("access_token").notNull(),
    refreshToken: text("refresh_token"),
    tokenExpiresAt: integer("token_expires_at"),
    /** JSON: the provider's status fields; null: it never answered. */
    status: text("status"),
    statusAt: integer("status_at"),
    /** Since when no key opens its tokens; null: they can be opened. */
    unreadableSince: integer("unreadable_since"),
    checkedAt: integer("checked_at").notNull(),
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
    place: integer("place").notNull(),
    nickname: text("nickname").notNull(),
    /** When the publisher last told the nickname. */
    nicknameAt: integer("nickname_at").notNull(),
    region: text("region", { enum: REGIONS }).notNull(),
    visibility: text("visibility", { enum: VISIBILITIES }).notNull().default("public"),
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
    device: text("device").notNull(),
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
    provider: text("provider", { enum: SIGN_IN_PROVIDERS }).notNull(),
    region: text("region", { enum: REGIONS }),
    codeVerifier: text("code_verifier").notNull(),
    nonce: text("nonce").notNull(),
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
    provider: text("provider", { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's id of the account by which the visitor signed in as the other person. */
    subject: text("subject").notNull(),
    name: text("name").notNull(),
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
    name: text("name").notNull(),
    code: text("code").notNull(),
    patch: text("patch"),
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
    nickname: text("nickname").notNull(),
    region: text("region", { enum: REGIONS }).notNull(),
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
    nickname: text("nickname").notNull(),
    region: text("region", { enum: REGIONS }).notNull(),
    viewedAt: integer("viewed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
);
