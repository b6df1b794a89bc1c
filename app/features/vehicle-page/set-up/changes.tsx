import type { FigureChange } from "./figure-changes.ts";

/** "Health 1,500 → 1,650 hp", one after the other. */
export function changeTexts(changes: readonly FigureChange[]) {
  return changes.map(({ label, before, after, unit, better }) => (
    <span key={label}>
      {`${label} ${before} → `}
      <b className={better ? "color-wg-good" : "color-wg-awful"}>{after}</b>
      {unit === "" ? " " : `${unit === "°" ? "" : "\u00a0"}${unit} `}
    </span>
  ));
}
