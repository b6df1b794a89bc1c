import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { type ChallengeVehicles, countVerdicts } from "#app/game/challenge/catalogue.ts";
import { type Eligibility, OUTCOMES, VERDICTS } from "#app/game/challenge/eligibility.ts";
import { VERDICT_WORDS } from "#app/game/challenge/verdict-words.ts";

/** What was looked up. */
export interface EligibilityLookUp {
  /** What stands in the field. */
  typed: string;
  /** Why nothing was found. */
  problem: string | null;
  found: { vehicle: LinkedVehicle; outcome: Eligibility; reason: string } | null;
}

/** How many vehicles are eligible, and why the others are not. */
export interface EligibilityView {
  eligible: number;
  all: number;
  /** Verdicts that some vehicle has. */
  reasons: { words: string; outcome: Eligibility; count: number }[];
  lookUp: EligibilityLookUp | null;
}

export function eligibilityView(catalogue: ChallengeVehicles, lookUp: EligibilityLookUp | null): EligibilityView {
  const counts = countVerdicts(catalogue);
  return {
    eligible: counts.eligible,
    all: catalogue.size,
    reasons: VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
      words: VERDICT_WORDS[verdict],
      outcome: OUTCOMES[verdict],
      count: counts[verdict],
    })),
    lookUp,
  };
}
