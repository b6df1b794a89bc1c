import type { SilhouetteShape } from "#app/game/silhouette/silhouette-shapes.ts";

/** A part of a side view. A plain function: a page of cards has hundreds of them. */
export function silhouetteShape(shape: SilhouetteShape, index: number) {
  return shape.kind === "path" ? (
    <path key={index} className={shape.className} d={shape.d} />
  ) : (
    <circle key={index} className={shape.className} cx={shape.cx} cy={shape.cy} r={shape.r} />
  );
}
