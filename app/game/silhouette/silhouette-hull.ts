import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { SilhouettePoint, SilhouetteProjection, SilhouetteShape } from "./silhouette-projection.ts";

/** How far the upper front plate leans back, in metres. */
const GLACIS: Partial<Record<VehicleClass, number>> = { heavyTank: 0.6, "AT-SPG": 0.8 };
const GLACIS_ELSE = 1.05;

export function gun(
  { path }: SilhouetteProjection,
  { gunHeight, gunOffset, hullRear, muzzle, calibre, body }: Silhouette,
): SilhouetteShape[] {
  const bore = calibre / 1000;
  // The pivot of a fixed gun may be at the very rear.
  const root = Math.max(gunOffset - 0.2, body === "fixed" ? hullRear + 1 : Number.NEGATIVE_INFINITY);
  const step = root + (muzzle - root) * 0.52;
  const tube: SilhouettePoint[] = [
    [muzzle, gunHeight + 0.85 * bore],
    [muzzle, gunHeight - 0.85 * bore],
    [step, gunHeight - 0.93 * bore],
    [step, gunHeight - 1.2 * bore],
    [root, gunHeight - 1.36 * bore],
    [root, gunHeight + 1.36 * bore],
    [step, gunHeight + 1.2 * bore],
    [step, gunHeight + 0.93 * bore],
  ];
  const collar: SilhouettePoint[] = [
    [muzzle + 0.02, gunHeight + 1.3 * bore],
    [muzzle + 0.02, gunHeight - 1.3 * bore],
    [muzzle - 4.4 * bore, gunHeight - 1.3 * bore],
    [muzzle - 4.4 * bore, gunHeight + 1.3 * bore],
  ];
  const barrel = path("body", tube, "gun");
  return body === "open" ? [barrel] : [barrel, path("body", collar)];
}

/** The shield that the gun comes out of. */
export function mantlet({ path }: SilhouetteProjection, at: number, height: number): SilhouetteShape {
  return path("body", [
    [at + 0.36, height + 0.2],
    [at + 0.36, height - 0.2],
    [at - 0.04, height - 0.28],
    [at - 0.04, height + 0.28],
  ]);
}

export function hull(projection: SilhouetteProjection, profile: Silhouette, type: VehicleClass): SilhouetteShape[] {
  const { hullFront: front, hullRear: rear, hullHeight: low, deckHeight: deck } = profile;
  const side = deck - low;
  const glacis = Math.min(GLACIS[type] ?? GLACIS_ELSE, side * 2.4);
  return [
    projection.path(
      "body",
      [
        [front - 0.1, 0.84 * low],
        [front - 0.02, low + 0.15 * side],
        [front - glacis, deck],
        [rear + 0.25, deck],
        [rear, low + 0.23 * side],
        [rear + 0.18, 0.75 * low],
      ],
      "hull",
    ),
    fender(projection, profile),
  ];
}

export function fender({ x, y }: SilhouetteProjection, profile: Silhouette): SilhouetteShape {
  const { hullFront, hullRear, wheels, hullHeight, deckHeight } = profile;
  const height = Math.min((wheels === null ? trackHeight(profile) : hullHeight) + 0.17, deckHeight - 0.04);
  return { kind: "path", className: "detail", d: `M${x(hullFront - 0.2)} ${y(height)}H${x(hullRear + 0.1)}` };
}

export function runningGear(projection: SilhouetteProjection, profile: Silhouette): SilhouetteShape[] {
  return profile.wheels === null ? track(projection, profile) : wheels(projection, profile, profile.wheels);
}

function track({ x, y, circle }: SilhouetteProjection, profile: Silhouette): SilhouetteShape[] {
  const { trackFront: front, trackRear: rear, halfTrack } = profile;
  const height = trackHeight(profile);
  const belt: SilhouetteShape = {
    kind: "path",
    className: "track",
    d:
      `M${x(halfTrack)} ${y(0)} ${x(-halfTrack)} ${y(0)} ${x(rear + 0.12)} ${y(0.5 * height)}` +
      `Q${x(rear)} ${y(height)} ${x(rear + 0.5)} ${y(height)}L${x(front - 0.55)} ${y(height)}` +
      `Q${x(front)} ${y(height)} ${x(front - 0.12)} ${y(0.55 * height)}Z`,
  };
  const end = 0.3 * height;
  return [
    belt,
    ...roadWheels(profile, height).flatMap(({ at, radius }) => [
      circle("wheel", at, radius + 0.06, radius),
      circle("detail", at, radius + 0.06, 0.34 * radius),
    ]),
    circle("wheel", front - end - 0.16, 0.62 * height, end),
    circle("wheel", rear + end + 0.2, 0.62 * height, end),
  ];
}

/** The hull's origin is near the top of the track; when it is lower, the road wheels give the height. */
function trackHeight({ hullHeight, roadWheels, deckHeight }: Silhouette): number {
  return Math.max(hullHeight, Math.min(2 * (roadWheels?.radius ?? 0) + 0.14, deckHeight - 0.2));
}

function roadWheels(profile: Silhouette, height: number): { at: number; radius: number }[] {
  const reach = 2 * profile.halfTrack;
  // The wheels carry the track, so they end below its upper run.
  const radius = Math.min(profile.roadWheels?.radius ?? 0.464 * height, 0.47 * height);
  const count = Math.max(3, profile.roadWheels?.count ?? Math.floor(reach / (2 * radius)) + 1);
  const first = profile.halfTrack - 0.34 * radius;
  return Array.from({ length: count }, (_, wheel) => ({ at: first - (2 * first * wheel) / (count - 1), radius }));
}

function wheels(
  { circle }: SilhouetteProjection,
  { trackFront, trackRear }: Silhouette,
  count: number,
): SilhouetteShape[] {
  const radius = Math.min(0.56, (0.46 * (trackFront - trackRear)) / Math.max(1, count));
  const gap = (trackFront - trackRear - 2 * radius) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, wheel) => trackFront - radius - wheel * gap).flatMap((at) => [
    circle("track", at, radius, radius),
    circle("wheel", at, radius, 0.58 * radius),
    circle("detail", at, radius, 0.2 * radius),
  ]);
}
