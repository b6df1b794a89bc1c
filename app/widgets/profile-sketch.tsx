import { drawSmallProfile, SMALL_VIEW } from "#app/game/charts/profile-shapes.ts";
import type { VehicleClass } from "#app/game/model/classes.ts";
import type { Profile } from "#app/game/model/profile.ts";
import { profileShape } from "./profile-shape.tsx";

/** The small side view of a vehicle, at one scale with all others; null leaves its place empty. */
export function ProfileSketch({ type, profile }: { type: VehicleClass; profile: Profile | null }) {
  return (
    <svg className="sil" viewBox={`0 0 ${SMALL_VIEW.width} ${SMALL_VIEW.height}`} aria-hidden="true">
      <path className="gnd" d={`M0 ${SMALL_VIEW.ground}H${SMALL_VIEW.width}`} />
      {profile && drawSmallProfile(profile, type).shapes.map(profileShape)}
    </svg>
  );
}
