// What the site stores about visitors. /privacy-policy shows these lists, and stored-data.test.ts holds them against
// the code and the database: what is stored without standing here fails a test.

import { type InDatabase, WITH_ACCOUNT } from "./in-database.ts";
import { BATTLES_OF_ALL, BATTLES_OF_AN_ACCOUNT } from "./stored-battles.ts";

/** What the databases hold about somebody with an account. */
export const WITH_AN_ACCOUNT: readonly InDatabase[] = [
  {
    table: "people",
    columns: ["person_id", "created_at"],
    what: "A random number that stands for you, and the day of your first sign-in",
    purpose: "Holds together what you link",
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
    what: "Each linked platform: your number and name there, your status (membership, tier, since when) and when it was asked, the encrypted permission",
    purpose: "Signs you in and takes the ads away",
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
    what: "Each game account: number, nickname, region, who may see it, the encrypted permission, fingerprints of its keys and whether they are still to be shown",
    purpose: "Shows your player page",
    kept: WITH_ACCOUNT,
  },
  ...BATTLES_OF_AN_ACCOUNT,
  {
    table: "saved_loadouts",
    columns: ["loadout_id", "person_id", "vehicle_id", "vehicle_name", "name", "code", "patch", "saved_at"],
    what: "Your saved loadouts: vehicle, name, what is mounted, when you saved it and its patch",
    purpose: "Shows you your loadouts wherever you sign in",
    kept: "Until you delete the loadout or your account",
  },
  {
    table: "followed_players",
    columns: ["person_id", "account_id", "nickname", "region", "followed_at"],
    what: "The players you follow, 100 at most: id, name, region and since when",
    purpose: "Shows you the players you follow wherever you sign in",
    kept: "Until you stop following the player or delete your account",
  },
  {
    table: "viewed_players",
    columns: ["person_id", "account_id", "nickname", "region", "viewed_at"],
    what: "The players you viewed last, 10 at most: id, name, region and when",
    purpose: "Shows you recently viewed players wherever you sign in",
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
    what: "A run of the no-gold challenge: its nation, what the account had driven when it began, its steps and battles, whether the leaderboard may show it",
    purpose: "Shows how far your run has come; to others only if you want it",
    kept: "Until you give the run up, unlink the game account or delete your account",
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
    what: "Where you are signed in: browser and system in words, since when, last used, last sign-in, a fingerprint of the token",
    purpose: "Keeps you signed in and lets you end it from elsewhere",
    kept: "30 days after the last use, 180 days at most",
  },
  {
    table: "merge_offers",
    columns: ["offer_id", "person_id", "other_person_id", "provider", "subject", "name", "expires_at"],
    what: "That two accounts may both be yours, and which platform showed it",
    purpose: "Asks you whether to put them together",
    kept: "15 minutes",
  },
];

