import { battlesPath, MAX_UPLOADED } from "#app/game/battles/answers.ts";
import type { BattleRecord, UploadResult } from "#app/game/battles/battle-record.ts";
import { jsonBody, send } from "#app/lib/api.ts";

export interface SendState {
  /** Battles that were answered for, of all. */
  done: number;
  total: number;
  taken: number;
  known: number;
  /** Battles that count once the Index knows their vehicle. */
  waiting: number;
  refused: { battle: BattleRecord; message: string }[];
}

/**
 * Sends battles of linked accounts in batches, one account after the other. Sending again does no harm.
 * @param report called after each batch
 * @throws Error with a message for the visitor; responses until then have been reported
 */
export async function sendBattles(
  battles: readonly BattleRecord[],
  {
    fetch,
    signal,
    report,
  }: { fetch: typeof globalThis.fetch; signal: AbortSignal; report: (state: SendState) => void },
): Promise<void> {
  const state: SendState = { done: 0, total: battles.length, taken: 0, known: 0, waiting: 0, refused: [] };
  for (const accountId of new Set(battles.map((battle) => battle.accountId))) {
    const own = battles.filter((battle) => battle.accountId === accountId);
    for (let at = 0; at < own.length; at += MAX_UPLOADED) {
      if (signal.aborted) return;
      const batch = own.slice(at, at + MAX_UPLOADED);
      const {
        taken,
        known,
        waiting = 0,
        refused,
      } = await send<UploadResult>(fetch, battlesPath(accountId), jsonBody({ battles: batch }));
      state.done += batch.length;
      state.taken += taken;
      state.known += known;
      state.waiting += waiting;
      state.refused = [
        ...state.refused,
        ...refused.flatMap(({ index, message }) => {
          const battle = batch[index];
          return battle ? { battle, message } : [];
        }),
      ];
      report({ ...state });
    }
  }
}
