import type { BattleOutcome } from "./battle-record.ts";

/** The battle outcome in the game's own words. */
export const OUTCOME_LABELS: Record<BattleOutcome, string> = { win: "Victory", loss: "Defeat", draw: "Draw" };
