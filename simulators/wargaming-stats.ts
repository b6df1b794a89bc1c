import { readFileSync } from "node:fs";

/** The publisher's sums over battles, under its own names. */
export interface SimulatedStats {
  battles: number;
  wins: number;
  losses: number;
  draws: number;
  survived_battles: number;
  damage_dealt: number;
  damage_received: number;
  frags: number;
  spotted: number;
  shots: number;
  hits: number;
  piercings: number;
  capture_points: number;
  dropped_capture_points: number;
  xp: number;
  radio_assisted_damage: number;
  track_assisted_damage: number;
  stun_assisted_damage: number;
}

interface ExpectedResults {
  damage: number;
  frags: number;
  spots: number;
  defence: number;
  winRate: number;
}

const expected: Record<string, ExpectedResults> = JSON.parse(
  readFileSync(new URL("../data/game/statistics/expected.json", import.meta.url), "utf8"),
);
/** For vehicles without expected values. */
const ORDINARY: ExpectedResults = { damage: 900, frags: 0.8, spots: 1, defence: 0.8, winRate: 50 };

export const expectedWinRate = (vehicle: number): number => (expected[vehicle] ?? ORDINARY).winRate / 100;

/**
 * What so many battles in a vehicle come to.
 * @param factor 1 is what WN8 expects of the vehicle
 */
export function simulatedStatsOf(
  vehicle: number,
  { battles, wins }: { battles: number; wins: number },
  factor: number,
): SimulatedStats {
  const of = expected[vehicle] ?? ORDINARY;
  const sum = (mean: number) => Math.round(battles * mean);
  const shots = sum(6 + factor * 3);
  const hits = Math.round(shots * (0.6 + factor * 0.12));
  const draws = Math.min(battles - wins, sum(0.013));
  return {
    battles,
    wins,
    draws,
    losses: battles - wins - draws,
    survived_battles: Math.min(battles, sum(0.24 * factor)),
    damage_dealt: sum(of.damage * factor),
    damage_received: sum(of.damage * 0.85),
    frags: sum(of.frags * factor),
    spotted: sum(of.spots * factor),
    dropped_capture_points: sum(of.defence * factor),
    capture_points: sum(1.1),
    shots,
    hits,
    piercings: Math.round(hits * 0.74),
    xp: sum(620 * factor),
    stun_assisted_damage: 0,
    radio_assisted_damage: sum(of.damage * 0.22 * factor),
    track_assisted_damage: sum(of.damage * 0.06),
  };
}

export const NO_SIMULATED_STATS = simulatedStatsOf(0, { battles: 0, wins: 0 }, 1);
const KEYS = Object.keys(NO_SIMULATED_STATS) as (keyof SimulatedStats)[];

export function addStats(a: SimulatedStats, b: SimulatedStats): SimulatedStats {
  const sum = { ...a };
  for (const key of KEYS) sum[key] += b[key];
  return sum;
}

/** What an account has done in all its vehicles. */
export function sumOfStats(vehicles: ReadonlyMap<number, SimulatedStats>): SimulatedStats {
  return [...vehicles.values()].reduce(addStats, NO_SIMULATED_STATS);
}
