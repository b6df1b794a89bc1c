import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { fender, mantlet } from "./silhouette-hull.ts";
import {
  hullLength,
  type SilhouettePoint,
  type SilhouetteProjection,
  type SilhouetteShape,
} from "./silhouette-projection.ts";

/** How far the roof is over the gun at least, and over a gun that is fixed in the hull, m. */
const OVER_GUN = 0.35;
const OVER_FIXED_GUN = 0.3;
/** Height of a hatch, and of the highest cupola, over the roof, m. */
const HATCH = 0.14;
const CUPOLA = 0.35;
/** How far behind the front of the hull the gun may stand and still look out of the upper front plate, m. */
const BEHIND_GLACIS = 1.8;
/** Share of the hull's length, from its rear, up to which a gun makes the casemate a rear one. */
const REAR_GUN = 0.56;

/** Height of the roof with its hatches. */
export function casemateRoof({ body, hullTop, gunHeight }: Silhouette): number {
  const top = hullTop ?? 0;
  if (body !== "fixed") return Math.max(top, gunHeight + OVER_GUN);
  const over = Math.min(CUPOLA, Math.max(HATCH, top - gunHeight - OVER_FIXED_GUN));
  return gunHeight + OVER_FIXED_GUN + over;
}

/**
 * A hull whose front and sides rise to the roof, with the gun in its front: casemates, and the wedges of guns
 * that are aimed with the whole vehicle. The roof is as high as the file has it.
 */
export function casemate(
  projection: SilhouetteProjection,
  profile: Silhouette,
  type: VehicleClass,
  gear: SilhouetteShape[],
): SilhouetteShape[] {
  const { plate, roof, hatch } = profile.body === "fixed" ? wedge(profile) : fightingCompartment(profile, type);
  const { hullFront: front, hullRear: rear, hullHeight: low, gunHeight } = profile;
  const middle = ((roof[0]?.[0] ?? 0) + (roof.at(1)?.[0] ?? 0)) / 2;
  const top = roof[0]?.[1] ?? gunHeight;
  return [
    projection.path("body", [
      [middle + 0.32, top - 0.02],
      [middle + 0.28, top + hatch],
      [middle - 0.28, top + hatch],
      [middle - 0.32, top - 0.02],
    ]),
    projection.path("body", [[front - 0.3, 0.55 * low], ...plate, ...roof, [rear + 0.18, 0.75 * low]], "hull"),
    fender(projection, profile),
    ...gear,
    ...(profile.body === "fixed"
      ? []
      : [mantlet(projection, positionAt(gunHeight, [...plate, ...roof]) - 0.12, gunHeight)]),
  ];
}

/** Outline from the nose to the roof, from the roof to the rear, and the height of the hatch over the roof. */
interface Outline {
  plate: SilhouettePoint[];
  roof: SilhouettePoint[];
  hatch: number;
}

/** A low hull in one slope: the gun comes out of the upper front plate. */
function wedge(profile: Silhouette): Outline {
  const { hullFront: front, hullRear: rear, hullHeight: low, gunHeight } = profile;
  const top = gunHeight + OVER_FIXED_GUN;
  return {
    plate: [[front, low + 0.3 * (top - low)]],
    roof: [
      [rear + 0.52 * hullLength(profile), top],
      [rear + 0.4, top - 0.12],
      [rear, low + 0.45 * (top - low)],
    ],
    hatch: casemateRoof(profile) - top,
  };
}

function fightingCompartment(profile: Silhouette, type: VehicleClass): Outline {
  const { hullFront: front, hullRear: rear, hullHeight: low, gunHeight, gunOffset } = profile;
  const length = hullLength(profile);
  const top = casemateRoof(profile) - HATCH;
  const deck = Math.max(low + 0.05, Math.min(low + 0.4 * (top - low), gunHeight - 0.3));
  const nose: SilhouettePoint = [front, low + 0.1];
  const inGlacis = type !== "SPG" && front - gunOffset <= BEHIND_GLACIS;
  const foot = Math.min(gunOffset + 0.7, front - 0.4);
  const plate: SilhouettePoint[] = inGlacis ? [nose] : [nose, [Math.max(foot, front - 0.9), deck], [foot, deck]];
  const lean = inGlacis ? Math.min(1, 0.9 * (top - gunHeight)) - 0.3 : 0.3 * (top - deck) - 0.7;
  const roofFront = Math.min(gunOffset - lean, front - 0.4);
  const back = Math.max(rear + 0.7, roofFront - 0.42 * length);
  const behind: SilhouettePoint[] =
    gunOffset - rear <= REAR_GUN * length
      ? [
          [rear + 0.35, top],
          [rear + 0.05, deck],
        ]
      : [
          [back + 0.3, top],
          [back, deck],
          [rear + 0.2, deck],
        ];
  return { plate, roof: [[roofFront, top], ...behind, [rear, low + 0.25 * (deck - low)]], hatch: HATCH };
}

/** Where an outline that rises from the front has this height. */
function positionAt(height: number, outline: readonly SilhouettePoint[]): number {
  for (const [i, [forward, up]] of outline.entries()) {
    const [before, below] = outline[i - 1] ?? [forward, 0];
    if (up >= height) return up === below ? forward : before + ((height - below) / (up - below)) * (forward - before);
  }
  return outline[0]?.[0] ?? 0;
}
