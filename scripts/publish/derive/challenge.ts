import { z } from "zod";
import { type ChallengeVehicles, ELIGIBILITY_PATH, eligibilityFile } from "#app/game/challenge/catalogue.ts";
import { researchedIn, VERDICTS, verdictOf } from "#app/game/challenge/eligibility.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { type PublishedText, publishedFile } from "./published-file.ts";

/** Places in a list, one for each vehicle. */
const places = (list: readonly unknown[]) =>
  z.array(
    z
      .int()
      .min(0)
      .max(list.length - 1),
  );

/** `challenge/eligibility.json`: the verdict on every vehicle, by column. Entry `i` of every list is of one vehicle. */
const eligibilityFileSchema = z
  .object({
    gameVersion: z.string(),
    id: z.array(z.int().nonnegative()),
    nation: places(NATIONS),
    tier: z.array(z.int().min(1).max(11)),
    verdict: places(VERDICTS),
  })
  .refine(
    ({ id, nation, tier, verdict }) => [nation, tier, verdict].every(({ length }) => length === id.length),
    "The lists of vehicles are not of one length.",
  );

/** The no-gold challenge's data on every vehicle, in the order of the records. */
export function challengeCatalogue(records: readonly VehicleRecord[], trees: readonly TechTree[]): ChallengeVehicles {
  const researched = new Set(trees.flatMap((tree) => [...researchedIn(tree)]));
  return new Map(
    records.map(({ id, nation, tier, ...facts }) => [
      id,
      { id, nation, tier, verdict: verdictOf({ ...facts, researched: researched.has(id) }) },
    ]),
  );
}

/** The same, as the published file. */
export function challengeFile(
  records: readonly VehicleRecord[],
  trees: readonly TechTree[],
  gameVersion: string,
): PublishedText {
  const file = eligibilityFile(gameVersion, [...challengeCatalogue(records, trees).values()]);
  return publishedFile(ELIGIBILITY_PATH, eligibilityFileSchema, file);
}
