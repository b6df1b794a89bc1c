import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { casemate, casemateRoof } from "./silhouette-casemate.ts";
import { gun, hull, mantlet, runningGear } from "./silhouette-hull.ts";
import {
  hullLength,
  type SilhouetteFrame,
  type SilhouetteProjection,
  type SilhouetteShape,
  silhouetteProjection,
} from "./silhouette-projection.ts";

/** Height of the roof: about as far above the gun as the gun is above the deck, within limits. */
function turretRoof({ gunHeight, deckHeight }: Silhouette): number {
  return gunHeight + Math.min(0.42, Math.max(0.32, 0.85 * (gunHeight - deckHeight)));
}

function turretRear(profile: Silhouette): number {
  const ahead = turretFront(profile) - profile.turretOffset;
  return profile.turretOffset - Math.min(1.9, Math.max(0.9, 1.2 * ahead));
}

function turretFront({ gunOffset, turretOffset }: Silhouette): number {
  return Math.max(gunOffset - 0.04, turretOffset + 0.55);
}

function turret(projection: SilhouetteProjection, profile: Silhouette): SilhouetteShape[] {
  const { path, x, y } = projection;
  const front = turretFront(profile);
  const rear = turretRear(profile);
  const length = front - rear;
  const top = turretRoof(profile);
  const foot = profile.deckHeight + 0.07;
  const height = top - foot;
  const at = (share: number) => front - share * length;
  return [
    path(
      "body",
      [
        [at(0.02), foot + 0.02],
        [front, foot + 0.58 * height],
        [at(0.16), top],
        [at(0.76), top],
        [rear, top - 0.32 * height],
        [at(0.97), top - 0.85 * height],
        [at(0.78), foot],
      ],
      "turret",
    ),
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

/** Height of the shield above the gun, m: the hull's top where that is the shield, else a usual value. */
const OVER_GUN = { min: 0.2, usual: 0.55, max: 1 } as const;

function openRoof({ hullTop, gunHeight }: Silhouette): number {
  const over = (hullTop ?? 0) - gunHeight;
  return gunHeight + (over >= OVER_GUN.min && over <= OVER_GUN.max ? over : OVER_GUN.usual);
}

/** A shield around the gun without a roof. */
function openMount(projection: SilhouetteProjection, profile: Silhouette): SilhouetteShape[] {
  const { path, x, y } = projection;
  const { gunOffset, gunHeight, deckHeight: deck, hullRear } = profile;
  const top = openRoof(profile);
  const front = gunOffset + 0.16;
  const rear = Math.min(front - 0.8, Math.max(front - 0.52 * hullLength(profile), hullRear + 0.3));
  const rib = (at: number, shift: number) => `M${x(at)} ${y(deck + 0.1)} ${x(at + shift)} ${y(top - 0.08)}`;
  return [
    path(
      "body",
      [
        [front, deck],
        [front - 0.2, top],
        [rear + 0.05, top],
        [rear, deck],
      ],
      "turret",
    ),
    { kind: "path", className: "detail", d: rib(front - 0.55, -0.1) + rib(rear + 0.6, 0.02) },
    mantlet(projection, gunOffset, gunHeight),
  ];
}

export type { SilhouetteShape } from "./silhouette-projection.ts";

interface SilhouetteDrawing {
  shapes: SilhouetteShape[];
  /** Units of the view box in one metre. */
  scale: number;
  /** Where the hull begins and ends, from left to right; null where its length is not measured. */
  hull: { front: number; rear: number } | null;
  /** Null where the length of the barrel is not known. */
  barrel: { muzzle: number; breech: number } | null;
}

export const VIEW = { width: 620, height: 270, ground: 208 } as const;
/**
 * The view for small drawings, all at one scale for comparison: it holds 13.3 m from muzzle to rear, the longest
 * measured vehicle, and 4 m of height. Longer vehicles (with an estimated barrel) are scaled down to fit.
 */
export const SMALL_VIEW = { width: 280, height: 90, ground: 86, scale: 21 } as const;

const MARGIN = 46;
/** Space above the turret for the dimension line of the barrel. */
const HEADROOM = 84;

/**
 * Draws the side view of a vehicle from its measures, to scale, facing left. Hull, track, turret and gun are positioned
 * by figures; what no figure gives (the slope of a plate, the turret's rear) is drawn alike for all.
 */
export function drawSilhouette(profile: Silhouette, type: VehicleClass): SilhouetteDrawing {
  const { front, rear, top } = outline(profile);
  const scale = Math.min((VIEW.width - 2 * MARGIN) / (front - rear), (VIEW.ground - HEADROOM) / top, 62);
  return draw(profile, type, { ...VIEW, scale });
}

/** The same, small, and at the scale of all other small ones that the view can hold. */
export function drawSmallSilhouette(profile: Silhouette, type: VehicleClass): SilhouetteDrawing {
  const { front, rear } = outline(profile);
  return draw(profile, type, {
    ...SMALL_VIEW,
    scale: Math.min(SMALL_VIEW.scale, (SMALL_VIEW.width - 2) / (front - rear)),
  });
}

function draw(profile: Silhouette, type: VehicleClass, frame: Omit<SilhouetteFrame, "middle">): SilhouetteDrawing {
  const { front, rear } = outline(profile);
  const projection = silhouetteProjection({ ...frame, middle: (front + rear) / 2 });
  const { hullFront, hullRear, muzzle, barrelLength } = profile;
  return {
    shapes: [...gun(projection, profile), ...body(projection, profile, type)],
    scale: frame.scale,
    hull: profile.hullMeasured ? { front: projection.x(hullFront), rear: projection.x(hullRear) } : null,
    barrel:
      barrelLength === null ? null : { muzzle: projection.x(muzzle), breech: projection.x(muzzle - barrelLength) },
  };
}

function body(projection: SilhouetteProjection, profile: Silhouette, type: VehicleClass): SilhouetteShape[] {
  const gear = runningGear(projection, profile);
  if (profile.body === "casemate" || profile.body === "fixed") return casemate(projection, profile, type, gear);
  const upper = profile.body === "open" ? openMount(projection, profile) : turret(projection, profile);
  return [...hull(projection, profile, type), ...gear, ...upper];
}

/** The box around everything, in metres. */
function outline(profile: Silhouette): { front: number; rear: number; top: number } {
  const rear = profile.body === "turret" ? Math.min(profile.hullRear, turretRear(profile)) : profile.hullRear;
  return { front: Math.max(profile.hullFront, profile.muzzle), rear, top: ROOFS[profile.body](profile) + 0.2 };
}

const ROOFS: Record<Silhouette["body"], (profile: Silhouette) => number> = {
  turret: turretRoof,
  open: openRoof,
  casemate: casemateRoof,
  fixed: casemateRoof,
};
