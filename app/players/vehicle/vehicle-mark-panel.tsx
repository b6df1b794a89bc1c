import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { TypedField } from "#app/components/typed-field.tsx";
import type { VehicleMarkContent } from "./vehicle-mark-content.ts";

interface VehicleMarkProps {
  mark: VehicleMarkContent;
  /** The page's address without its query. */
  action: string;
  /** Query parameters that the form keeps. */
  kept: readonly (readonly [string, string])[];
  name: string;
}

/** How far the next mark of excellence is. */
export function VehicleMark({ mark: { now, lack, thresholds, course, plan }, action, kept, name }: VehicleMarkProps) {
  return (
    <section className="panel" aria-labelledby="mark">
      <div className="panel-head">
        <h2 className="heading-2 flex gap-10px items-center" id="mark">
          Mark of excellence
          {now && <Bars earned={now.earned} />}
        </h2>
        {now && (
          <span className="note">{now.isEstimate ? "Estimate from uploaded battles" : "From a battle result"}</span>
        )}
      </div>
      {lack && <p className="panel-body">{lack}</p>}
      {now && (
        <div className="player-mark">
          <div>
            <p className="note">Now</p>
            <p className="mt-8px font-display font-600 leading-[1] tracking-[-0.03em] text-[44px] color-premium">
              {now.percent ?? "Below 65"}
              <small className="unit">%</small>
            </p>
            <p className="mt-12px color-text-2 text-13">
              <b className="color-text font-600">{now.average}</b> combined damage a battle.
            </p>
            {now.short && <p className="color-text-2 text-13">{now.short}</p>}
            {!plan && <p className="color-text-2 text-13">All three marks earned. A mark is never lost.</p>}
            {now.verdict && <p className="note mt-12px">{now.verdict}</p>}
          </div>
          <Course course={course} thresholds={thresholds} />
          {plan && (
            <div>
              <form
                action={action}
                className="flex gap-12px items-end [&:has([role=alert])]:items-start [&:has([role=alert])_button]:mt-24px"
                aria-label="Battles to the next mark"
              >
                <HiddenFields fields={kept} />
                <div className="flex-1 min-w-0">
                  <TypedField
                    name="average"
                    label={`To the ${plan.next} mark, if you average`}
                    value={plan.typed}
                    fault={plan.problem}
                    inputMode="decimal"
                  />
                </div>
                <button type="submit" className="button">
                  Calculate
                </button>
              </form>
              {plan.answer !== "" && <p className="large-stat mt-16px">{plan.answer}</p>}
              <div className="mx--16px mt-12px">
                <table
                  className="plain-table plain-table-dense"
                  aria-label={`Battles to the ${plan.next} mark of the ${name}`}
                >
                  <tbody>
                    {plan.rows.map(({ damage, label, battles }) => (
                      <tr key={`${label}${damage}`}>
                        <th scope="row" className="whitespace-normal">
                          {damage} <span className="color-text-3">{label}</span>
                        </th>
                        <td className="text-right color-text font-550">{battles}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Marks on the gun. */
function Bars({ earned }: { earned: number }) {
  return (
    <span role="img" aria-label={`${earned} of 3 marks`} title={`${earned} of 3 marks`}>
      <svg viewBox="0 0 22 14" width="22" height="14" fill="currentColor" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <path
            key={bar}
            className={bar < earned ? "color-premium" : "color-border-strong"}
            d={`M${bar * 7 + 3} 0h4l-3 14h-4z`}
          />
        ))}
      </svg>
    </span>
  );
}

const [WIDTH, HEIGHT, TOP] = [420, 170, 12];
/** Room for "95% 13,057" beside the lines. */
const NAMES = 72;

/** The average of combined damage over the last battles, against the thresholds. */
function Course({ course, thresholds }: Pick<VehicleMarkContent, "course" | "thresholds">) {
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined || course.length < 2) return <div />;
  const damages = [...course, ...thresholds.map(({ damage }) => damage)];
  // The 1 keeps the range above zero if there is neither damage nor a threshold.
  const [low, high] = [Math.min(...damages) * 0.97, Math.max(1, ...damages) * 1.02];
  const y = (damage: number) => Math.round((TOP + (HEIGHT - TOP) * (1 - (damage - low) / (high - low))) * 10) / 10;
  const x = (at: number) => Math.round(((WIDTH - NAMES - 4) * at * 10) / (course.length - 1)) / 10;
  return (
    <div className="player-course">
      <p className="note">Average combined damage, last {course.length} battles</p>
      <svg
        className="player-ladder max-w-700px"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={`Average combined damage over ${course.length} battles: from ${first} to ${last}`}
        fill="none"
      >
        {thresholds.map(({ percent, damage, text, isNext }) => (
          <g key={percent} className={isNext ? "color-premium" : "color-text-3"}>
            <path d={`M0 ${y(damage)}h${WIDTH - NAMES}`} stroke="currentColor" strokeDasharray="4 4" />
            <text x={WIDTH - NAMES + 6} y={y(damage) + 4} fill="currentColor">
              {percent}% {text}
            </text>
          </g>
        ))}
        <polyline
          className="color-text"
          points={course.map((damage, at) => `${x(at)},${y(damage)}`).join(" ")}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle className="color-text" cx={x(course.length - 1)} cy={y(last)} r="4" fill="currentColor" />
      </svg>
    </div>
  );
}
