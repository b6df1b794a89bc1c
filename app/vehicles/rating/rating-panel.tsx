import { RatingBadge } from "#app/components/rating/rating-badge.tsx";
import type { RatingView } from "./rating-view.ts";

const HALVES = "grid grid-cols-2 gap-x-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]";

/** Why the vehicle has its rating: the four views of it, each with what it compares and where that comes from. */
export function RatingPanel({ rating }: { rating: RatingView }) {
  const { value, disagree, summary, views, editorial } = rating;
  return (
    <section className="panel far-panel [--usual-height:240px]" id="rating">
      <div className="panel-head">
        <h2 className="heading-2">Rating</h2>
        <a className="text-link text-13" href="/faq#rating">
          How ratings are made
        </a>
      </div>
      <div className="panel-body">
        <p className="flex flex-wrap gap-x-16px gap-y-8px items-center mb-12px">
          <RatingBadge rating={value} />
          {disagree && <b className="font-550">Sources disagree</b>}
          <span className="note flex-1 min-w-240px">{summary}</span>
        </p>
        {editorial && (
          <p className="remark mb-12px">
            <i className="i-lucide-info" />
            {`Set by ${editorial.author}: ${editorial.reason} Computed: ${editorial.computed}.`}
          </p>
        )}
        <div className={HALVES}>
          {views.map(({ label, bar, text, why }) => (
            <details key={label}>
              <summary className={bar === null ? "stat-row stat-row-plain" : "stat-row"}>
                <span>{label}</span>
                {bar !== null && (
                  <span className={`${bar.below ? "lean-bar lean-bar-down" : "lean-bar"} percent-${bar.fill}`} />
                )}
                <span className={bar === null ? "stat-figure stat-figure-unknown" : "stat-figure"}>
                  <span className="sr-only">, </span>
                  {text}
                </span>
              </summary>
              <p className="stat-why">{why}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
