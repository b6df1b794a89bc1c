import type { BarPosition } from "#app/game/charts/bar-position.ts";

const TONES: Record<BarPosition["tone"], string> = {
  good: "stat-bar stat-bar-good",
  bad: "stat-bar stat-bar-bad",
  "": "stat-bar",
};

interface StatBarProps {
  position: Omit<BarPosition, "delta">;
  title?: string;
  /** In a row next to its value instead of under it. */
  thin?: boolean;
}

/**
 * A bar between the lowest and the highest value of the tier and class; the figures next to it say the same. It is
 * drawn by the style sheet on the given element, without one of its own: a page has fifty of them.
 */
export function StatBar({ position, title, thin = false }: StatBarProps) {
  return (
    <span className={`${TONES[position.tone]}${thin ? " stat-bar-thin" : ""} percent-${position.fill}`} title={title}>
      <u className={`percent-${position.average}`} />
    </span>
  );
}
