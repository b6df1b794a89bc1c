import { z } from "zod";
import { editorialRatingSchema } from "#app/game/model/vehicle/rating.ts";
import { defineKind } from "../content-kind.ts";

/** Below data/content. */
export const RATINGS_FILE = "ratings.yaml";

export const editorialRatingsSchema = z.strictObject({
  ratings: z.array(editorialRatingSchema.extend({ vehicle: z.int().positive() })).max(200),
});

/** Ratings that somebody decided. They are published with the vehicles, so here they are only checked. */
export const ratings = defineKind({
  files: RATINGS_FILE,
  schema: editorialRatingsSchema,
  required: ["ratings"],
  publish: () => ({}),
});
