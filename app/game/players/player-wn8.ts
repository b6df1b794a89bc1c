import { type BattleSums as BattleCounts, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { ExpectedValues } from "#app/game/model/vehicle/vehicle.ts";
import { battlesIn, type VehicleSums } from "./vehicle-sums.ts";
import { addWn8Sums, averageAsSums, NO_WN8_SUMS, type Wn8Sums, wn8 } from "./wn8.ts";

/** Looks up WN8's expected values of a vehicle; undefined if there are none. */
export type ExpectedOf = (tankId: number) => ExpectedValues | undefined;

/** Actual and expected values, over the battles for which both are known. */
export interface DoneAndExpected {
  done: Wn8Sums;
  expected: Wn8Sums;
  /** Battles that are compared. */
  battles: number;
}

/** WN8 of a player and its basis. */
export interface PlayerWn8 {
  /** Null: there is nothing to compare. */
  value: number | null;
  /** Battles that count towards it. */
  battles: number;
  /** Vehicles left out for lack of expected or actual values, and the battles in them. */
  leftOut: { vehicles: number; battles: number };
}

const STATS = [
  ["damage", "damageDealt"],
  ["frags", "kills"],
  ["spots", "spotted"],
  ["defence", "defencePoints"],
] as const satisfies readonly (readonly [keyof Wn8Sums, Counted])[];

/**
 * One vehicle's battles and their expected values. A stat known in only some of the battles is assumed to have the
 * same average in the others.
 * @returns null if the vehicle has no expected values, or a stat is known in none of the battles
 */
function comparedVehicle({ tankId, sums }: VehicleSums, expectedOf: ExpectedOf): DoneAndExpected | null {
  const of = expectedOf(tankId);
  const { battles } = sums;
  if (!of || battles <= 0) return null;
  const done = doneIn(sums);
  if (done === null) return null;
  return { done, expected: addWn8Sums(NO_WN8_SUMS, averageAsSums(of), battles), battles };
}

function doneIn(sums: BattleCounts): Wn8Sums | null {
  const done = { ...NO_WN8_SUMS, wins: sums.wins };
  for (const [key, stat] of STATS) {
    const mean = meanOf(sums, stat);
    if (mean === null) return null;
    done[key] = mean * sums.battles;
  }
  return done;
}

/** Everything that can be compared of several vehicles, and how much cannot. */
export function comparedVehicles(
  vehicles: readonly VehicleSums[],
  expectedOf: ExpectedOf,
): DoneAndExpected & Pick<PlayerWn8, "leftOut"> {
  const leftOut = { vehicles: 0, battles: 0 };
  let all: DoneAndExpected = { done: NO_WN8_SUMS, expected: NO_WN8_SUMS, battles: 0 };
  for (const vehicle of vehicles) {
    const compared = comparedVehicle(vehicle, expectedOf);
    if (compared) all = addCompared(all, compared);
    else {
      leftOut.vehicles += 1;
      leftOut.battles += vehicle.sums.battles;
    }
  }
  return { ...all, leftOut };
}

/** Both together, or the one without the other. @param sign −1: without */
export function addCompared(a: DoneAndExpected, b: DoneAndExpected, sign: 1 | -1 = 1): DoneAndExpected {
  return {
    done: addWn8Sums(a.done, b.done, sign),
    expected: addWn8Sums(a.expected, b.expected, sign),
    battles: a.battles + sign * b.battles,
  };
}

/** WN8 of the compared battles; null if there are none. */
export function comparedWn8({ done, expected, battles }: DoneAndExpected): number | null {
  return battles <= 0 ? null : wn8(done, expected);
}

/**
 * WN8 over the battles of several vehicles: the sum of actual against the sum of expected values (`wn8`, XVM's
 * formula). What cannot be compared is left out and counted.
 */
export function playerWn8(vehicles: readonly VehicleSums[], expectedOf: ExpectedOf): PlayerWn8 {
  const compared = comparedVehicles(vehicles, expectedOf);
  return { value: comparedWn8(compared), battles: compared.battles, leftOut: compared.leftOut };
}

/** WN8 of a single vehicle's battles; null where it cannot be compared. */
export function vehicleWn8(vehicle: VehicleSums, expectedOf: ExpectedOf): number | null {
  const compared = comparedVehicle(vehicle, expectedOf);
  return compared && wn8(compared.done, compared.expected);
}

/** Vehicles of a kind, and a player's results in them. */
export interface VehicleGroup<Key> {
  key: Key;
  vehicles: number;
  battles: number;
  wins: number;
  wn8: number | null;
}

/** Puts vehicles together. @param keyOf null: the vehicle belongs to no group */
export function playerGroups<Key extends string | number>(
  vehicles: readonly VehicleSums[],
  keyOf: (tankId: number) => Key | null,
  expectedOf: ExpectedOf,
): Map<Key, VehicleGroup<Key>> {
  const fought = vehicles.filter(({ sums }) => sums.battles > 0);
  return new Map(
    [...Map.groupBy(fought, ({ tankId }) => keyOf(tankId))].flatMap(([key, of]): [Key, VehicleGroup<Key>][] => {
      if (key === null) return [];
      const wins = of.reduce((sum, { sums }) => sum + sums.wins, 0);
      const wn8 = playerWn8(of, expectedOf).value;
      return [[key, { key, vehicles: of.length, battles: battlesIn(of), wins, wn8 }]];
    }),
  );
}
