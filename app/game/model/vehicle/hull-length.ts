import type { Profile } from "./profile.ts";

/** Length of the hull without the gun, m: to within a tenth where it is `hullMeasured`. */
export function hullLength({ hullFront, hullRear }: Pick<Profile, "hullFront" | "hullRear">): number {
  return hullFront - hullRear;
}
