import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { CATEGORY_MARKS } from "#app/widgets/category-marks.ts";
import { type CalendarQuery, eventHref } from "./calendar-query.ts";
import type { DayEntry, ListedDay } from "./day-lists.ts";

interface DaysProps {
  days: readonly ListedDay[];
  query: CalendarQuery;
}

/** Events below the days on which they begin. */
export function AgendaList({ days, query }: DaysProps) {
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

/** Seven days beside each other, each with all that touches it. */
export function WeekColumns({ days, query }: DaysProps) {
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
      className={`calendar-entry ${colour} ${event.state === "past" ? "calendar-entry-past" : "calendar-entry-open"}`}
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
      className={`calendar-card ${colour} ${event.state === "past" ? "calendar-card-past" : "calendar-card-open"}`}
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
