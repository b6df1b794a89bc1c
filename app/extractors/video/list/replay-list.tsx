import { useState } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { Callout } from "#app/components/callout.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { MAX_REPLAYS, type ReplayEntry, type ReplaysState } from "../replays-store.ts";
import type { GameData } from "../use-game-data.ts";
import { battleRows, ORDERS, playedOn, type ReplayOrder, type ReplayRow } from "./battle-rows.ts";

/** Battles on a page of the list. */
const PAGE = 12;

/** The replays that were chosen: how far reading is, the battles, and what could not be read. */
export function ReplayList({ store, data }: { store: StoreApi<ReplaysState>; data: GameData }) {
  const { entries, progress, failed, leftOut, chosen, choose, cancel, clear, read } = useStore(store);
  const [order, setOrder] = useState<ReplayOrder>("newest");
  const [requestedPage, setRequestedPage] = useState(0);
  const rows = battleRows(entries, data.vehicles, data.maps, order);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const page = Math.min(requestedPage, pages - 1);
  return (
    <section className="panel panel-wide" aria-labelledby="replays">
      <PanelHead id="replays" title="Replays" note={counted(entries.length, "file")} />
      <div className="px-16px pb-12px">
        {progress && (
          <>
            <p className="flex justify-between note">
              {`Reading, ${progress.done} of ${progress.total}`}
              <button type="button" className="text-link" onClick={thenChoose(cancel)}>
                Cancel
              </button>
            </p>
            <progress className="progress" aria-label="Reading replays" max={progress.total} value={progress.done} />
          </>
        )}
        {failed && (
          <Callout bad role="alert">
            The reader couldn’t be loaded. Your files are still here.{" "}
            <button type="button" className="text-link" onClick={read}>
              Try again
            </button>
          </Callout>
        )}
        <p className={progress ? "sr-only" : "note"} role="status">
          {progress ? "Reading replays." : countsOf(entries)}
        </p>
        {leftOut.others > 0 && (
          <p className="note">{`${others(leftOut.others)} left out: not ${leftOut.others === 1 ? "a replay" : "replays"}.`}</p>
        )}
        {leftOut.tooMany > 0 && (
          <p className="note color-danger">
            {`${others(leftOut.tooMany)} left out: at most ${formatNumber(MAX_REPLAYS)} at a time. Clear the list to add more.`}
          </p>
        )}
      </div>
      {rows.length > 1 && (
        <label className="flex gap-8px items-center px-16px pb-12px note">
          Order
          <select
            className="select-field flex-1 min-w-0"
            value={order}
            onChange={({ currentTarget: { value } }) => {
              setOrder(value as ReplayOrder);
              setRequestedPage(0);
            }}
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul aria-label="Battles">
        {rows.slice(page * PAGE, (page + 1) * PAGE).map((row) => (
          <Battle key={row.key} row={row} isChosen={row.key === chosen} choose={choose} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex gap-8px items-center px-16px py-8px border-t border-t-grid">
          <button
            type="button"
            className="button button-small"
            aria-disabled={page === 0}
            onClick={() => setRequestedPage(Math.max(0, page - 1))}
          >
            Previous
          </button>
          <span className="note flex-1 text-center" aria-live="polite">{`${page + 1} of ${pages}`}</span>
          <button
            type="button"
            className="button button-small"
            aria-disabled={page === pages - 1}
            onClick={() => setRequestedPage(Math.min(pages - 1, page + 1))}
          >
            Next
          </button>
        </div>
      )}
      <Problems entries={entries} />
      <div className="panel-foot">
        <span className="flex-1">Reloading the page clears this list.</span>
        <button type="button" className="button button-small button-quiet" onClick={thenChoose(clear)}>
          Clear
        </button>
      </div>
    </section>
  );
}

/** Takes the focus where files are chosen, since the pressed button goes. */
const thenChoose = (act: () => void) => () => {
  document.getElementById("choose-replays")?.focus();
  act();
};

/** "1 file is", "12 files are". */
const others = (files: number) => (files === 1 ? "1 file is" : `${formatNumber(files)} files are`);

function countsOf(entries: readonly ReplayEntry[]): string {
  const count = (is: (entry: ReplayEntry) => boolean) => entries.filter(is).length;
  const same = count(({ state }) => state.kind === "same");
  const parts: { files: number; what: string }[] = [
    { files: count(({ state }) => state.kind === "read" && state.replay.end !== null), what: "read" },
    { files: count(({ state }) => state.kind === "read" && state.replay.end === null), what: "without results" },
    { files: same, what: same === 1 ? "duplicate" : "duplicates" },
    { files: count(({ state }) => state.kind === "fault"), what: "not read" },
    { files: count(({ state }) => state.kind === "waiting"), what: "waiting" },
  ];
  return parts.flatMap(({ files, what }) => (files > 0 ? [`${formatNumber(files)} ${what}`] : [])).join(", ");
}

interface BattleProps {
  row: ReplayRow;
  isChosen: boolean;
  choose: (key: number) => void;
}

function Battle({ row: { key, replay, title, vehicle, outcome, damage }, isChosen, choose }: BattleProps) {
  const { day, time } = playedOn(replay);
  return (
    <li>
      <button
        type="button"
        className="replay-row"
        aria-current={isChosen ? "true" : undefined}
        onClick={() => choose(key)}
      >
        <i
          className={replay.end ? "i-lucide-circle-check color-wg-good" : "i-lucide-circle-alert color-wg-altaccent"}
        />
        <span className="min-w-0">
          <b>{title}</b>
          <small>
            {[vehicle, outcome ?? "no results", damage !== null && formatNumber(damage)].filter(Boolean).join(", ")}
          </small>
        </span>
        <small className="text-right">
          {day}
          <br />
          {time}
        </small>
      </button>
    </li>
  );
}

function Problems({ entries }: { entries: readonly ReplayEntry[] }) {
  const problems = entries.filter(({ state }) => state.kind === "fault" || state.kind === "same");
  if (problems.length === 0) return null;
  return (
    <details className="video-more" open>
      <summary>
        {counted(problems.length, "file")} without a battle
        <i className="i-lucide-chevron-down" />
      </summary>
      <ScrollFrame
        className="relative laptop:max-h-360px overflow-y-auto [scrollbar-width:thin]"
        aria-label="Files without a battle"
      >
        <ul>
          {problems.map(({ key, name, state }) => (
            <li key={key} className="replay-row">
              <i
                className={
                  state.kind === "fault" ? "i-lucide-triangle-alert color-danger" : "i-lucide-copy color-text-3"
                }
              />
              <span className="min-w-0 col-span-2">
                <b>{name}</b>
                <small className={state.kind === "fault" ? "color-danger" : ""}>
                  {state.kind === "fault" ? state.fault : state.kind === "same" && `Same battle as ${state.as}`}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </ScrollFrame>
    </details>
  );
}
