import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { type CalendarQuery, calendarHref, eventHref } from "./calendar-query.ts";
import type { DayEntry, ListedDay } from "./day-lists.ts";
import { MonthGrid } from "./month-grid.tsx";
import type { ShownDays } from "./shown-days.ts";

interface MainPanelProps {
  shown: ShownDays;
  query: CalendarQuery;
}

/** The events of the days that are shown, and the way to others. */
export function MainPanel({ shown, query }: MainPanelProps) {
  return (
    <section className="panel panel-wide calendar-main" aria-labelledby="shown">
      <div className="panel-head">
        <h2 className="heading-2 text-20px" id="shown" aria-live="polite">
          {query.view === null ? (
            <>
              <span className="lt-tablet:hidden">{shown.title}</span>
              <span className="tablet:hidden">{shown.agendaTitle}</span>
            </>
          ) : (
            shown.title
          )}
        </h2>
        <nav className="flex gap-8px" aria-label="Other days">
          {!(shown.isNow && query.date === null) && (
            <a className="button button-small" href={calendarHref({ ...query, date: null })}>
              Today
            </a>
          )}
          <Step to={shown.earlier} query={query} label="Earlier" icon="i-lucide-chevron-left" />
          <Step to={shown.later} query={query} label="Later" icon="i-lucide-chevron-right" />
        </nav>
      </div>
      {shown.known === 0 ? <NothingKnown /> : <Days shown={shown} query={query} />}
    </section>
  );
}

function Step({ to, query, label, icon }: { to: string | null; query: CalendarQuery; label: string; icon: string }) {
  if (to === null) return null;
  return (
    <a className="button button-small button-icon" href={calendarHref({ ...query, date: to })} aria-label={label}>
      <i className={icon} />
    </a>
  );
}

function Days({ shown, query }: MainPanelProps) {
  if (query.view === "month") return <MonthGrid weeks={shown.weeks} query={query} />;
  if (query.view === "week") return <WeekColumns days={shown.days} query={query} />;
  const list =
    shown.days.length === 0 ? (
      <NothingHere shown={shown} query={query} />
    ) : (
      <AgendaList days={shown.days} query={query} />
    );
  if (query.view === "agenda") return list;
  return (
    <>
      <div className="lt-tablet:hidden">
        <MonthGrid weeks={shown.weeks} query={query} />
      </div>
      <div className="tablet:hidden">{list}</div>
    </>
  );
}

function NothingHere({ shown, query }: MainPanelProps) {
  const { next } = shown;
  return (
    <EmptyState title="No events" reason="Nothing starts or runs on these days.">
      {query.categories.length > 0 && (
        <a className="button button-small" href={calendarHref({ ...query, categories: [] })}>
          Show all categories
        </a>
      )}
      {next && (
        <a className="button button-small" href={calendarHref({ ...query, date: next.event.firstDay })}>
          Go to the next event
        </a>
      )}
    </EmptyState>
  );
}

function NothingKnown() {
  return (
    <EmptyState
      title="No events are known yet"
      reason="No source publishes event dates we can use, and none were added by hand."
    >
      <a className="button button-small" href="#subscribe">
        Subscribe all the same
      </a>
    </EmptyState>
  );
}

interface DaysProps {
  days: readonly ListedDay[];
  query: CalendarQuery;
}

/** Events below the days on which they begin. */
function AgendaList({ days, query }: DaysProps) {
  return (
    <ol className="pb-8px">
      {days.map((day) => (
        <li key={day.day} className="calendar-list-day">
          <DayHeading day={day} />
          <ul>
            {day.entries.map((entry) => (
              <li key={`${entry.event.id} ${entry.event.firstDay}`}>
                <Entry entry={entry} query={query} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Seven days side by side, each with every event that touches it. */
function WeekColumns({ days, query }: DaysProps) {
  return (
    <ol className="calendar-seven">
      {days.map((day) => (
        <li key={day.day} className={day.isToday ? "calendar-seven-today" : undefined}>
          <DayHeading day={day} isNarrow />
          {day.entries.length === 0 ? (
            <p className="note px-10px lt-landscape:px-16px">Nothing</p>
          ) : (
            <ul>
              {day.entries.map((entry) => (
                <li key={`${entry.event.id} ${entry.event.firstDay}`}>
                  <Card entry={entry} query={query} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function DayHeading({ day: { day, name, date, isToday }, isNarrow }: { day: ListedDay; isNarrow?: boolean }) {
  return (
    <h3 className={isToday ? "color-wg-accent" : undefined}>
      {isNarrow && !isToday ? (
        <span>
          {name.slice(0, 3)}
          <span className="landscape:hidden">{name.slice(3)}</span>
        </span>
      ) : (
        name
      )}
      <span className="color-text-3 font-ui font-500 text-12">
        <time dateTime={day}>{date}</time>
      </span>
    </h3>
  );
}

function Entry({ entry: { event, note }, query }: { entry: DayEntry; query: CalendarQuery }) {
  const { icon, colour } = CATEGORY_MARKS[event.category];
  return (
    <a
      className={`calendar-entry ${colour} ${event.state === "past" ? "calendar-entry-past" : ""}`}
      href={eventHref(event.id, query)}
    >
      <span className="calendar-mark">
        <i className={icon} />
      </span>
      <span>
        <b>{event.title}</b>
        <small>
          {CALENDAR_CATEGORY_LABELS[event.category]}
          {event.until && `, ${event.until}`}
        </small>
      </span>
      <span>{note}</span>
    </a>
  );
}

function Card({ entry: { event, note }, query }: { entry: DayEntry; query: CalendarQuery }) {
  const { icon, colour } = CATEGORY_MARKS[event.category];
  return (
    <a
      className={`calendar-card ${colour} ${event.state === "past" ? "calendar-card-past" : ""}`}
      href={eventHref(event.id, query)}
    >
      <small>
        <i className={icon} />
        {note}
        <span className="sr-only">, {CALENDAR_CATEGORY_LABELS[event.category]}</span>
      </small>
      <b>{event.title}</b>
    </a>
  );
}
