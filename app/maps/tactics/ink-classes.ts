import type { Ink } from "#app/game/maps/tactics/tactics-board.ts";

/** The class for each ink: a colour and a line pattern. */
export const INK_CLASSES: Record<Ink, string> = {
  amber: "map-ink map-ink-amber",
  blue: "map-ink map-ink-blue",
  violet: "map-ink map-ink-violet",
  plain: "map-ink map-ink-plain",
};
