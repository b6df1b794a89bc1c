import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { tryOrTell } from "#app/components/share-link.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { BattleTable } from "#app/players/battles/battle-table.tsx";
import type { BattleRow } from "../battles/battle-rows.ts";
import type { SessionCard, SessionHeading } from "./sessions.ts";

interface SessionsPanelProps {
  sessions: readonly SessionHeading[];
  /** Battles of the newest one. */
  newest: readonly BattleRow[];
  card: SessionCard | null;
  /** Of the player's battles. */
  path: string;
}

/** The newest sessions by day; the first with its battles, the others leading to theirs. */
export function SessionsPanel({ sessions: [first, ...others], newest, card, path }: SessionsPanelProps) {
  if (!first) return null;
  return (
    <section className="panel panel-wide overflow-hidden" aria-labelledby="sessions">
      <PanelHead id="sessions" title="Sessions">
        <span className="flex gap-16px items-center">
          {card && (
            <button
              type="button"
              className="button button-small js-only"
              aria-label="Last session as picture"
              onClick={() => save(card)}
            >
              <i className="i-lucide-download" />
              <span className="no-phone">Last session as picture</span>
              <span className="only-phone">Picture</span>
            </button>
          )}
          <a className="text-link whitespace-nowrap" href={path}>
            All battles
          </a>
        </span>
      </PanelHead>
      <div className="player-session bg-surface-2">
        <Heading of={first} />
      </div>
      {newest.length > 0 && <BattleTable battles={newest} label="Last session" ofOneDay />}
      {others.map((session) => (
        <a className="player-session" key={session.key} href={session.path}>
          <Heading of={session} />
        </a>
      ))}
    </section>
  );
}

const save = (card: SessionCard) =>
  tryOrTell("The picture could not be saved", async () =>
    (await import("./save-session-card.ts")).saveSessionCard(card),
  );

function Heading({ of: { day, date, time, outcomes, battles, won, damage, wn8 } }: { of: SessionHeading }) {
  return (
    <>
      <span>
        <b>{day}</b> {date}
      </span>
      <span>{time}</span>
      <Outcomes outcomes={outcomes} />
      <span>
        <b>{battles}</b> {battles === "1" ? "battle" : "battles"}, <b>{won}</b> won
      </span>
      <span>
        <b>{damage ?? "–"}</b> damage
      </span>
      <span>
        <b className={wn8?.level ? LEVEL_COLOURS[wn8.level] : undefined}>{wn8?.text ?? "–"}</b> WN8
      </span>
    </>
  );
}

const COLOURS: Record<BattleOutcome, string> = {
  win: "color-wg-good",
  loss: "color-wg-awful",
  draw: "color-text-3",
};
/** A won battle is a full bar, a lost one a low foot. */
const HEIGHTS: Record<BattleOutcome, number> = { win: 14, draw: 8, loss: 4 };
const MAX_OUTCOMES = 40;

/** How battles ended, the first one at the left. The text next to it says the same. */
export function Outcomes({ outcomes }: { outcomes: readonly BattleOutcome[] }) {
  const visible = outcomes.slice(-MAX_OUTCOMES);
  const bars = (outcome: BattleOutcome) =>
    visible.flatMap((entry, at) =>
      entry === outcome ? `M${at * 6} 14v-${HEIGHTS[outcome]}h4v${HEIGHTS[outcome]}z` : [],
    );
  return (
    <svg
      viewBox={`0 0 ${visible.length * 6} 14`}
      width={visible.length * 6}
      height="14"
      fill="currentColor"
      aria-hidden="true"
    >
      {(["win", "draw", "loss"] as const).map((outcome) => (
        <path key={outcome} className={COLOURS[outcome]} d={bars(outcome).join("")} />
      ))}
    </svg>
  );
}
