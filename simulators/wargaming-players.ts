import { simulatedNumber } from "./simulated-number.ts";

const day = 86_400;
/** From here on simulated players go on playing, Unix time in seconds. */
const since = Date.UTC(2026, 0, 1) / 1000;

/** Vehicles that simulated players have, which exist and have expected values; beside them one that exists nowhere. */
const VEHICLES = [
  7169, 6145, 10785, 14609, 13825, 6929, 5137, 1, 49, 4145, 15617, 14881, 12305, 9489, 8977, 513,
] as const;
const UNKNOWN_VEHICLE = 65_281;

export interface PlayedVehicle {
  tank_id: number;
  mark_of_mastery: number;
  statistics: { battles: number; wins: number };
}

/** What a simulated player has: some play every day, some on some days, some no more, and one in nine never has. */
function habits(accountId: number) {
  const never = accountId % 9 === 8;
  return {
    never,
    battlesADay: accountId % 5 === 4 ? 0 : 1 + simulatedNumber(accountId, 1, 14),
    before: never ? 0 : 400 + simulatedNumber(accountId, 2, 30_000),
    /** 1 is what WN8 expects. */
    skill: 0.55 + simulatedNumber(accountId, 3, 90) / 100,
  };
}

/** The vehicles of a player, of which the battles add up to those of the account. @param now unix time in seconds */
export function simulatedTanks(accountId: number, now: number): PlayedVehicle[] {
  const { never, battlesADay, before, skill } = habits(accountId);
  if (never) return [];
  const days = Math.max(0, Math.floor((now - since) / day));
  const battles = before + days * battlesADay;
  const winRate = 0.41 + skill * 0.09;
  const ids = [...VEHICLES.filter((_, at) => simulatedNumber(accountId, 10 + at, 3) > 0), UNKNOWN_VEHICLE];
  const share = Math.floor(battles / (ids.length + 1));
  return ids.map((tank_id, at) => {
    // The last one has only some; the first has what is left.
    const few = Math.min(40, share);
    const own = at === ids.length - 1 ? few : at === 0 ? battles - share * (ids.length - 2) - few : share;
    return {
      tank_id,
      mark_of_mastery: simulatedNumber(accountId, 40 + at, 5),
      statistics: { battles: own, wins: Math.round(own * (winRate + (tank_id % 7) / 100)) },
    };
  });
}

/** `statistics`, and the times, of `account/info`. @param now unix time in seconds */
export function simulatedStatistics(accountId: number, now: number) {
  const { never, battlesADay, skill } = habits(accountId);
  const tanks = simulatedTanks(accountId, now);
  const sum = (of: "battles" | "wins") => tanks.reduce((total, { statistics }) => total + statistics[of], 0);
  const battles = sum("battles");
  const average = (value: number) => Math.round(battles * value * skill);
  const all = {
    ...{ battles, wins: sum("wins"), losses: battles - sum("wins"), damage_dealt: average(1650) },
    ...{ frags: average(0.95), spotted: average(1.2), dropped_capture_points: average(0.75), xp: average(720) },
  };
  const ago = battlesADay === 0 ? 40 * day : simulatedNumber(accountId, 4, 3) * day + 1800;
  return {
    global_rating: never ? 0 : Math.round(4200 * skill),
    last_battle_time: never ? 0 : now - ago,
    statistics: { all, trees_cut: null, frags: null },
  };
}
