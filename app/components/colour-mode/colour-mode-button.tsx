import { useEffect } from "react";
import { type ColourMode, nextMode, useColourMode } from "#app/stores/colour-mode.ts";

/**
 * Cycles through the colour modes: the system's, light, dark. Not shown without script.
 * @param forced the mode that the route forces: the button is then disabled
 */
export function ColourModeButton({ forced }: { forced: ColourMode | undefined }) {
  const { mode, restore, choose } = useColourMode();
  useEffect(restore, [restore]);
  if (forced) return null;
  const label = `Colour mode: ${mode}. Change to ${nextMode(mode)}`;
  return (
    <button
      type="button"
      className="button button-quiet button-icon js-only"
      onClick={() => choose(nextMode(mode))}
      aria-label={label}
      title={label}
    >
      <i className="i-lucide-monitor [:root:is([data-theme=light],[data-theme=dark])_&]:hidden" />
      <i className="i-lucide-sun [:root:not([data-theme=light])_&]:hidden" />
      <i className="i-lucide-moon [:root:not([data-theme=dark])_&]:hidden" />
    </button>
  );
}
