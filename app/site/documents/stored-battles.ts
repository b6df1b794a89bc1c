import { BATTLE_KEYS, columnName } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";

/** The personal data in a table. */
export interface InDatabase {
  table: string;
  /** Every column of the table. */
  columns: readonly string[];
  what: string;
  purpose: string;
  kept: string;
}

/** How long most of this data is kept. */
export const WITH_ACCOUNT = "Until you unlink it or delete your account";

const sums = SUM_KEYS.map(columnName);

/** Stored data from the battles of users with an account. */
export const BATTLES_OF_AN_ACCOUNT: readonly InDatabase[] = [
  {
    table: "battles",
    columns: BATTLE_KEYS.map(columnName),
    what: "Battles uploaded for a game account: when and where, your vehicle, the result and what you did; nothing about other players",
    purpose: "Shows your battles, and whether you use the mod",
    kept: `${WITH_ACCOUNT}; the newest 50,000 per account`,
  },
  {
    table: "waiting_battles",
    columns: ["account_id", "arena_id", "tank_id", "battle", "came_at"],
    what: "Uploaded battles in vehicles the Index doesn’t know yet, and when they arrived",
    purpose: "Adds them once it does",
    kept: `${WITH_ACCOUNT}, at most 90 days; 500 per account`,
  },
  {
    table: "roll_ups",
    columns: ["bonus_type", "tank_id", "day", "map", ...sums],
    what: "Totals of these battles by vehicle, day and map",
    purpose: "Shows your statistics",
    kept: WITH_ACCOUNT,
  },
  {
    table: "vehicle_marks",
    columns: ["tank_id", "started_at", "marks", "mark_percentage", "average_combined"],
    what: "The marks of excellence of each vehicle, from the latest of these battles",
    purpose: "Shows your progress to the next mark",
    kept: WITH_ACCOUNT,
  },
  {
    table: "outbox",
    columns: ["tank_id", "day", "revision", "sent_at"],
    what: "Which of these totals have changed",
    purpose: "Adds your battles to vehicle averages",
    kept: "A few seconds",
  },
  {
    table: "state",
    columns: ["name", "value"],
    what: "The game account’s ID, when it was linked, and how many of its battles are stored",
    purpose: "Keeps out battles from an earlier link",
    kept: WITH_ACCOUNT,
  },
  {
    table: "contributions",
    columns: ["tank_id", "day", "account_id", "revision", ...sums],
    what: "Totals of your random battles by vehicle and day",
    purpose: "Builds vehicle averages, shown only from ten players on",
    kept: WITH_ACCOUNT,
  },
];

/** Stored data from all users' battles combined. */
export const BATTLES_OF_ALL: readonly InDatabase[] = [
  {
    table: "ended_links",
    columns: ["account_id", "ended_at"],
    what: "The ID of an unlinked game account, and when it was unlinked",
    purpose: "Deletes its battles again, in case one arrived at that moment",
    kept: "At most two hours",
  },
  {
    table: "vehicle_totals",
    columns: ["tank_id", "region", "day", "accounts", "last_day", ...sums],
    what: "Totals of all players’ battles by vehicle",
    purpose: "Shows a vehicle’s averages",
    kept: "Permanently; without your battles within an hour after you unlink the account",
  },
  {
    table: "recounts",
    columns: ["tank_id"],
    what: "Vehicles with new battles",
    purpose: "Recalculates their averages",
    kept: "1 hour",
  },
  {
    table: "rebuilds",
    columns: ["after_account"],
    what: "A note to recalculate all averages",
    purpose: "Repairs them",
    kept: "1 hour",
  },
];
