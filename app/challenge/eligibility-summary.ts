import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { type ChallengeVehicles, countVerdicts } from "#app/game/challenge/catalogue.ts";
import { ELIGIBILITIES, type Eligibility, VERDICT_LABELS, VERDICTS } from "#app/game/challenge/eligibility.ts";

export interface EligibilitySearch {
  typed: string;
  /** Why nothing was found. */
  problem: string | null;
  found: { vehicle: LinkedVehicle; outcome: Eligibility; reason: string } | null;
}

/** How many vehicles are eligible, and why the others are not. */
export interface EligibilitySummary {
  eligible: number;
  all: number;
  /** Verdicts that some vehicle has. */
  reasons: { label: string; outcome: Eligibility; count: number }[];
  search: EligibilitySearch | null;
}

export function eligibilitySummary(catalogue: ChallengeVehicles, search: EligibilitySearch | null): EligibilitySummary {
  const counts = countVerdicts(catalogue);
  return {
    eligible: counts.eligible,
    all: catalogue.size,
    reasons: VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
      label: VERDICT_LABELS[verdict],
      outcome: ELIGIBILITIES[verdict],
      count: counts[verdict],
    })),
    search,
  };
}
