import type { BarPlace } from "#app/game/charts/bar-place.ts";

const TONES: Record<BarPlace["tone"], string> = {
  good: "stat-bar stat-bar-good",
  bad: "stat-bar stat-bar-bad",
  "": "stat-bar",
};

interface StatBarProps {
  place: Omit<BarPlace, "delta">;
  title?: string;
  /** In a row, beside its figure, instead of under it. */
  thin?: boolean;
}

/**
 * A bar between the lowest and the highest value of the tier and class; the figures next to it say the same. It is
 * drawn by the style sheet on the given element, without one of its own: a page has fifty of them.
 */
export function StatBar({ place, title, thin = false }: StatBarProps) {
  return (
    <span className={`${TONES[place.tone]}${thin ? " stat-bar-thin" : ""} percent-${place.fill}`} title={title}>
      <u className={`percent-${place.average}`} />
    </span>
  );
}
