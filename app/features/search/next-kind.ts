import type { PaletteKind } from "#app/game/search/palette.ts";

/**
 * Where Tab leads: from all kinds to the one of the chosen row, then to the next that has anything, and after
 * the last back to all.
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
