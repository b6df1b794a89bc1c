import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { drawSmallSilhouette, SMALL_VIEW } from "#app/game/silhouette/silhouette-shapes.ts";
import { silhouetteShape } from "./silhouette-shape.tsx";

/** The small side view of a vehicle, at the same scale for all; null leaves the place empty. */
export function SilhouetteSketch({ type, profile }: { type: VehicleClass; profile: Silhouette | null }) {
  return (
    <svg className="silhouette" viewBox={`0 0 ${SMALL_VIEW.width} ${SMALL_VIEW.height}`} aria-hidden="true">
      <path className="ground" d={`M0 ${SMALL_VIEW.ground}H${SMALL_VIEW.width}`} />
      {profile && drawSmallSilhouette(profile, type).shapes.map(silhouetteShape)}
    </svg>
  );
}
