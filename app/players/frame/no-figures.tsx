import { EmptyState } from "#app/components/empty-state.tsx";

interface NoFiguresProps {
  own: boolean;
  /** What is looked for: "No battles of this kind yet". */
  title?: string;
  /** Why there is nothing, where battles may have been sent all the same. */
  reason?: string;
}

/** In place of figures that no source can tell: how they come here. */
export function NoFigures({ own, title = "No player figures yet", reason }: NoFiguresProps) {
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
          <a className="button" href="/">
            <i className="i-lucide-arrow-left" />
            To the vehicle index
          </a>
        )}
      </EmptyState>
    </section>
  );
}

/** The battles that were sent of a player cannot be read, which is not the same as there being none. */
export const BATTLES_UNREAD = "Uploaded battles can’t be read right now. Try again in a minute.";

export function BattlesUnread() {
  return (
    <div className="callout callout-bad mb-16px" role="status">
      <i className="i-lucide-clock" />
      <p>{BATTLES_UNREAD}</p>
    </div>
  );
}
