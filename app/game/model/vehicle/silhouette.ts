import { z } from "zod";

/**
 * Measures of the side view, in metres, for one configuration. The origin is on
 * the ground under the middle of the hull, forward is positive.
 */
export const silhouetteSchema = z.object({
  /** A fixed gun is aimed with the whole vehicle. */
  body: z.enum(["turret", "casemate", "open", "fixed"]),
  /** Wheels on one side; null for tracks. */
  wheels: z.int().nullable(),
  /** Road wheels on one side and their radius in m; null where the files count none. */
  roadWheels: z.object({ count: z.int(), radius: z.number() }).nullable(),
  /** Half of the track's length on the ground. */
  halfTrack: z.number(),
  /** Ends of the track, or of the wheels. */
  trackRear: z.number(),
  trackFront: z.number(),
  /** Ends of the hull. */
  hullRear: z.number(),
  hullFront: z.number(),
  /** Whether the hull's ends are measured well enough to state its length; else they only serve the drawing. */
  hullMeasured: z.boolean(),
  /** Height of the hull's origin over the ground: about the top of the tracks. */
  hullHeight: z.number(),
  /** Height of the hull with everything built on it, such as a casemate; null if the files do not say. */
  hullTop: z.number().nullable(),
  /** Height of the deck: where the turret sits. */
  deckHeight: z.number(),
  /** Middle of the turret ring, lengthways. */
  turretOffset: z.number(),
  /** Pivot of the gun: height over the ground and place lengthways. */
  gunHeight: z.number(),
  gunOffset: z.number(),
  /** Place of the muzzle, lengthways. */
  muzzle: z.number(),
  /** Length of the barrel, including the part behind the pivot; null if the gun's name does not give it. */
  barrelLength: z.number().nullable(),
  /** Bore in mm. */
  calibre: z.number(),
});

export type Silhouette = z.infer<typeof silhouetteSchema>;
