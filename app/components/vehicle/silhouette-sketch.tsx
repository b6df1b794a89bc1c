import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { drawSmallSilhouette, type SilhouetteShape, SMALL_VIEW } from "#app/game/silhouette/silhouette-shapes.ts";

/** A part of a side view. A plain function: a page of cards has hundreds of them. */
export function silhouetteShape(shape: SilhouetteShape, index: number) {
  return shape.kind === "path" ? (
    <path key={index} className={shape.className} d={shape.d} />
  ) : (
    <circle key={index} className={shape.className} cx={shape.cx} cy={shape.cy} r={shape.r} />
  );
}

/** The small side view of a vehicle, at the same scale for all; null leaves the place empty. */
export function SilhouetteSketch({ type, profile }: { type: VehicleClass; profile: Silhouette | null }) {
  return (
    <svg className="silhouette" viewBox={`0 0 ${SMALL_VIEW.width} ${SMALL_VIEW.height}`} aria-hidden="true">
      <path className="ground" d={`M0 ${SMALL_VIEW.ground}H${SMALL_VIEW.width}`} />
      {profile && drawSmallSilhouette(profile, type).shapes.map(silhouetteShape)}
    </svg>
  );
}
