import type { Silhouette } from "./silhouette.ts";

/** Path of the side views below the dataset's root. */
export const VEHICLE_SILHOUETTES_PATH = "vehicles/profiles.json";

/** A silhouette as a list of figures, in the order of `packSilhouette`: a third of its size as an object. */
export type PackedSilhouette = readonly (number | null)[];

/** The side view of every vehicle whose measures are known, at its top configuration, by vehicle id. */
export type VehicleSilhouettes = Readonly<Record<string, PackedSilhouette>>;

const BODIES = ["turret", "casemate", "open", "fixed"] as const;

export function packSilhouette(profile: Silhouette): PackedSilhouette {
  return [
    BODIES.indexOf(profile.body),
    profile.wheels,
    profile.roadWheels?.count ?? null,
    profile.roadWheels?.radius ?? null,
    profile.halfTrack,
    profile.trackRear,
    profile.trackFront,
    profile.hullRear,
    profile.hullFront,
    Number(profile.hullMeasured),
    profile.hullHeight,
    profile.hullTop,
    profile.deckHeight,
    profile.turretOffset,
    profile.gunHeight,
    profile.gunOffset,
    profile.muzzle,
    profile.barrelLength,
    profile.calibre,
  ];
}

/** The silhouette again: the inverse of `packSilhouette`. */
export function unpackSilhouette(packed: PackedSilhouette): Silhouette {
  const valueAt = (index: number) => packed[index] ?? 0;
  const orNull = (index: number) => packed[index] ?? null;
  const count = orNull(2);
  const radius = orNull(3);
  return {
    body: BODIES[valueAt(0)] ?? "turret",
    wheels: orNull(1),
    roadWheels: count === null || radius === null ? null : { count, radius },
    halfTrack: valueAt(4),
    trackRear: valueAt(5),
    trackFront: valueAt(6),
    hullRear: valueAt(7),
    hullFront: valueAt(8),
    hullMeasured: valueAt(9) === 1,
    hullHeight: valueAt(10),
    hullTop: orNull(11),
    deckHeight: valueAt(12),
    turretOffset: valueAt(13),
    gunHeight: valueAt(14),
    gunOffset: valueAt(15),
    muzzle: valueAt(16),
    barrelLength: orNull(17),
    calibre: valueAt(18),
  };
}
