import { MIDDLE_SCORE } from "#app/game/ratings/method.ts";
import { RatingBadge } from "#app/widgets/rating/rating-badge.tsx";
import { StatBar } from "#app/widgets/stat-bar.tsx";
import type { RatingView } from "./rating-view.ts";

const HALVES = "grid grid-cols-2 gap-x-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]";

/** Why the vehicle has its rating: every component with its place, its weight and where it comes from. */
export function RatingPanel({ rating }: { rating: RatingView }) {
  const { value, summary, components, editorial } = rating;
  return (
    <section className="panel far-panel mt-16px [--usual-height:320px]" id="rating">
      <div className="panel-head">
        <h2 className="heading-2">Rating</h2>
        <a className="text-link text-13" href="/faq#rating">
          How ratings are made
        </a>
      </div>
      <div className="panel-body">
        <p className="flex flex-wrap gap-x-16px gap-y-8px items-center mb-12px">
          <RatingBadge rating={value} />
          <span className="note flex-1 min-w-240px">{summary}</span>
        </p>
        {editorial && (
          <p className="remark mb-12px">
            <i className="i-lucide-info" />
            {`Set by ${editorial.author}: ${editorial.reason} Computed: ${editorial.computed}.`}
          </p>
        )}
        <div className={HALVES}>
          {components.map(({ label, weight, score, text, why }) => (
            <details key={label}>
              <summary className={score === null ? "stat-row stat-row-plain" : "stat-row"}>
                <span>
                  {label} <small className="note ml-4px">weight {weight}</small>
                </span>
                {score !== null &&
                  StatBar({
                    place: { tone: score >= MIDDLE_SCORE ? "good" : "bad", fill: score, average: MIDDLE_SCORE },
                    thin: true,
                  })}
                <span className={score === null ? "stat-figure stat-figure-unknown" : "stat-figure"}>
                  <span className="sr-only">{score === null ? ", " : ", score "}</span>
                  {text}
                </span>
              </summary>
              <p className="stat-why">{why}</p>
            </details>
          ))}
        </div>
      </div>
      <p className="panel-foot">
        Each line runs from 0 to 100 within tier and class, with 50 in the middle. It shows who plays a vehicle, too:
        rewards and past offers are ahead of what everybody can get, and only half of that lead is taken off.
      </p>
    </section>
  );
}
