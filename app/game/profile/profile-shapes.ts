import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import { casemate, casemateRoof } from "./profile-casemate.ts";
import { gun, hull, runningGear } from "./profile-hull.ts";
import { openMount, openRoof } from "./profile-open.ts";
import { turret, turretRear, turretRoof } from "./profile-turret.ts";
import { type Shape, type SideViewProjection, sideViewProjection } from "./side-view-projection.ts";

export type { Shape } from "./side-view-projection.ts";

export interface ProfileDrawing {
  shapes: Shape[];
  /** Units of the view box in one metre. */
  scale: number;
  /** From the front of the hull to its rear; null where its length is not measured. */
  hull: [front: number, rear: number] | null;
  /** From the muzzle to the breech; null where the length of the barrel is not known. */
  barrel: [muzzle: number, breech: number] | null;
}

export const VIEW = { width: 620, height: 270, ground: 208 } as const;
/**
 * The view of small drawings, all at one scale, so that they can be compared: it holds 13.3 m from muzzle to rear, as
 * the longest measured vehicle has, and 4 m of height. What is longer, by a usual barrel, is drawn as small as it needs.
 */
export const SMALL_VIEW = { width: 280, height: 90, ground: 86, scale: 21 } as const;

const MARGIN = 46;
/** Space above the turret for the dimension line of the barrel. */
const HEADROOM = 84;

/**
 * Draws the side view of a vehicle from its measures, to scale, facing left. Hull, track, turret and gun are positioned
 * by figures; what no figure gives (the slope of a plate, the turret's rear) is drawn alike for all.
 */
export function drawProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  const { front, rear, top } = outline(profile);
  const scale = Math.min((VIEW.width - 2 * MARGIN) / (front - rear), (VIEW.ground - HEADROOM) / top, 62);
  return draw(profile, type, { ...VIEW, scale });
}

/** The same, small, and at the scale of all other small ones that the view can hold. */
export function drawSmallProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  const { front, rear } = outline(profile);
  return draw(profile, type, {
    ...SMALL_VIEW,
    scale: Math.min(SMALL_VIEW.scale, (SMALL_VIEW.width - 2) / (front - rear)),
  });
}

interface Frame {
  width: number;
  ground: number;
  scale: number;
}

function draw(profile: Profile, type: VehicleClass, frame: Frame): ProfileDrawing {
  const { front, rear } = outline(profile);
  const projection = sideViewProjection({ ...frame, middle: (front + rear) / 2 });
  const { hullFront, hullRear, muzzle, barrelLength } = profile;
  return {
    shapes: [...gun(projection, profile), ...body(projection, profile, type)],
    scale: frame.scale,
    hull: profile.hullMeasured ? [projection.x(hullFront), projection.x(hullRear)] : null,
    barrel: barrelLength === null ? null : [projection.x(muzzle), projection.x(muzzle - barrelLength)],
  };
}

function body(projection: SideViewProjection, profile: Profile, type: VehicleClass): Shape[] {
  const gear = runningGear(projection, profile);
  if (profile.body === "casemate" || profile.body === "fixed") return casemate(projection, profile, type, gear);
  const upper = profile.body === "open" ? openMount(projection, profile) : turret(projection, profile);
  return [...hull(projection, profile, type), ...gear, ...upper];
}

/** The box around everything, in metres. */
function outline(profile: Profile): { front: number; rear: number; top: number } {
  const rear = profile.body === "turret" ? Math.min(profile.hullRear, turretRear(profile)) : profile.hullRear;
  return { front: Math.max(profile.hullFront, profile.muzzle), rear, top: ROOFS[profile.body](profile) + 0.2 };
}

const ROOFS: Record<Profile["body"], (profile: Profile) => number> = {
  turret: turretRoof,
  open: openRoof,
  casemate: casemateRoof,
  fixed: casemateRoof,
};
