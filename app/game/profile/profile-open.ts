import { hullLength } from "#app/game/model/vehicle/hull-length.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import { mantlet } from "./profile-hull.ts";
import type { Shape, SideViewProjection } from "./side-view-projection.ts";

/** Height of the shield above the gun, m: the hull's top where that is the shield, else a usual value. */
const OVER_GUN = { least: 0.2, usual: 0.55, most: 1 } as const;

export function openRoof({ hullTop, gunHeight }: Profile): number {
  const over = (hullTop ?? 0) - gunHeight;
  return gunHeight + (over >= OVER_GUN.least && over <= OVER_GUN.most ? over : OVER_GUN.usual);
}

/** A shield around the gun without a roof. */
export function openMount(projection: SideViewProjection, profile: Profile): Shape[] {
  const { path, x, y } = projection;
  const { gunOffset, gunHeight, deckHeight: deck, hullRear } = profile;
  const top = openRoof(profile);
  const front = gunOffset + 0.16;
  const rear = Math.min(front - 0.8, Math.max(front - 0.52 * hullLength(profile), hullRear + 0.3));
  const rib = (at: number, shift: number) => `M${x(at)} ${y(deck + 0.1)} ${x(at + shift)} ${y(top - 0.08)}`;
  return [
    path("body", [
      [front, deck],
      [front - 0.2, top],
      [rear + 0.05, top],
      [rear, deck],
    ]),
    { kind: "path", className: "detail", d: rib(front - 0.55, -0.1) + rib(rear + 0.6, 0.02) },
    mantlet(projection, gunOffset, gunHeight),
  ];
}
