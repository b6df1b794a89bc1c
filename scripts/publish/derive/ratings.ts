import type { EditorialRating, Rating } from "#app/game/model/vehicle/rating.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { rateVehicles } from "#app/game/ratings/rate.ts";
import { Fault } from "#scripts/tools.ts";

type WithoutRating<T> = T extends unknown ? Omit<T, "rating"> : never;

/** A record before it is rated among all others. */
export type Unrated = WithoutRating<VehicleRecord>;

/** The records with their ratings: the computed one, and where somebody decided otherwise that one before it. */
export function withRatings(
  records: readonly Unrated[],
  editorial: ReadonlyMap<number, EditorialRating>,
): VehicleRecord[] {
  const computed = rateVehicles(records);
  return records.map((record): VehicleRecord => {
    const own = computed.get(record.id);
    if (!own) throw new Fault(`${record.name} was not rated.`);
    const decided = editorial.get(record.id) ?? null;
    const rating: Rating = { value: decided?.value ?? own.computed?.value ?? 0, ...own, editorial: decided };
    return { ...record, rating };
  });
}
