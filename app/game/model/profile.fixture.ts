import type { Profile } from "./profile.ts";

/** The measures of a plain tracked vehicle with a turret. */
export const plainProfile: Profile = {
  body: "turret",
  wheels: null,
  roadWheels: { count: 6, radius: 0.4 },
  halfTrack: 2,
  hullLength: 6.8,
  hullLengthEstimated: true,
  hullHeight: 1,
  deckHeight: 1.7,
  turretOffset: 0.2,
  gunHeight: 2.1,
  gunOffset: 1.2,
  barrelLength: 5,
  barrelLengthEstimated: false,
  calibre: 100,
};
