import type { BarPlace } from "#app/game/charts/bar-place.ts";

/** A bar from the lowest to the highest of the tier and class; the figures beside it say the same. */
export function StatBar({ place, title }: { place: Omit<BarPlace, "delta">; title?: string }) {
  return (
    <span className={`sb ${place.tone}`} title={title}>
      <i className={`p${place.fill}`} />
      <u className={`p${place.average}`} />
    </span>
  );
}
