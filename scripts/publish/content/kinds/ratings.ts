import { z } from "zod";
import { type EditorialRating, editorialRatingSchema } from "#app/game/model/vehicle/rating.ts";
import { defineKind, readDecisions } from "../content-kind.ts";

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
  return readDecisions(source, file, editorialRatingsSchema, (decided, fault) => {
    const ratings = new Map<number, EditorialRating>();
    for (const [index, { vehicle, ...rating }] of decided.ratings.entries()) {
      const path = ["ratings", index, "vehicle"];
      if (!vehicles.has(vehicle)) fault(path, `there is no vehicle ${vehicle}.`);
      if (ratings.has(vehicle)) fault(path, `${vehicle} is rated twice.`);
      ratings.set(vehicle, rating);
    }
    return ratings;
  });
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
