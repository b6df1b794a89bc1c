import type { ModeCount, RotationView } from "./rotation-view.ts";

/** How many of the maps shown have each mode, and of how many of them more is known. */
export function CountsPanel({ view: { counts, rows } }: { view: RotationView }) {
  const maps = rows.length === 1 ? "1 map" : `${rows.length} maps`;
  return (
    <section className="panel" aria-labelledby="counts">
      <div className="panel-head">
        <h2 className="heading-2" id="counts">
          By battle type
        </h2>
        <span className="note">{maps}</span>
      </div>
      <dl className="panel-body">
        {counts.map((count) => (
          <div key={count.label} className="rotation-count">
            <dt>{count.label}</dt>
            <dd>
              <span
                className={`stat-bar stat-bar-thin percent-${Math.round((100 * count.defined) / Math.max(1, rows.length))}`}
              />
              <b>{count.defined}</b>
              <small>{knownText(count)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "2 in rotation, 1 gone, 40 not known" */
function knownText({ defined, known, gone }: ModeCount): string {
  const unknown = defined - known - gone;
  const parts = [
    known > 0 && `${known} in rotation`,
    gone > 0 && `${gone} gone`,
    unknown > 0 && `${unknown} not known`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is the client's, and what somebody entered. @param patch of the definitions */
export function OriginsPanel({ patch }: { patch: string }) {
  return (
    <section className="panel" aria-labelledby="origins">
      <div className="panel-head">
        <h2 className="heading-2" id="origins">
          Where it comes from
        </h2>
      </div>
      <div className="panel-body grid gap-8px color-text-2 text-13">
        <p>
          <b className="color-text font-550">From the game files, {patch}:</b> the modes each map has, its size and
          season. A map can have a mode without being in rotation for it.
        </p>
        <p>
          <b className="color-text font-550">Editorial:</b> what is in rotation, at which tiers and since when. Every
          entry names its source. The game files do not say, so what is not listed is not known.
        </p>
        <p>
          Spotted a mistake, or a change that is missing?{" "}
          <a className="text-link" href="/legal#contact">
            Tell us
          </a>
          , with a link to the source.
        </p>
      </div>
    </section>
  );
}
