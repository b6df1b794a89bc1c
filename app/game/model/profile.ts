import { z } from "zod";

/**
 * Measures of the side view, in metres, for one configuration. The origin is on
 * the ground under the middle of the hull, forward is positive.
 */
export const profileSchema = z.object({
  body: z.enum(["turret", "casemate", "open"]),
  /** Wheels on one side; null for tracks. */
  wheels: z.int().nullable(),
  /** Road wheels on one side and their radius in m; null where the files count none. */
  roadWheels: z.object({ count: z.int(), radius: z.number() }).nullable(),
  /** Half of the track's length on the ground. */
  halfTrack: z.number(),
  /** Length of the hull, estimated as 3.42 × half the track unless it is known. */
  hullLength: z.number(),
  hullLengthEstimated: z.boolean(),
  /** Height of the hull's origin over the ground: about the top of the tracks. */
  hullHeight: z.number(),
  /** Height of the deck: where the turret sits. */
  deckHeight: z.number(),
  /** Middle of the turret ring, lengthways. */
  turretOffset: z.number(),
  /** Pivot of the gun: height over the ground and place lengthways. */
  gunHeight: z.number(),
  gunOffset: z.number(),
  /** Length of the barrel. */
  barrelLength: z.number(),
  /** True where the gun's name does not give the length in calibres. */
  barrelLengthEstimated: z.boolean(),
  /** Bore in mm. */
  calibre: z.number(),
});

export type Profile = z.infer<typeof profileSchema>;
