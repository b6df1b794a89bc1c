import { BattleLives } from "./battle/battle-lives.tsx";
import { BattleSummary } from "./battle/battle-summary.tsx";
import { BattleTeams } from "./battle/battle-teams.tsx";
import { ReplayList } from "./list/replay-list.tsx";
import { SendPanel } from "./send/send-panel.tsx";
import { TakeAlong } from "./take-along/take-along.tsx";

// What is only shown with replays, in one piece that is fetched with the first of them.
export const battlePanels = { BattleLives, BattleSummary, BattleTeams, ReplayList, SendPanel, TakeAlong };
export type BattlePanels = typeof battlePanels;
