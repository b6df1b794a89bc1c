import type { PaletteKind } from "#app/game/search/palette.ts";

/**
 * The kind that Tab selects: from all kinds to the kind of the active row, then on to the next kind with results, and
 * after the last one back to all.
 */
export function nextKind(
  available: readonly PaletteKind[],
  kind: PaletteKind | null,
  chosen: PaletteKind | null,
  backwards: boolean,
): PaletteKind | null {
  if (kind === null && !backwards && chosen !== null && available.includes(chosen)) return chosen;
  const round = [null, ...available];
  const place = round.indexOf(kind) + (backwards ? -1 : 1);
  return round[(place + round.length) % round.length] ?? null;
}
