import type { Silhouette } from "./silhouette.ts";

/** The measures of a plain tracked vehicle with a turret. */
export const plainSilhouette: Silhouette = {
  body: "turret",
  wheels: null,
  roadWheels: { count: 6, radius: 0.4 },
  halfTrack: 2,
  trackRear: -3.3,
  trackFront: 3.3,
  hullRear: -3.4,
  hullFront: 3.4,
  hullMeasured: true,
  hullHeight: 1,
  hullTop: 1.7,
  deckHeight: 1.7,
  turretOffset: 0.2,
  gunHeight: 2.1,
  gunOffset: 1.2,
  muzzle: 5.6,
  barrelLength: 5,
  calibre: 100,
};
