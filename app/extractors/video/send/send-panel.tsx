import { useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Callout } from "#app/components/callout.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { faultText } from "#app/lib/fault-text.ts";
import { battleName } from "../list/battle-rows.ts";
import type { GameData } from "../use-game-data.ts";
import type { SendState } from "./send-battles.ts";

interface SendPanelProps {
  replays: readonly Replay[];
  /** The game accounts that the visitor has linked; empty without a session. */
  accounts: readonly GameAccount[];
  data: GameData;
}

/** Sends the results of the visitor's own battles to their statistics, on request. */
export function SendPanel({ replays, accounts, data }: SendPanelProps) {
  const { own, others, without } = useMemo(() => {
    const ids = new Set(accounts.map(({ accountId }) => accountId));
    const ends = replays.flatMap(({ end }) => end?.own ?? []);
    const own = ends.filter(({ accountId }) => ids.has(accountId));
    return { own, others: ends.length - own.length, without: replays.length - ends.length };
  }, [replays, accounts]);
  const [state, setState] = useState<SendState | null>(null);
  const [problem, setProblem] = useState("");
  const [work, setWork] = useState<AbortController | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useAccountsOfOtherTabs(accounts.length === 0);

  const nameOf = ({ arenaId }: BattleRecord) => {
    const replay = replays.find(({ end }) => end?.own.arenaId === arenaId);
    return replay ? battleName(replay, data.vehicles, data.maps) : `Battle ${arenaId}`;
  };

  const send = async () => {
    if (work) return;
    const controller = new AbortController();
    setWork(controller);
    setProblem("");
    setState({ done: 0, total: own.length, taken: 0, known: 0, waiting: 0, refused: [] });
    try {
      const { sendBattles } = await import("./send-battles.ts");
      await sendBattles(own, { fetch: globalThis.fetch, signal: controller.signal, report: setState });
    } catch (error) {
      setProblem(faultText(error));
    } finally {
      setWork(null);
    }
  };

  return (
    <section className="panel panel-wide" aria-labelledby="send">
      <PanelHead id="send" title="Your statistics" />
      <div className="panel-body grid gap-12px justify-items-start text-13">
        {accounts.length === 0 ? (
          <>
            <p>
              Link your game account to add your own battles to your statistics. It opens in a new tab, so this list
              stays.
            </p>
            <a className="button" href="/wg" target="_blank" rel="noopener">
              <i className="i-lucide-external-link" />
              Link a game account
            </a>
          </>
        ) : (
          <>
            <p>{sendSummary(own.length, others, without)}</p>
            {own.length > 0 && (
              <button
                type="button"
                className="button button-primary"
                aria-disabled={work !== null}
                onClick={send}
                ref={add}
              >
                <i className="i-lucide-upload" />
                {`Add ${counted(own.length, "battle")} to my statistics`}
              </button>
            )}
          </>
        )}
        {work && state && (
          <>
            <p className="flex gap-12px note">
              {`Sending, ${formatNumber(state.done)} of ${formatNumber(state.total)}`}
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  work.abort();
                  // This button goes.
                  add.current?.focus();
                }}
              >
                Stop
              </button>
            </p>
            <progress className="progress" aria-label="Sending battles" max={state.total} value={state.done} />
          </>
        )}
        <p role="status" className={work ? "sr-only" : ""}>
          {work ? "Sending battles." : state && resultOf(state)}
        </p>
        {problem && (
          <Callout bad role="alert">
            {problem} Nothing is lost: send again. Each battle counts once.
          </Callout>
        )}
        {state && state.refused.length > 0 && (
          <ul className="grid gap-4px color-text-2">
            {state.refused.map(({ battle, message }) => (
              <li key={battle.arenaId}>{`${nameOf(battle)}: ${message}`}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function sendSummary(own: number, others: number, without: number): string {
  const left = [
    others > 0 && `${counted(others, "battle")} of other accounts`,
    without > 0 && `${counted(without, "battle")} without results`,
  ].filter(Boolean);
  const rest = left.length > 0 ? ` Left out: ${left.join(" and ")}.` : "";
  if (own === 0) return `None of these battles has results of your linked accounts.${rest}`;
  return `Only your own results are sent, never the replays.${rest}`;
}

function resultOf({ done, total, taken, known, waiting, refused }: SendState): string {
  const parts = [
    `${counted(taken, "battle")} added`,
    known > 0 && `${formatNumber(known)} already there`,
    waiting > 0 && `${formatNumber(waiting)} waiting for the vehicle’s data`,
    refused.length > 0 && `${formatNumber(refused.length)} rejected`,
    done < total && `${formatNumber(total - done)} not sent`,
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}

/** Looks whether an account has been linked in another tab, when the visitor comes back to this one. */
function useAccountsOfOtherTabs(none: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!none) return;
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [none, revalidate]);
}
