import { drivenOn, isRest } from "./demo-drives.ts";
import { simulatedNumber } from "./simulated-number.ts";
import {
  addStats,
  expectedWinRate,
  NO_SIMULATED_STATS,
  type SimulatedStats,
  simulatedStatsOf,
  sumOfStats,
} from "./wargaming-stats.ts";

const day = 86_400;
/** From here on simulated players go on playing, Unix time in seconds. */
const since = Date.UTC(2026, 0, 1) / 1000;

/** Vehicles of simulated players, which exist and have expected values, and one that exists nowhere. */
const VEHICLES = [
  7169, 6145, 10785, 14609, 13825, 6929, 5137, 1, 49, 4145, 15617, 14881, 12305, 9489, 8977, 513,
] as const;
const UNKNOWN_VEHICLE = 65_281;

/** The account of `commander-1`, who has played for years, in vehicles of every nation and class. */
export const VETERAN = 500_000_001;
const VEHICLES_OF_THE_VETERAN = [
  8497, 7985, 9009, 5937, 4145, 1585, 2929, 6769, 2417, 1905, 17729, 11841, 16961, 16449, 19009, 15425, 19217, 7697,
  9233, 19473, 19985, 20241, 14609, 5281, 2977, 3489, 2721, 8289, 8545, 4961, 3681, 7057, 3473, 3217, 5265, 4737, 2433,
  2177, 5505, 15953, 12369, 12113, 15697, 58961, 19281, 20561, 13857, 8481, 21537, 21025, 19489, 14113, 20225, 9985,
  8705, 22273, 19201, 19457, 21761,
] as const;

/**
 * A simulated player's habits: some play every day, some on some days, some have stopped, and one in nine has never
 * played.
 */
function habits(accountId: number) {
  const never = accountId % 9 === 8;
  const veteran = accountId === VETERAN;
  return {
    never,
    battlesADay: veteran ? 12 : accountId % 5 === 4 ? 0 : 1 + simulatedNumber(accountId, 1, 14),
    before: never ? 0 : veteran ? 9000 : 400 + simulatedNumber(accountId, 2, 30_000),
    /** 1 is what WN8 expects. */
    skill: veteran ? 0.96 : 0.55 + simulatedNumber(accountId, 3, 90) / 100,
  };
}

function vehiclesOf(accountId: number): number[] {
  if (accountId === VETERAN) return [...VEHICLES_OF_THE_VETERAN];
  return [...VEHICLES.filter((_, at) => simulatedNumber(accountId, 10 + at, 3) > 0), UNKNOWN_VEHICLE];
}

/** The results of a day never change; a long-running server only needs a few days. */
const computed = new Map<string, ReadonlyMap<number, SimulatedStats>>();

/**
 * A simulated player's totals in each vehicle, to the end of yesterday (UTC). They only ever grow, and the account is
 * the sum of its vehicles.
 * @param now unix time in seconds
 */
export function simulatedStats(accountId: number, now: number): ReadonlyMap<number, SimulatedStats> {
  const days = Math.max(0, Math.floor((now - since) / day));
  const key = `${accountId} ${days}`;
  const known = computed.get(key);
  if (known) return known;
  const vehicles = beforeAll(accountId);
  if (accountId === VETERAN) addDemoDays(days, vehicles);
  else for (let index = 0; index < days; index++) playDay(accountId, index, vehicles);
  if (computed.size > 2000) computed.clear();
  computed.set(key, vehicles);
  return vehicles;
}

/** Totals before the first simulated day. */
function beforeAll(accountId: number): Map<number, SimulatedStats> {
  const { never, before, skill } = habits(accountId);
  if (never) return new Map();
  const ids = vehiclesOf(accountId);
  const share = Math.floor(before / (ids.length + 1));
  return new Map(
    ids.map((vehicle, at) => {
      // The last vehicle is hardly played by anybody; the first gets the remainder.
      const few = Math.min(40, share);
      const varied = Math.floor(share * (0.3 + simulatedNumber(accountId, 60 + at, 140) / 100));
      const battles = at === ids.length - 1 ? few : Math.max(1, varied);
      const wins = Math.round(battles * (expectedWinRate(vehicle) + (skill - 1) * 0.1));
      return [vehicle, simulatedStatsOf(vehicle, { battles, wins }, skill)] as const;
    }),
  );
}

