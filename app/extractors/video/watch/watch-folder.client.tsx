import { useRef } from "react";
import { Callout } from "#app/components/callout.tsx";
import { useFocusThatStays } from "#app/components/data-table/menus/menu-parts.tsx";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { canWatch } from "./replays-folder.ts";
import { useWatch, type WatchedReplay, type WatchState } from "./use-watch.ts";

const OUTCOMES: Record<WatchedReplay["outcome"], string> = {
  sent: "Sent",
  "other account": "Another account’s battle",
  "no result": "Left before the end: no results",
  refused: "Rejected",
};

/** Battles without installing anything: the browser reads the folder of replays while the page is open. */
export function WatchFolder({ accounts }: { accounts: readonly GameAccount[] }) {
  const { state, choose, goOn, forget } = useWatch(accounts.map(({ accountId }) => accountId));
  const panel = useRef<HTMLDivElement>(null);
  useFocusThatStays(panel);
  if (!canWatch())
    return (
      <p>
        This browser can’t look into a folder by itself. Drop your replays on the{" "}
        <a href="/video-extractor">video extractor</a> after playing, or use the desktop tool.
      </p>
    );
  return (
    <div ref={panel}>
      {state.kind === "none" && (
        <button type="button" name="folder" className="button button-primary" onClick={choose}>
          <i className="i-lucide-folder-open" />
          Choose the replays folder
        </button>
      )}
      {state.kind === "ask" && (
        <div className="flex flex-wrap gap-8px">
          <button type="button" name="folder" className="button button-primary" onClick={goOn}>
            <i className="i-lucide-play" />
            Resume “{state.name}”
          </button>
          <button type="button" name="folder" className="button" onClick={choose}>
            Choose another folder
          </button>
        </div>
      )}
      {state.kind === "watching" && <Watching state={state} forget={forget} />}
    </div>
  );
}

function Watching({ state, forget }: { state: Extract<WatchState, { kind: "watching" }>; forget(): void }) {
  const { name, left, lines, added, known, problem } = state;
  return (
    <div className="grid gap-12px w-full">
      <div className="flex flex-wrap gap-12px items-center">
        <p role="status" className="flex-1 min-w-0">
          <b className="color-text font-550">
            {left > 0
              ? `Reading “${name}”: ${formatNumber(left)} to go.`
              : `Watching “${name}” while this tab is open.`}
          </b>{" "}
          {counted(added, "battle")} added{known > 0 && `, ${formatNumber(known)} already there`}.
        </p>
        <button type="button" name="folder" className="button button-small" onClick={forget}>
          Stop and forget the folder
        </button>
      </div>
      {problem !== "" && (
        <Callout bad role="alert">
          {problem} Nothing is lost: we’ll retry in a moment.
        </Callout>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-4px color-text-2 text-13" aria-label="Replays read">
          {lines.map(({ file, changedAt, outcome, reason }) => (
            <li key={`${file} ${changedAt}`} className="flex flex-wrap gap-x-12px">
              <span className="[overflow-wrap:anywhere]">{file}</span>
              <span className={outcome === "sent" ? "color-wg-good" : "color-text-3"}>
                {OUTCOMES[outcome]}
                {reason !== "" && `: ${reason}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
