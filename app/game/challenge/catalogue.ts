import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { ELIGIBILITIES, VERDICTS, type Verdict } from "./eligibility.ts";

/** Path of the verdicts below the dataset's root (`eligibilityFileSchema`). */
export const ELIGIBILITY_PATH = "challenge/eligibility.json";

/** The verdict on every vehicle, by column. */
export interface EligibilityFile {
  gameVersion: string;
  id: number[];
  nation: number[];
  tier: number[];
  verdict: number[];
}

/** The challenge's data for a vehicle. */
export interface ChallengeVehicle {
  id: number;
  nation: Nation;
  tier: number;
  verdict: Verdict;
}

/** Every vehicle of our data by its id. */
export type ChallengeVehicles = ReadonlyMap<number, ChallengeVehicle>;

export function catalogueOf({ id, nation, tier, verdict }: EligibilityFile): ChallengeVehicles {
  return new Map(
    id.map((vehicleId, i) => [
      vehicleId,
      {
        id: vehicleId,
        nation: NATIONS[nation[i] ?? 0] ?? NATIONS[0],
        tier: tier[i] ?? 1,
        verdict: VERDICTS[verdict[i] ?? -1] ?? "wayUnknown",
      },
    ]),
  );
}

/** The file of some vehicles; `catalogueOf` reads it back. */
export function eligibilityFile(gameVersion: string, vehicles: readonly ChallengeVehicle[]): EligibilityFile {
  return {
    gameVersion,
    id: vehicles.map(({ id }) => id),
    nation: vehicles.map((vehicle) => NATIONS.indexOf(vehicle.nation)),
    tier: vehicles.map(({ tier }) => tier),
    verdict: vehicles.map((vehicle) => VERDICTS.indexOf(vehicle.verdict)),
  };
}

/** The steps there are for a nation: its eligible vehicles, of the lowest tier first. */
export function stepsOf(catalogue: ChallengeVehicles, nation: Nation): ChallengeVehicle[] {
  return [...catalogue.values()]
    .filter((vehicle) => vehicle.nation === nation && ELIGIBILITIES[vehicle.verdict] === "eligible")
    .sort((a, b) => a.tier - b.tier || a.id - b.id);
}

/** How many vehicles have each verdict. */
export function countVerdicts(catalogue: ChallengeVehicles): Record<Verdict, number> {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of catalogue.values()) counts[verdict] += 1;
  return counts;
}
