import type { Silhouette } from "./silhouette.ts";

/** Length of the hull without the gun, m: to within a tenth where it is `hullMeasured`. */
export function hullLength({ hullFront, hullRear }: Pick<Silhouette, "hullFront" | "hullRear">): number {
  return hullFront - hullRear;
}
