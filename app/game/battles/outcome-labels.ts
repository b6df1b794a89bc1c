import type { Outcome } from "./battle-record.ts";

/** How a battle ended, as the game says it. */
export const OUTCOME_LABELS: Record<Outcome, string> = { win: "Victory", loss: "Defeat", draw: "Draw" };
