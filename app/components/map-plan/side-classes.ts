import type { Side } from "#app/game/maps/map-plan.ts";

/** What belongs to a team, or to both, by its class. */
export const SIDE_CLASSES: Record<Side, string> = { own: "map-own", enemy: "map-enemy", neutral: "map-neutral" };
