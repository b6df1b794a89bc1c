import type { Ink } from "#app/game/maps/tactics/tactics-board.ts";

/** What is drawn in an ink, by its class: a colour, and a pattern of lines. */
export const INK_CLASSES: Record<Ink, string> = {
  amber: "map-ink map-ink-amber",
  blue: "map-ink map-ink-blue",
  violet: "map-ink map-ink-violet",
  plain: "map-ink map-ink-plain",
};
