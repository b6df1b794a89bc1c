import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Profile } from "#app/game/model/vehicle/profile.ts";
import { drawSmallProfile, SMALL_VIEW } from "#app/game/profile/profile-shapes.ts";
import { profileShape } from "./profile-shape.tsx";

/** The small side view of a vehicle, at the same scale for all; null leaves the place empty. */
export function ProfileSketch({ type, profile }: { type: VehicleClass; profile: Profile | null }) {
  return (
    <svg className="side-view" viewBox={`0 0 ${SMALL_VIEW.width} ${SMALL_VIEW.height}`} aria-hidden="true">
      <path className="ground" d={`M0 ${SMALL_VIEW.ground}H${SMALL_VIEW.width}`} />
      {profile && drawSmallProfile(profile, type).shapes.map(profileShape)}
    </svg>
  );
}
