import { z } from "zod";
import { RATING_COMPONENTS } from "#app/game/ratings/method.ts";
import { isRating } from "../enumerations/rating-scale.ts";

/** 0 to 5 in half steps; 0 is "not rated". */
export const ratingValueSchema = z.number().refine(isRating, "A rating is 0 to 5 in half steps");

/** Why a vehicle is not rated. */
export const NOT_RATED_REASONS = ["no-averages", "few-vehicles", "little-known"] as const;

/** What somebody decided in place of the computed rating. */
export const editorialRatingSchema = z.strictObject({
  value: ratingValueSchema,
  author: z.string().trim().min(1).max(60),
  reason: z.string().trim().min(10).max(400),
});

/** The rating of a vehicle within its tier and class, and what it is made of. */
export const ratingSchema = z.object({
  /** The one that is shown: the editorial one where there is one. */
  value: ratingValueSchema,
  computed: z.object({
    value: ratingValueSchema,
    /** Weighted mean of the components, 0 to 100, one decimal; null where the vehicle is not rated. */
    score: z.number().min(0).max(100).nullable(),
    /** Why there is no score; null where there is one. */
    reason: z.enum(NOT_RATED_REASONS).nullable(),
  }),
  /** Every component of its class, also where it is not known. */
  components: z.array(
    z.object({
      key: z.enum(RATING_COMPONENTS),
      /** 0 to 100 among tier and class, 50 in the middle; null where it is not known. */
      score: z.int().min(0).max(100).nullable(),
      /** What the vehicle's figure is compared with; null for the mean of several places, and where it is not known. */
      middle: z.number().nullable(),
      /** Of a hundred. */
      weight: z.int().positive(),
      /** Vehicles of tier and class of which it is known, this one included. */
      vehicles: z.int().nonnegative(),
    }),
  ),
  editorial: editorialRatingSchema.nullable(),
});

export type Rating = z.infer<typeof ratingSchema>;
export type EditorialRating = z.infer<typeof editorialRatingSchema>;
export type NotRatedReason = (typeof NOT_RATED_REASONS)[number];
