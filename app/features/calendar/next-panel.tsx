import { eventFilePath } from "#app/game/model/addresses/calendar-path.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { CATEGORY_MARKS } from "#app/widgets/category-marks.ts";
import { type CalendarQuery, eventHref } from "./calendar-query.ts";
import { Countdown } from "./countdown.tsx";
import type { ShownEvent } from "./shown-event.ts";

interface NextPanelProps {
  next: { event: ShownEvent; summary: string | null };
  query: CalendarQuery;
  now: number;
}

/** What begins next, and how long it is until then. */
export function NextPanel({ next: { event, summary }, query, now }: NextPanelProps) {
  const { icon, colour } = CATEGORY_MARKS[event.category];
  return (
    <section className="panel" aria-labelledby="next">
      <div className="panel-head">
        <h2 className="heading-2" id="next">
          Next: {CALENDAR_CATEGORY_LABELS[event.category].toLowerCase()}
        </h2>
      </div>
      <div className="panel-body flex flex-col gap-12px">
        <div className={colour}>
          <a className="color-text font-600 text-14 hover:underline" href={eventHref(event.id, query)}>
            {event.title}
          </a>
          <p className="flex gap-8px mt-4px color-text-2 text-12">
            <i className={`${icon} flex-none mt-2px color-[var(--category)] text-13px`} />
            {event.when}
          </p>
        </div>
        <Countdown key={event.startsAt} until={event.startsAt} now={now} />
        {summary && <p className="color-text-2 text-13">{summary}</p>}
        <div>
          <a className="button button-small" href={eventFilePath(event.id)} download>
            <i className="i-lucide-calendar-plus" />
            Add to my calendar
          </a>
        </div>
      </div>
    </section>
  );
}

/** What takes place at the moment. */
export function RunningPanel({ running, query }: { running: readonly ShownEvent[]; query: CalendarQuery }) {
  return (
    <section className="panel" aria-labelledby="running">
      <div className="panel-head">
        <h2 className="heading-2" id="running">
          Running now
        </h2>
        <span className="note">{running.length}</span>
      </div>
      {running.length === 0 ? (
        <p className="panel-body color-text-3 text-13">Nothing at the moment.</p>
      ) : (
        <ul className="calendar-running pb-6px">
          {running.map((event) => (
            <li key={`${event.id} ${event.firstDay}`} className={CATEGORY_MARKS[event.category].colour}>
              <a href={eventHref(event.id, query)}>
                <i className={CATEGORY_MARKS[event.category].icon} />
                <span>
                  <b>{event.title}</b>
                  <small>{event.ends}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
