import { simulatedNumber } from "./simulated-number.ts";

/**
 * The demo account's vehicles and how often it drives them: tank_id and share. Many real results exist for each class
 * and tier. Its uploaded battles and those counted by the simulated publisher follow from the same draws, so that both
 * describe one player.
 */
export const DRIVEN: readonly [tankId: number, share: number][] = [
  [5377, 9], // IS-3
  [51361, 9], // Progetto M35 mod. 46
  [14609, 8], // Leopard 1
  [7169, 8], // IS-7
  [50193, 6], // Rheinmetall Skorpion G
  [9745, 6], // E 75
  [14865, 5], // Leopard Prototyp A
  [19217, 5], // Grille 15
  [61505, 4], // ELC EVEN 90
  [3873, 4], // T29
  [2561, 3], // T-34-85
  [1105, 2], // Cromwell
  [16417, 2], // M44
];
const SHARES = DRIVEN.flatMap(([tankId, share]) => Array.from({ length: share }, () => tankId));

const MIN = 5;
const MAX = 20;
/** Vehicles of an evening. */
const VEHICLES = 3;

/** One day in twenty has no battles. @param day days since 1970, UTC */
export const isRest = (day: number): boolean => simulatedNumber(day, 1, 20) === 0;

/** The vehicle of each battle of a day that has any. */
export function drivenOn(day: number): number[] {
  const count = MIN + simulatedNumber(day, 3, MAX - MIN + 1);
  const vehicles = Array.from(
    { length: VEHICLES },
    (_, n) => SHARES[simulatedNumber(day, 10 + n, 1e6) % SHARES.length],
  );
  return Array.from({ length: count }, (_, n) => vehicles[simulatedNumber(day, 100 + n, VEHICLES)] ?? 0);
}
