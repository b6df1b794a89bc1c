import { CHALLENGE_PATH } from "#app/game/challenge/query.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { RunChip, RunSummary } from "./run-summary.tsx";
import type { RunView } from "./run-view.ts";
import { ShareCard } from "./share-card.tsx";

interface RunPageProps {
  view: { nickname: string; own: boolean; listed: boolean; run: RunView };
}

/** A run with all its steps, for whoever has its link. */
export function RunPage({ view: { nickname, own, listed, run } }: RunPageProps) {
  return (
    <>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large [overflow-wrap:anywhere]">{nickname}</h1>
          <p>No-gold challenge, {run.nationLabel}: from tier I to X on what battles earn.</p>
        </div>
        <a className="button" href={CHALLENGE_PATH}>
          <i className="i-lucide-medal" />
          The challenge
        </a>
      </div>
      {own && !listed && (
        <p className="callout mb-16px" role="status">
          <i className="i-lucide-lock" />
          Only you see this page: the run is not in the leaderboard, or your player page is not public.
        </p>
      )}
      <div className="columns">
        <section className="panel" aria-labelledby="steps">
          <h2 className="heading-2 panel-head" id="steps">
            Steps
          </h2>
          {run.driven.length === 0 ? (
            <p className="panel-body color-text-2 text-13">None yet: no new vehicle has been driven in the run.</p>
          ) : (
            <ol reversed>
              {run.driven.map(({ vehicle, id, at }) => (
                <li
                  key={id}
                  className="flex gap-12px items-center justify-between min-h-44px px-16px border-t border-t-grid"
                >
                  {vehicle ? VehicleLink({ vehicle }) : <span className="not-known">Vehicle {id}</span>}
                  <span className="note whitespace-nowrap">{at}</span>
                </li>
              ))}
            </ol>
          )}
          <p className="panel-foot">
            The day of the first battle if it was uploaded here, else the day on which we saw it in the publisher’s
            counts.
          </p>
        </section>
        <aside className="stack">
          <section className="panel" aria-labelledby="progress">
            <div className="panel-head">
              <h2 className="heading-2" id="progress">
                Progress
              </h2>
              <RunChip run={run} />
            </div>
            <div className="panel-body">
              <RunSummary run={run} />
            </div>
            <p className="panel-foot">Read {run.checked}.</p>
          </section>
          <ShareCard card={run.card} open={listed} />
        </aside>
      </div>
    </>
  );
}
