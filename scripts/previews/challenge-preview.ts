import { countVerdicts, stepsOf } from "#app/game/challenge/catalogue.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { challengeCatalogue } from "#scripts/publish/derive/challenge.ts";

/** Everything that the link preview of the no-gold challenge shows. */
export interface ChallengePreview {
  eligible: number;
  all: number;
  /** The steps of every nation. */
  nations: { nation: Nation; steps: number }[];
}

export function challengePreview(records: readonly VehicleRecord[], trees: readonly TechTree[]): ChallengePreview {
  const catalogue = challengeCatalogue(records, trees);
  return {
    eligible: countVerdicts(catalogue).eligible,
    all: catalogue.size,
    nations: NATIONS.map((nation) => ({ nation, steps: stepsOf(catalogue, nation).length })),
  };
}
