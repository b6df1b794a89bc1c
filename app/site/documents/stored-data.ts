// The data that the site stores about visitors. /privacy-policy shows these lists, and stored-data.test.ts checks them
// against the code and the database: stored data missing here fails a test.

import { BATTLES_OF_ALL, BATTLES_OF_AN_ACCOUNT, type InDatabase, WITH_ACCOUNT } from "./stored-battles.ts";

/** Data in the databases about users with an account. */
export const WITH_AN_ACCOUNT: readonly InDatabase[] = [
  {
    table: "people",
    columns: ["person_id", "created_at"],
    what: "A random number for your account, and the day you first signed in",
    purpose: "Connects the accounts you link",
    kept: "Until you delete your account",
  },
  {
    table: "identities",
    columns: [
      "provider",
      "subject",
      "person_id",
      "name",
      "access_token",
      "refresh_token",
      "token_expires_at",
      "status",
      "status_at",
      "unreadable_since",
      "checked_at",
      "linked_at",
    ],
    what: "Each linked platform: your ID and name there, your status (membership, tier, since when), when it was checked, and the encrypted permission",
    purpose: "Signs you in and turns ads off",
    kept: WITH_ACCOUNT,
  },
  {
    table: "game_accounts",
    columns: [
      "account_id",
      "person_id",
      "place",
      "nickname",
      "nickname_at",
      "region",
      "visibility",
      "access_token",
      "token_expires_at",
      "stats_key_hash",
      "write_key_hash",
      "linked_at",
      "stats_key_unshown_until",
      "write_key_unshown_until",
    ],
    what: "Each game account: ID, nickname, region, who can see it, the encrypted permission, fingerprints of its keys, and whether you have seen them yet",
    purpose: "Shows your player page",
    kept: WITH_ACCOUNT,
  },
  ...BATTLES_OF_AN_ACCOUNT,
  {
    table: "saved_loadouts",
    columns: ["loadout_id", "person_id", "vehicle_id", "vehicle_name", "name", "code", "patch", "saved_at"],
    what: "Your saved loadouts: vehicle, name, what is mounted, patch and when you saved it",
    purpose: "Shows your loadouts wherever you sign in",
    kept: "Until you delete the loadout or your account",
  },
  {
    table: "followed_players",
    columns: ["person_id", "account_id", "nickname", "region", "followed_at"],
    what: "The players you follow, up to 100: ID, name, region and since when",
    purpose: "Shows the players you follow wherever you sign in",
    kept: "Until you stop following the player or delete your account",
  },
  {
    table: "viewed_players",
    columns: ["person_id", "account_id", "nickname", "region", "viewed_at"],
    what: "The last 10 players you viewed: ID, name, region and when",
    purpose: "Shows recently viewed players wherever you sign in",
    kept: "Until you clear them or delete your account",
  },
  {
    table: "challenge_runs",
    columns: [
      "account_id",
      "nation",
      "started_at",
      "start_totals",
      "possible_steps",
      "listed",
      "asked_at",
      "checked_at",
      "steps",
      "battles",
      "wins",
      "highest",
      "progress",
      "ended_at",
    ],
    what: "A no-gold challenge run: its nation, the account’s vehicles at the start, its steps and battles, and whether the leaderboard may show it",
    purpose: "Shows your run’s progress; to others only if you allow it",
    kept: "Until you abandon the run, unlink the game account or delete your account",
  },
  {
    table: "sessions",
    columns: [
      "token_hash",
      "session_id",
      "person_id",
      "device",
      "created_at",
      "seen_at",
      "authenticated_at",
      "expires_at",
    ],
    what: "Where you are signed in: browser and system, since when, last use, last sign-in and a fingerprint of the token",
    purpose: "Keeps you signed in, and lets you sign out from another device",
    kept: "30 days after the last use, 180 days at most",
  },
  {
    table: "merge_offers",
    columns: ["offer_id", "person_id", "other_person_id", "provider", "subject", "name", "expires_at"],
    what: "That two accounts may both be yours, and which platform suggests it",
    purpose: "Asks you whether to merge them",
    kept: "15 minutes",
  },
];

