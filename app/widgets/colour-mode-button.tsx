import { useEffect } from "react";
import { type ColourMode, nextMode, useColourMode } from "#app/stores/colour-mode.ts";

/**
 * Goes round the colour modes: the system's, light, dark. Not shown without script.
 * @param forced the mode that the page has whatever is chosen: there is then nothing to change
 */
export function ColourModeButton({ forced }: { forced: ColourMode | undefined }) {
  const { mode, restore, choose } = useColourMode();
  useEffect(restore, [restore]);
  if (forced) return null;
  const label = `Colour mode: ${mode}. Change to ${nextMode(mode)}`;
  return (
    <button
      type="button"
      className="btn quiet ic mode-icon js-only"
      onClick={() => choose(nextMode(mode))}
      aria-label={label}
      title={label}
    >
      <i className="i-lucide-monitor system" />
      <i className="i-lucide-sun light" />
      <i className="i-lucide-moon dark" />
    </button>
  );
}
