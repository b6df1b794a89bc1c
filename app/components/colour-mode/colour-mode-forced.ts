import { useMatches } from "react-router";

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
