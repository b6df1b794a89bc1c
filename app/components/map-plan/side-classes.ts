import type { Side } from "#app/game/maps/map-plan.ts";

/** Class for things that belong to a team, or to both. */
export const SIDE_CLASSES: Record<Side, string> = { own: "map-own", enemy: "map-enemy", neutral: "map-neutral" };
