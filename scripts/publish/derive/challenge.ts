import { ELIGIBILITY_PATH, eligibilityFile } from "#app/game/challenge/catalogue.ts";
import { researchedIn, verdictOf } from "#app/game/challenge/eligibility.ts";
import { eligibilityFileSchema } from "#app/game/challenge/eligibility-file.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";

/** What the no-gold challenge says of every vehicle, in the order of the records. */
export function challengeTexts(
  records: readonly VehicleRecord[],
  trees: readonly TechTree[],
  gameVersion: string,
): [path: string, text: string][] {
  const researched = new Set(trees.flatMap((tree) => [...researchedIn(tree)]));
  const vehicles = records.map(({ id, nation, tier, ...facts }) => ({
    ...{ id, nation, tier },
    verdict: verdictOf({ ...facts, researched: researched.has(id) }),
  }));
  return [[ELIGIBILITY_PATH, JSON.stringify(eligibilityFileSchema.parse(eligibilityFile(gameVersion, vehicles)))]];
}
