import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { hullLength } from "#app/game/model/vehicle/hull-length.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import { drawProfile, VIEW } from "#app/game/profile/profile-shapes.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { profileShape } from "./profile-shape.tsx";

interface ProfilePlanProps {
  name: string;
  type: VehicleClass;
  profile: Profile;
  /** Name of the gun, beside the length of its barrel. */
  gun: string;
}

/**
 * The side view of a vehicle over a grid of one metre. It states the length of the hull and of the gun where
 * they are known; a vehicle without a measured hull has a schematic drawing.
 */
export function ProfilePlan({ name, type, profile, gun }: ProfilePlanProps) {
  const { shapes, scale, hull, barrel } = drawProfile(profile, type);
  const [from, to] = hull ?? [VIEW.width / 2, VIEW.width / 2];
  return (
    <div className="relative min-h-270px overflow-hidden border rounded-4 bg-surface-1 lt-tablet:min-h-176px">
      <svg
        className="side-view"
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={hull ? `Side profile of ${name}, to scale` : `Schematic side profile of ${name}`}
      >
        <path className="fill-none stroke-grid" d={grid(scale)} />
        <path className="ground" d={`M-900 ${VIEW.ground}H1520`} />
        {shapes.map(profileShape)}
        {hull && <path className="measure" d={measure(hull, 226)} />}
        <text className="hull-length" x={(from + to) / 2} y="244" textAnchor="middle">
          {hull
            ? `Hull length about ${formatNumber(hullLength(profile), 1)} m`
            : "Schematic drawing: hull length not known"}
        </text>
        {barrel && <path className="measure" d={measure(barrel, 62)} />}
        {profile.barrelLength !== null && barrel && (
          <text className="gun-length" x={barrel[0] + 1} y="50">
            {`${gun}, ${formatNumber(profile.barrelLength, 2)} m`}
          </text>
        )}
      </svg>
    </div>
  );
}

/** A line with a stroke at either end. */
function measure([from, to]: [number, number], y: number): string {
  return `M${from} ${y - 5}v10M${from} ${y}H${to}M${to} ${y - 5}v10`;
}

/** Grid lines of one metre, wider than the view box, because the drawing may be shown in a wider frame. */
function grid(scale: number): string {
  const lines: string[] = [];
  for (let x = VIEW.width / 2 - 18 * scale; x <= VIEW.width / 2 + 18 * scale; x += scale) {
    lines.push(`M${x.toFixed(1)}-200V${VIEW.ground}`);
  }
  for (let y = VIEW.ground - scale; y > -200; y -= scale) lines.push(`M-900 ${y.toFixed(1)}H1520`);
  return lines.join("");
}
