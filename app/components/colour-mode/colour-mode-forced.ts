import { useMatches } from "react-router";

export type ForcedColourMode = "light" | "dark";

/**
 * The colour mode that the current page forces by its route's handle (`colourMode`), whatever the visitor has
 * chosen; undefined on most pages. It stands in the first HTML, and style sheets do the rest.
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
