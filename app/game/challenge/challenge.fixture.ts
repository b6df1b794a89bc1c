import type { ChallengeVehicle } from "./catalogue.ts";
import type { Verdict } from "./eligibility.ts";

const vehicle = (
  id: number,
  tier: number,
  verdict: Verdict = "eligible",
  nation: ChallengeVehicle["nation"] = "germany",
) => [id, { id, nation, tier, verdict }] as const;

/** Three German steps, one of another nation, one of a reward, one for gold, and one of which nothing is known. */
export const catalogue = new Map<number, ChallengeVehicle>([
  vehicle(1, 1),
  vehicle(2, 2),
  vehicle(3, 3),
  vehicle(11, 1, "eligible", "ussr"),
  vehicle(21, 8, "premium"),
  vehicle(22, 8, "reward", "usa"),
  vehicle(31, 11, "wayUnknown"),
]);
