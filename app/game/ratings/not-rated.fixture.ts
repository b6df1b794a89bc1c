import type { Rating } from "../model/vehicle/rating.ts";

/** The rating of a vehicle of which nothing is known. */
export const notRated: Rating = {
  value: 0,
  computed: null,
  views: [],
  editorial: null,
};
