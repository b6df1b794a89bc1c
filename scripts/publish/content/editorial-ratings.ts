import type { EditorialRating } from "#app/game/model/vehicle/rating.ts";
import { ContentFaults } from "./content-faults.ts";
import { editorialRatingsSchema } from "./kinds/ratings.ts";
import { readFields } from "./yaml-fields.ts";

/**
 * Ratings that somebody decided, by tank_id.
 * @param source text of the file
 * @param file what the file is called in messages
 * @param vehicles those there are
 * @throws Fault that names every line that is wrong
 */
export function readEditorialRatings(
  source: string,
  file: string,
  vehicles: ReadonlySet<number>,
): Map<number, EditorialRating> {
  const faults = new ContentFaults();
  const read = readFields(source, editorialRatingsSchema, 1, (line, message) => faults.add(file, line, message));
  const ratings = new Map<number, EditorialRating>();
  for (const [place, { vehicle, ...rating }] of (read?.value.ratings ?? []).entries()) {
    const line = read?.lineOf(["ratings", place, "vehicle"]) ?? 1;
    if (!vehicles.has(vehicle)) faults.add(file, line, `ratings.${place}.vehicle: there is no vehicle ${vehicle}.`);
    if (ratings.has(vehicle)) faults.add(file, line, `ratings.${place}.vehicle: ${vehicle} is rated twice.`);
    ratings.set(vehicle, rating);
  }
  faults.throwIfAny();
  return ratings;
}
