import type { BarPosition } from "#app/game/charts/bar-position.ts";

const TONES: Record<BarPosition["tone"], string> = {
  good: "stat-bar stat-bar-thin stat-bar-good",
  bad: "stat-bar stat-bar-thin stat-bar-bad",
  "": "stat-bar stat-bar-thin",
};

/**
 * A thin bar between the lowest and the highest value of the tier and class; the figures next to it say the same. It is
 * drawn by the style sheet on the given element, without one of its own: a page has fifty of them.
 */
export function StatBar({ position }: { position: BarPosition }) {
  return (
    <span className={`${TONES[position.tone]} percent-${position.fill}`}>
      <u className={`percent-${position.average}`} />
    </span>
  );
}
