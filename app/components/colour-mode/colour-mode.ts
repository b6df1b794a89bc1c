import { useMatches } from "react-router";
import { COLOUR_MODE_KEY } from "#app/lib/colour-mode-key.ts";

/**
 * Runs before the first paint, so that a page never flashes in the other mode. It also marks the document
 * as one with script, for the parts that are of no use without it. Storage may be switched off or throw.
 */
export const colourModeScript = `(function(){var r=document.documentElement,m=null;try{m=localStorage.getItem("${COLOUR_MODE_KEY}")}catch(e){}r.dataset.theme=m==="light"||m==="dark"?m:"system";r.classList.add("js")})()`;

export type ForcedColourMode = "light" | "dark";

/**
 * The colour mode that the current route forces via its handle (`colourMode`), regardless of the visitor's choice;
 * undefined on most pages. It is part of the first HTML; style sheets do the rest.
 */
export function useForcedColourMode(): ForcedColourMode | undefined {
  return useMatches()
    .map(modeOf)
    .findLast((mode) => mode !== undefined);
}

function modeOf({ handle }: { handle: unknown }): ForcedColourMode | undefined {
  const { colourMode } = (handle ?? {}) as { colourMode?: ForcedColourMode };
  return colourMode;
}
