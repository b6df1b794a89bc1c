import type { BarPlace } from "#app/game/charts/bar-place.ts";

/**
 * A bar from the lowest to the highest of the tier and class; the figures beside it say the same. One element,
 * whose bar and tick are drawn by the stylesheet: a page has fifty of them.
 */
export function StatBar({ place, title }: { place: Omit<BarPlace, "delta">; title?: string }) {
  const tone = place.tone === "" ? "" : `${place.tone} `;
  return <span className={`sb t ${tone}p${place.fill} a${place.average}`} title={title} />;
}
