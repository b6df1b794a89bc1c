import { z } from "zod";
import { FURTHEST, RATING_VIEWS } from "#app/game/ratings/method.ts";
import { isRating } from "../enumerations/rating-scale.ts";

/** 0 to 5 in half steps; 0 is "not rated". */
export const ratingValueSchema = z.number().refine(isRating, "A rating is 0 to 5 in half steps");

/** What somebody decided in place of the computed rating. */
export const editorialRatingSchema = z.strictObject({
  value: ratingValueSchema,
  author: z.string().trim().min(1).max(60),
  reason: z.string().trim().min(10).max(400),
});

/** Rating of a vehicle within its tier and class, and how it is derived. */
export const ratingSchema = z.object({
  /** The one that is shown: the editorial one where there is one. */
  value: ratingValueSchema,
  /** How it is computed; null where fewer than two views are known. */
  computed: z
    .object({
      value: ratingValueSchema,
      /** Mean distance of the known views by their weight, in usual distances from the middle. */
      mean: z.number(),
      /** By how much the known views differ. */
      doubt: z.number().nonnegative(),
      /** What the views agree on: their mean, moved towards 0 by a share of the doubt. */
      agreed: z.number(),
      /** It stays in the middle because not every known view is below it. */
      held: z.boolean(),
    })
    .nullable(),
  /** All views, also where they are not known. */
  views: z.array(
    z.object({
      key: z.enum(RATING_VIEWS),
      /** -3 to 3 usual distances from the middle of tier and class; null where it is not known. */
      distance: z.number().min(-FURTHEST).max(FURTHEST).nullable(),
      /** The values averaged, each with the value it is compared with. */
      parts: z.array(z.object({ key: z.string(), figure: z.number(), middle: z.number() })),
      /** Vehicles of tier and class for which the view is known, including this one; 0 if unknown for this one. */
      vehicles: z.int().nonnegative(),
    }),
  ),
  editorial: editorialRatingSchema.nullable(),
});

export type Rating = z.infer<typeof ratingSchema>;
export type RatedView = Rating["views"][number];
export type EditorialRating = z.infer<typeof editorialRatingSchema>;
