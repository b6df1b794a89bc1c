import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { type CalendarQuery, calendarHref, eventHref } from "./calendar-query.ts";
import type { Bar, MonthDay, MonthWeek } from "./month-weeks.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A month: each week a list of its days and a list of its events, drawn as bars over their days. */
export function MonthGrid({ weeks, query }: { weeks: readonly MonthWeek[]; query: CalendarQuery }) {
  return (
    <>
      <div className="calendar-weekdays" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>
            {name.slice(0, 3)}
            <span className="lt-landscape:hidden">{name.slice(3)}</span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week.days[0]?.day} week={week} query={query} />
      ))}
    </>
  );
}

function Week({ week, query }: { week: MonthWeek; query: CalendarQuery }) {
  const [monday] = week.days;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="calendar-week" role="group" aria-label={`Week of ${monday?.name}`}>
      <div className="calendar-backdrop" aria-hidden="true">
        {week.days.map(({ day, isToday }, column) => (
          <span
            key={day}
            className={isToday ? "calendar-column-today" : column > 4 ? "calendar-column-weekend" : undefined}
          />
        ))}
      </div>
      <ol>
        {week.days.map((day, column) => (
          <Day key={day.day} day={day} column={column} query={query} />
        ))}
      </ol>
      <ul aria-label={`Events of the week of ${monday?.name}`}>
        {week.bars.map((bar) => (
          <li key={`${bar.event.id} ${bar.event.firstDay}`}>
            <EventBar bar={bar} query={query} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Day({ day, column, query }: { day: MonthDay; column: number; query: CalendarQuery }) {
  const shade = day.isToday
    ? "color-wg-accent font-600"
    : day.inside
      ? "color-text-2 font-600"
      : "color-text-3 font-500";
  return (
    <li>
      <time
        className={`calendar-day ${shade} ${COLUMN_START[column]}`}
        dateTime={day.day}
        aria-current={day.isToday ? "date" : undefined}
      >
        {day.label}
        {day.isToday && <span className="ml-6px font-ui font-500 text-11 lt-landscape:sr-only">Today</span>}
      </time>
      {day.more > 0 && (
        <a
          className={`calendar-more ${COLUMN_START[column]}`}
          href={calendarHref({ ...query, view: "week", date: day.day })}
          aria-label={`${day.more} more on ${day.name}`}
        >
          +{day.more}
          <span className="lt-tablet:hidden"> more</span>
        </a>
      )}
    </li>
  );
}

function EventBar({ bar, query }: { bar: Bar; query: CalendarQuery }) {
  const { event, column, span, lane, begins, ends } = bar;
  const { icon, colour } = CATEGORY_MARKS[event.category];
  const label = CALENDAR_CATEGORY_LABELS[event.category];
  const shape = `${begins ? "calendar-bar-begins" : ""} ${ends ? "calendar-bar-ends" : ""}`;
  const position = `${COLUMN_START[column]} ${COLUMN_SPAN[span - 1]} ${LANE_ROW[lane]}`;
  return (
    <a
      className={`calendar-bar ${colour} ${shape} ${event.state === "past" ? "color-text-2" : "color-text"} ${position}`}
      href={eventHref(event.id, query)}
      title={`${event.title}. ${label}: ${event.when}`}
    >
      <i className={icon} />
      {event.from !== null && begins && <time>{event.from}</time>}
      <span>{event.title}</span>
      <span className="sr-only">
        , {label}, {event.when}
      </span>
    </a>
  );
}

// The style sheet is made from the class names of markup; of these too: @unocss-include
// Inline styles are blocked by the content security policy, so a bar takes its place from classes.

/** By the column, 0 for Monday. */
const COLUMN_START = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];

/** By the number of days less one. */
const COLUMN_SPAN = ["col-span-1", "col-span-2", "col-span-3", "col-span-4", "col-span-5", "col-span-6", "col-span-7"];

/** By the lane; the first row holds the days. */
const LANE_ROW = ["row-start-2", "row-start-3", "row-start-4", "row-start-5", "row-start-6"];