/** Data in the databases that belongs to no account. */
export const WITHOUT_AN_ACCOUNT: readonly InDatabase[] = [
  ...BATTLES_OF_ALL,
  {
    table: "sign_ins",
    columns: ["state_hash", "browser_hash", "provider", "region", "code_verifier", "nonce", "return_to", "expires_at"],
    what: "A sign-in in progress: the platform, the page to return to, and random numbers that protect it",
    purpose: "Makes sure nobody else can finish it",
    kept: "10 minutes",
  },
  {
    table: "clans_asked",
    columns: ["region", "clan_id", "asked_at", "read_at"],
    what: "Clans somebody viewed, and when last; not who",
    purpose: "Checks the clan once a day for a week, so its page has a history",
    kept: "60 days after the last view, up to 300 clans",
  },
  {
    table: "clan_readings",
    columns: ["region", "clan_id", "day", "read_at", "members"],
    what: "Who was in such a clan each day, with battles and victories, from the publisher’s public service",
    purpose: "Shows who joined and left, and how much they played",
    kept: "32 days",
  },
  {
    table: "clan_players",
    columns: ["account_id", "region", "clan_id", "read_at", "expected", "vehicles"],
    what: "Battles per vehicle of that clan’s members, from the publisher’s public service",
    purpose: "Calculates WN8 and the clan’s best vehicles",
    kept: "32 days",
  },
  {
    table: "publisher_calls",
    columns: ["id", "window", "calls"],
    what: "How many requests all visitors together caused to the publisher in ten seconds; not who",
    purpose: "Keeps the site within the publisher’s limit",
    kept: "Until the next request",
  },
  {
    table: "health",
    columns: ["part", "succeeded_at", "failed_at"],
    what: "When each hourly job and each server the Index uses last worked; nothing about you",
    purpose: "Shows the status of the Index",
    kept: "Until the next check",
  },
  {
    table: "player_readings",
    columns: ["account_id", "region", "asked_at", "tried_at", "since", "read_at", "battles", "vehicles"],
    what: "A player’s battles per vehicle, from the publisher’s public service, and when somebody last viewed that player; not who",
    purpose: "Shows what changed since",
    kept: "92 days after the last view, up to 2,000 players; for a linked game account, until you unlink it or delete your account",
  },
  {
    table: "player_days",
    columns: ["account_id", "day", "since_day", "from_at", "to_at", "vehicles"],
    what: "What that player did in each vehicle between two checks",
    purpose: "Shows statistics over time",
    kept: "92 days; for a linked game account 400 days, or until you unlink it or delete your account",
  },
  {
    table: "errors",
    columns: [
      "by_worker",
      "fingerprint",
      "type",
      "url",
      "message",
      "stack",
      "bytes",
      "count",
      "first_seen",
      "last_seen",
    ],
    what: "Page errors, each once: the address where it first appeared, where the code failed, how often, first and last; tokens, cookies and keys are removed",
    purpose: "Helps us fix errors",
    kept: "30 days after it last appeared",
  },
  {
    table: "error_ids",
    columns: ["error_id", "by_worker", "fingerprint", "happened_at", "stored_at"],
    what: "Which error an Error ID stands for, and when it happened",
    purpose: "Finds the error you report",
    kept: "30 days, up to 11,000",
  },
];

interface InKeyValue {
  /** How its keys begin. */
  prefix: string;
  /** Absent for data about the site rather than a visitor: no page has to list it. */
  description?: { what: string; purpose: string; kept: string };
}

export const IN_KEY_VALUE: readonly InKeyValue[] = [
  {
    prefix: "flash:",
    description: {
      what: "A message for the next page, such as “Signed in”",
      purpose: "Tells you what you just did",
      kept: "2 minutes",
    },
  },
  {
    prefix: "player:",
    description: {
      what: "The nickname of a player somebody viewed, from the publisher’s public service",
      purpose: "Asks the publisher only once",
      kept: "1 minute",
    },
  },
  {
    prefix: "player-statistics:",
    description: {
      what: "The public stats of a player somebody viewed, from the publisher’s public service",
      purpose: "Asks the publisher only once an hour, and shows the last known stats when it doesn’t answer",
      kept: "30 days, or until you unlink the game account or delete your account",
    },
  },
  {
    prefix: "clan:",
    description: {
      what: "A clan somebody viewed: its members and their public stats, from the publisher’s public service",
      purpose: "Asks the publisher only every six hours, and shows the last known stats when it doesn’t answer",
      kept: "30 days",
    },
  },
  {
    prefix: "clan-of:",
    description: {
      what: "The clan of a signed-in visitor’s game account",
      purpose: "Asks the publisher only once an hour",
      kept: "1 hour",
    },
  },
  {
    prefix: "leaderboard:",
    description: {
      what: "Leaderboards: players and clans somebody viewed, with nickname, clan and public stats, from the publisher’s public service; and which player counts for which clan",
      purpose: "Ranks the players known here, except those whose owner chose unlisted or private",
      kept: "Until the next hour, at most 24 hours",
    },
  },
  { prefix: "averages:" },
  { prefix: "data:" },
  { prefix: "data/" },
  { prefix: "builds/" },
  { prefix: "news:" },
  { prefix: "health:" },
];
