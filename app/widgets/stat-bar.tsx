import type { BarPlace } from "#app/game/charts/bar-place.ts";

/**
 * A bar from the lowest to the highest of the tier and class; the figures beside it say the same. The bar is
 * drawn by the stylesheet, without an element of its own: a page has fifty of them.
 */
export function StatBar({ place, title }: { place: Omit<BarPlace, "delta">; title?: string }) {
  const tone = place.tone === "" ? "" : `${place.tone} `;
  return (
    <span className={`sb ${tone}p${place.fill}`} title={title}>
      <u className={`p${place.average}`} />
    </span>
  );
}