/** What the databases hold that belongs to no account. */
export const WITHOUT_AN_ACCOUNT: readonly InDatabase[] = [
  ...BATTLES_OF_ALL,
  {
    table: "sign_ins",
    columns: ["state_hash", "browser_hash", "provider", "region", "code_verifier", "nonce", "return_to", "expires_at"],
    what: "A sign-in that has begun: the platform, the page to go back to, random numbers that protect it",
    purpose: "Makes sure that nobody else can finish it",
    kept: "10 minutes",
  },
  {
    table: "clans_asked",
    columns: ["region", "clan_id", "asked_at", "read_at"],
    what: "Clans that somebody looked at, and when that was last; not who",
    purpose: "Reads a clan once a day for a week, so that its page has a history",
    kept: "60 days after somebody looked at the clan, 300 clans at most",
  },
  {
    table: "clan_readings",
    columns: ["region", "clan_id", "day", "read_at", "members"],
    what: "Who was in such a clan on a day, with battles and victories, as the publisher's public service stated it",
    purpose: "Shows who came and went, and how much was played",
    kept: "32 days",
  },
  {
    table: "clan_players",
    columns: ["account_id", "region", "clan_id", "read_at", "expected", "vehicles"],
    what: "Battles of the members of such a clan in their vehicles, as the publisher's public service stated it",
    purpose: "Works out WN8 and the clan's best vehicles",
    kept: "32 days",
  },
  {
    table: "publisher_calls",
    columns: ["id", "window", "calls"],
    what: "How often all visitors together had the publisher asked within ten seconds; not who",
    purpose: "Keeps the site from asking too often",
    kept: "Until the publisher is asked in a later ten seconds",
  },
  {
    table: "health",
    columns: ["part", "succeeded_at", "failed_at"],
    what: "When each hourly job and each server that the Index asks last did its work; nothing about anybody",
    purpose: "Shows how the Index is",
    kept: "Until the next time",
  },
  {
    table: "player_readings",
    columns: ["account_id", "region", "asked_at", "tried_at", "since", "read_at", "battles", "vehicles"],
    what: "Battles of a player in each vehicle, as the publisher's public service last stated them, and when somebody looked at that player last; not who",
    purpose: "Tells what was done since",
    kept: "92 days after somebody looked at the player, 2,000 players at most; of a linked game account, until you unlink it or delete your account",
  },
  {
    table: "player_days",
    columns: ["account_id", "day", "since_day", "from_at", "to_at", "vehicles"],
    what: "What such a player did in each vehicle from one reading to the next",
    purpose: "Shows statistics over time",
    kept: "92 days; of a linked game account 400 days, or until you unlink it or delete your account",
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
    what: "Errors of pages, each once: the address of the page where it was seen first, where in the program it failed, how often, first and last; tokens, cookies and keys are taken out",
    purpose: "Finds faults",
    kept: "30 days after it was seen last",
  },
  {
    table: "error_ids",
    columns: ["error_id", "by_worker", "fingerprint", "happened_at", "stored_at"],
    what: "Which of these errors an Error ID stands for, and when it happened",
    purpose: "Finds the fault that somebody tells us of",
    kept: "30 days, 11,000 of them at most",
  },
];

export interface InKeyValue {
  /** How its keys begin. */
  prefix: string;
  /** Absent for what is about the site and nobody's: no page has to name it. */
  shown?: { what: string; purpose: string; kept: string };
}

/** What the key-value store holds. */
export const IN_KEY_VALUE: readonly InKeyValue[] = [
  {
    prefix: "flash:",
    shown: {
      what: "The message that the next page has for you, such as “Signed in”",
      purpose: "Tells you what a form has done",
      kept: "2 minutes",
    },
  },
  {
    prefix: "player:",
    shown: {
      what: "The nickname of a player whose page somebody opened, as the publisher's public service stated it",
      purpose: "Asks the publisher only once",
      kept: "1 minute",
    },
  },
  {
    prefix: "player-statistics:",
    shown: {
      what: "The public figures of a player whose page somebody opened, as the publisher's public service stated them",
      purpose: "Asks the publisher only once an hour, and shows the last known figures while it does not answer",
      kept: "30 days, or until you unlink the game account or delete your account",
    },
  },
  {
    prefix: "clan:",
    shown: {
      what: "A clan that somebody looked at: its members with their public figures, as the publisher's public service stated them",
      purpose: "Asks the publisher only every six hours, and shows the last known figures while it does not answer",
      kept: "30 days",
    },
  },
  {
    prefix: "clan-of:",
    shown: {
      what: "Which clan a game account of a signed-in visitor is in",
      purpose: "Asks the publisher only once an hour",
      kept: "1 hour",
    },
  },
  {
    prefix: "leaderboard:",
    shown: {
      what: "Leaderboards: players and clans that somebody looked at, with nickname, clan and public figures, as the publisher's public service stated them; and which clan counts which player",
      purpose: "Shows who plays how well among those known here; nobody whose owner chose unlisted or private",
      kept: "Until the next hour, 24 hours at most",
    },
  },
  { prefix: "averages:" },
  { prefix: "data:" },
  { prefix: "data/" },
  { prefix: "builds/" },
  { prefix: "news:" },
  { prefix: "health:" },
];