/**
 * The demo account's performance in a battle relative to what WN8 expects, matching the real results that it uploads.
 */
const DEMO_SKILL = 0.92;

/** Adds the demo account's uploads for this many days, counted from the first one. */
function addDemoDays(days: number, vehicles: Map<number, SimulatedStats>): void {
  const totals = new Map<number, { battles: number; wins: number }>();
  const first = Math.floor(since / day);
  for (let today = first; today < first + days; today++) {
    if (isRest(today)) continue;
    for (const [n, vehicle] of drivenOn(today).entries()) {
      const won = simulatedNumber(today, 400 + n, 100) < expectedWinRate(vehicle) * 100 ? 1 : 0;
      const { battles, wins } = totals.get(vehicle) ?? { battles: 0, wins: 0 };
      totals.set(vehicle, { battles: battles + 1, wins: wins + won });
    }
  }
  for (const [vehicle, total] of totals) {
    vehicles.set(
      vehicle,
      addStats(vehicles.get(vehicle) ?? NO_SIMULATED_STATS, simulatedStatsOf(vehicle, total, DEMO_SKILL)),
    );
  }
}

/** Adds the battles of one day: some in one vehicle, perhaps some in another; on one day of five there are none. */
function playDay(accountId: number, index: number, vehicles: Map<number, SimulatedStats>): void {
  const { never, battlesADay, skill } = habits(accountId);
  const number = (salt: number, under: number) => simulatedNumber(accountId, 1000 + index * 20 + salt, under);
  if (never || battlesADay === 0 || number(0, 5) === 0) return;
  const ids = vehiclesOf(accountId);
  const battles = 1 + number(1, battlesADay * 2);
  const first = 1 + number(2, battles);
  for (const [at, many] of [first, battles - first].entries()) {
    const vehicle = ids[number(3 + at, ids.length - 1)];
    if (vehicle === undefined || many === 0) continue;
    const chance = expectedWinRate(vehicle) + (skill - 1) * 0.1;
    const wins = Array.from({ length: many }, (_, n) =>
      simulatedNumber(accountId, 90_000 + index * 40 + at * 20 + n, 100),
    );
    const played = { battles: many, wins: wins.filter((value) => value < chance * 100).length };
    const factor = skill * (0.6 + number(5 + at, 80) / 100);
    vehicles.set(
      vehicle,
      addStats(vehicles.get(vehicle) ?? NO_SIMULATED_STATS, simulatedStatsOf(vehicle, played, factor)),
    );
  }
}

/** `statistics`, and the times, of `account/info`. @param now unix time in seconds */
export function simulatedStatistics(accountId: number, vehicles: ReadonlyMap<number, SimulatedStats>, now: number) {
  const { never, battlesADay, skill } = habits(accountId);
  const all = sumOfStats(vehicles);
  const ago = battlesADay === 0 ? 40 * day : simulatedNumber(accountId, 4, 3) * day + 1800;
  return {
    global_rating: never ? 0 : Math.round(4200 * skill),
    last_battle_time: never ? 0 : now - ago,
    // Simulated players fight in random battles only.
    statistics: { all, random: all, trees_cut: null, frags: null },
  };
}

/** Badges and marks of excellence on the gun of a vehicle. */
export const simulatedMastery = (accountId: number, vehicle: number): number => simulatedNumber(accountId, vehicle, 5);
export const simulatedMarks = (accountId: number, vehicle: number, { battles }: SimulatedStats): number =>
  battles < 50 ? 0 : simulatedNumber(accountId, vehicle + 7, 4);
