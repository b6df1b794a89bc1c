import { type ChallengeVehicles, ELIGIBILITY_PATH, eligibilityFile } from "#app/game/challenge/catalogue.ts";
import { researchedIn, verdictOf } from "#app/game/challenge/eligibility.ts";
import { eligibilityFileSchema } from "#app/game/challenge/eligibility-file.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";

/** What the no-gold challenge says of every vehicle, in the order of the records. */
export function challengeCatalogue(records: readonly VehicleRecord[], trees: readonly TechTree[]): ChallengeVehicles {
  const researched = new Set(trees.flatMap((tree) => [...researchedIn(tree)]));
  return new Map(
    records.map(({ id, nation, tier, ...facts }) => [
      id,
      { id, nation, tier, verdict: verdictOf({ ...facts, researched: researched.has(id) }) },
    ]),
  );
}

/** The same as it is published. */
export function challengeTexts(
  records: readonly VehicleRecord[],
  trees: readonly TechTree[],
  gameVersion: string,
): [path: string, text: string][] {
  const file = eligibilityFile(gameVersion, [...challengeCatalogue(records, trees).values()]);
  return [[ELIGIBILITY_PATH, JSON.stringify(eligibilityFileSchema.parse(file))]];
}
