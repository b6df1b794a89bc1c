import { CALENDAR_PAGE } from "#app/game/model/addresses/calendar-path.ts";
import { CATEGORY_MARKS } from "#app/widgets/category-marks.ts";
import type { HomeEvent, HomeEvents } from "./home-view.ts";
import { LINE, LINE_TITLE } from "./line-classes.ts";

/** What begins next. */
export function NextUpPanel({ events: { coming, running, demo } }: { events: HomeEvents }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2 className="heading-2">Next up</h2>
        <a className="text-link text-12" href={CALENDAR_PAGE}>
          Calendar
        </a>
      </div>
      {demo && <p className="note px-16px pb-8px">Made-up events, which show what this looks like.</p>}
      <ul className="pb-6px">
        {coming.map((event) => (
          <li key={event.href}>
            <Event event={event} />
          </li>
        ))}
      </ul>
      {running > 0 && (
        <p className="panel-foot">
          {running} {running === 1 ? "event is" : "events are"} running now
        </p>
      )}
    </section>
  );
}

function Event({ event: { title, href, category, day, about } }: { event: HomeEvent }) {
  const { icon, colour } = CATEGORY_MARKS[category];
  return (
    <a className={`grid grid-cols-[36px_minmax(0,1fr)] gap-12px ${LINE}`} href={href}>
      <time className="color-text-3 text-12 leading-[1.2] text-center" dateTime={day.iso}>
        <b className="block color-text font-display font-620 text-16 leading-[1.2]">{day.day}</b>
        {day.month}
      </time>
      <span className="min-w-0">
        <b className={LINE_TITLE}>{title}</b>
        <span className={`flex gap-6px items-center note ${colour}`}>
          <i className={`${icon} flex-none color-[var(--category)]`} />
          {about}
        </span>
      </span>
    </a>
  );
}
