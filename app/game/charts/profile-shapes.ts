import type { VehicleClass } from "#app/game/model/classes.ts";
import type { Profile } from "#app/game/model/profile.ts";
import { casemate, casemateRoof } from "./profile-casemate.ts";
import { gun, hull, runningGear } from "./profile-hull.ts";
import { openMount, openRoof } from "./profile-open.ts";
import { type Pen, penFor, type Shape } from "./profile-pen.ts";
import { turret, turretRear, turretRoof } from "./profile-turret.ts";

export type { Shape } from "./profile-pen.ts";

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
 * Of drawings that stand beside each other, all to one scale, in units of the view box a metre: the longest
 * vehicle has 13.3 m from its muzzle to its rear, the highest is 3.9 m high.
 */
export const SMALL_VIEW = { width: 280, height: 90, ground: 86, scale: 21 } as const;

const MARGIN = 46;
/** Room over the turret for the measure of the barrel. */
const HEADROOM = 84;

/**
 * Draws the side view of a vehicle from its measures, to scale, facing left. Hull, track, turret and gun
 * stand where the figures put them; what no figure tells (the slope of a plate, the turret's back) is drawn
 * in one manner for all.
 */
export function drawProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  const { front, rear, top } = outline(profile);
  const scale = Math.min((VIEW.width - 2 * MARGIN) / (front - rear), (VIEW.ground - HEADROOM) / top, 62);
  return draw(profile, type, { ...VIEW, scale });
}

/** The same, small, and at the scale of all other small ones. */
export function drawSmallProfile(profile: Profile, type: VehicleClass): ProfileDrawing {
  return draw(profile, type, SMALL_VIEW);
}

interface Frame {
  width: number;
  ground: number;
  scale: number;
}

function draw(profile: Profile, type: VehicleClass, frame: Frame): ProfileDrawing {
  const { front, rear } = outline(profile);
  const pen = penFor({ ...frame, middle: (front + rear) / 2 });
  const { hullFront, hullRear, muzzle, barrelLength } = profile;
  return {
    shapes: [...gun(pen, profile), ...body(pen, profile, type)],
    scale: frame.scale,
    hull: profile.hullMeasured ? [pen.x(hullFront), pen.x(hullRear)] : null,
    barrel: barrelLength === null ? null : [pen.x(muzzle), pen.x(muzzle - barrelLength)],
  };
}

function body(pen: Pen, profile: Profile, type: VehicleClass): Shape[] {
  const gear = runningGear(pen, profile);
  if (profile.body === "casemate" || profile.body === "fixed") return casemate(pen, profile, type, gear);
  const upper = profile.body === "open" ? openMount(pen, profile) : turret(pen, profile);
  return [...hull(pen, profile, type), ...gear, ...upper];
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
