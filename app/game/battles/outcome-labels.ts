import type { BattleOutcome } from "./battle-record.ts";

/** How a battle ended, as the game says it. */
export const OUTCOME_LABELS: Record<BattleOutcome, string> = { win: "Victory", loss: "Defeat", draw: "Draw" };
