import type { Profile } from "./profile.ts";

/** Path of the side views below the dataset's root. */
export const VEHICLE_PROFILES_PATH = "vehicles/profiles.json";

/** A profile as a list of figures, in the order of `packProfile`: a third of its size as an object. */
export type PackedProfile = readonly (number | null)[];

/** The side view of every vehicle whose measures are known, at its top configuration, by vehicle id. */
export type VehicleProfiles = Readonly<Record<string, PackedProfile>>;

const BODIES = ["turret", "casemate", "open"] as const;

export function packProfile(profile: Profile): PackedProfile {
  return [
    BODIES.indexOf(profile.body),
    profile.wheels,
    profile.roadWheels?.count ?? null,
    profile.roadWheels?.radius ?? null,
    profile.halfTrack,
    profile.hullLength,
    Number(profile.hullLengthEstimated),
    profile.hullHeight,
    profile.deckHeight,
    profile.turretOffset,
    profile.gunHeight,
    profile.gunOffset,
    profile.barrelLength,
    Number(profile.barrelLengthEstimated),
    profile.calibre,
  ];
}

/** The profile again; `unpackProfile(packProfile(profile))` equals it. */
export function unpackProfile(packed: PackedProfile): Profile {
  const figure = (place: number) => packed[place] ?? 0;
  const [, wheels = null, count = null, radius = null] = packed;
  return {
    body: BODIES[figure(0)] ?? "turret",
    wheels,
    roadWheels: count === null || radius === null ? null : { count, radius },
    halfTrack: figure(4),
    hullLength: figure(5),
    hullLengthEstimated: figure(6) === 1,
    hullHeight: figure(7),
    deckHeight: figure(8),
    turretOffset: figure(9),
    gunHeight: figure(10),
    gunOffset: figure(11),
    barrelLength: figure(12),
    barrelLengthEstimated: figure(13) === 1,
    calibre: figure(14),
  };
}
