import type { Profile } from "#app/game/model/vehicle/profile.ts";
import { mantlet } from "./profile-hull.ts";
import type { Shape, SideViewProjection } from "./side-view-projection.ts";

/** Height of the roof: about as far above the gun as the gun is above the deck, within limits. */
export function turretRoof({ gunHeight, deckHeight }: Profile): number {
  return gunHeight + Math.min(0.42, Math.max(0.32, 0.85 * (gunHeight - deckHeight)));
}

export function turretRear(profile: Profile): number {
  const ahead = turretFront(profile) - profile.turretOffset;
  return profile.turretOffset - Math.min(1.9, Math.max(0.9, 1.2 * ahead));
}

function turretFront({ gunOffset, turretOffset }: Profile): number {
  return Math.max(gunOffset - 0.04, turretOffset + 0.55);
}

export function turret(projection: SideViewProjection, profile: Profile): Shape[] {
  const { path, x, y } = projection;
  const front = turretFront(profile);
  const rear = turretRear(profile);
  const length = front - rear;
  const top = turretRoof(profile);
  const foot = profile.deckHeight + 0.07;
  const height = top - foot;
  const at = (share: number) => front - share * length;
  return [
    path("body", [
      [at(0.02), foot + 0.02],
      [front, foot + 0.58 * height],
      [at(0.16), top],
      [at(0.76), top],
      [rear, top - 0.32 * height],
      [at(0.97), top - 0.85 * height],
      [at(0.78), foot],
    ]),
    path("body", [
      [at(0.5), top],
      [at(0.51), top + 0.19],
      [at(0.7), top + 0.19],
      [at(0.715), top],
    ]),
    { kind: "path", className: "detail", d: `M${x(at(0.14))} ${y(foot + 0.08)} ${x(at(0.225))} ${y(top - 0.08)}` },
    mantlet(projection, profile.gunOffset, profile.gunHeight),
  ];
}
