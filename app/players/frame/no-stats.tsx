import { EmptyState } from "#app/components/empty-state.tsx";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import type { HeadFacts } from "./head-facts.ts";
import { SourceProblems } from "./source-problems.tsx";

interface NoStatsProps {
  own: boolean;
  /** The heading: "No battles of this kind yet". */
  title?: string;
  /** Why there is nothing, where battles may have been sent all the same. */
  reason?: string;
}

/** In place of figures that no source can tell: how they come here. */
export function NoStats({ own, title = "No player figures yet", reason }: NoStatsProps) {
  return (
    <section className="panel">
      <EmptyState
        title={title}
        reason={
          reason ??
          (own
            ? "Your battles come from the mod, the desktop tool, or replays you drop on the video extractor."
            : "No battles of this player are uploaded here yet.")
        }
      >
        {own ? (
          <>
            <a className="button button-primary" href="/mod">
              <i className="i-lucide-plug" />
              Mod and desktop tool
            </a>
            <a className="button" href="/video-extractor">
              <i className="i-lucide-film" />
              Add replays
            </a>
          </>
        ) : (
          <>
            <a className="button" href={PLAYERS_PATH}>
              <i className="i-lucide-search" />
              Find another player
            </a>
            <a className="button" href="/mod">
              <i className="i-lucide-plug" />
              Upload your own
            </a>
          </>
        )}
      </EmptyState>
    </section>
  );
}

interface NoBattlesInProps {
  window: Window;
  /** Whether uploaded battles are counted; the publisher's otherwise. */
  uploaded: boolean;
  own: boolean;
  last: HeadFacts["lastBattle"];
  /** Address of the same page over all time. */
  allTime: string;
}

/** In place of a period without battles. The last battle may be newer than the last that was uploaded. */
export function NoBattlesIn({ window, uploaded, own, last, allTime }: NoBattlesInProps) {
  const none = uploaded ? "No uploaded battles" : "No battles";
  const period = window === "1d" ? "day" : WINDOW_LABELS[window].toLowerCase();
  return (
    <EmptyState
      title={window === "all" ? none : `${none} in the last ${period}`}
      reason={last ? `The last battle was ${last.text}.` : ""}
    >
      <a className="button" href={allTime}>
        Show all time
      </a>
      {own && uploaded && (
        <a className="button" href="/mod">
          Upload battles
        </a>
      )}
    </EmptyState>
  );
}

/** Shown when a player's uploaded battles cannot be read, which differs from having none. */
export const BATTLES_UNREAD = "Uploaded battles can’t be read right now. Try again in a minute.";

export const BattlesUnread = () => <SourceProblems problems={[BATTLES_UNREAD]} />;
