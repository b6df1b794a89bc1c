import { BATTLE_KEYS, columnOf } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { type InDatabase, WITH_ACCOUNT } from "./in-database.ts";

const sums = SUM_KEYS.map(columnOf);

/** What is kept of the battles of somebody with an account. */
export const BATTLES_OF_AN_ACCOUNT: readonly InDatabase[] = [
  {
    table: "battles",
    columns: BATTLE_KEYS.map(columnOf),
    what: "Battles that were sent for a game account: when and where, your vehicle, how it ended and what you did in it; nothing of other players",
    purpose: "Shows your battles, and whether you use the mod",
    kept: `${WITH_ACCOUNT}; the newest 50,000 of an account`,
  },
  {
    table: "waiting_battles",
    columns: ["account_id", "arena_id", "tank_id", "battle", "came_at"],
    what: "Such battles in vehicles that the Index does not know yet, and when they came",
    purpose: "Counts them once it does",
    kept: `${WITH_ACCOUNT}, 90 days at most; 500 of an account`,
  },
  {
    table: "roll_ups",
    columns: ["bonus_type", "tank_id", "day", "map", ...sums],
    what: "Sums of these battles by vehicle, day and map",
    purpose: "Shows your statistics",
    kept: WITH_ACCOUNT,
  },
  {
    table: "vehicle_marks",
    columns: ["tank_id", "started_at", "marks", "mark_percentage", "average_combined"],
    what: "The marks of excellence of each vehicle, as the last of these battles told them",
    purpose: "Shows your way to the next mark",
    kept: WITH_ACCOUNT,
  },
  {
    table: "outbox",
    columns: ["tank_id", "day", "revision", "sent_at"],
    what: "Which of these sums have changed",
    purpose: "Brings your battles into the averages of vehicles",
    kept: "Some seconds",
  },
  {
    table: "state",
    columns: ["name", "value"],
    what: "The number of the game account, when it was linked, and how many of its battles are kept",
    purpose: "Keeps battles of an earlier link out",
    kept: WITH_ACCOUNT,
  },
  {
    table: "contributions",
    columns: ["tank_id", "day", "account_id", "revision", ...sums],
    what: "Sums of your random battles by vehicle and day",
    purpose: "Makes the averages of vehicles, which are shown of ten players or more only",
    kept: WITH_ACCOUNT,
  },
];

/** What is kept of the battles of all together. */
export const BATTLES_OF_ALL: readonly InDatabase[] = [
  {
    table: "ended_links",
    columns: ["account_id", "ended_at"],
    what: "The number of a game account that was unlinked, and when",
    purpose: "Deletes its battles once more, in case one was sent at that moment",
    kept: "Two hours at most",
  },
  {
    table: "vehicle_totals",
    columns: ["tank_id", "region", "day", "accounts", "last_day", ...sums],
    what: "Sums of the battles of all players together, by vehicle",
    purpose: "Shows what a vehicle does on average",
    kept: "For good; without your battles from the hour after you unlink the account",
  },
  {
    table: "recounts",
    columns: ["tank_id"],
    what: "Vehicles of which there are new battles",
    purpose: "Recalculates their averages",
    kept: "1 hour",
  },
  {
    table: "rebuilds",
    columns: ["after_account"],
    what: "That all averages must be recalculated",
    purpose: "Repairs them",
    kept: "1 hour",
  },
];
