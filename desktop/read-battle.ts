import { openAsBlob } from "node:fs";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { readReplay } from "#app/game/replays/read-replay.ts";
import { type Replay, ReplayFault } from "#app/game/replays/replay.ts";

/** Result of reading a file: a battle, or why there is none. */
export type ReadBattle = { replay: Replay; battle: BattleRecord } | LeftOut;

interface LeftOut {
  replay: Replay | null;
  reason: string;
  /** It could not be read: another version of the tool may be able to. */
  failed?: boolean;
}

/** Reads the results of a replay for the accounts that this tool sends for. */
export async function readBattle(path: string, accounts: ReadonlySet<number>): Promise<ReadBattle> {
  try {
    const replay = await readReplay(await openAsBlob(path));
    if (!replay.end) {
      const reason = replay.missing === "left" ? "no results: the battle was left early" : "its results cannot be read";
      return { replay, reason, failed: replay.missing !== "left" };
    }
    if (!accounts.has(replay.end.own.accountId)) return { replay, reason: "of another account" };
    return { replay, battle: replay.end.own };
  } catch (error) {
    if (error instanceof ReplayFault) return { replay: null, reason: error.message, failed: true };
    throw error;
  }
}
