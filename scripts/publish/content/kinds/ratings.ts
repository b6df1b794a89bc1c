import { z } from "zod";
import { type EditorialRating, editorialRatingSchema } from "#app/game/model/vehicle/rating.ts";
import { ContentFaults } from "#scripts/publish/content/content-kind.ts";
import { readFields } from "#scripts/publish/content/yaml-fields.ts";
import { defineKind } from "../content-kind.ts";

/**
 * Editorial ratings by tank_id.
 * @param source text of the file
 * @param file name of the file in messages
 * @param vehicles all existing ones
 * @throws Fault naming every line that is wrong
 */
export function readEditorialRatings(
  source: string,
  file: string,
  vehicles: ReadonlySet<number>,
): Map<number, EditorialRating> {
  const faults = new ContentFaults();
  const read = readFields(source, editorialRatingsSchema, 1, (line, message) => faults.add(file, line, message));
  const ratings = new Map<number, EditorialRating>();
  for (const [index, { vehicle, ...rating }] of (read?.value.ratings ?? []).entries()) {
    const line = read?.lineOf(["ratings", index, "vehicle"]) ?? 1;
    if (!vehicles.has(vehicle)) faults.add(file, line, `ratings.${index}.vehicle: there is no vehicle ${vehicle}.`);
    if (ratings.has(vehicle)) faults.add(file, line, `ratings.${index}.vehicle: ${vehicle} is rated twice.`);
    ratings.set(vehicle, rating);
  }
  faults.throwIfAny();
  return ratings;
}

/** Below data/content. */
export const RATINGS_FILE = "ratings.yaml";

const editorialRatingsSchema = z.strictObject({
  ratings: z.array(editorialRatingSchema.extend({ vehicle: z.int().positive() })).max(200),
});

/** Ratings that somebody decided. They are published with the vehicles, so here they are only checked. */
export const ratings = defineKind({
  files: RATINGS_FILE,
  schema: editorialRatingsSchema,
  required: ["ratings"],
  publish: () => ({}),
});
