import { CALENDAR_CATEGORIES, CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { CATEGORY_MARKS } from "#app/widgets/category-marks.ts";
import { type CalendarQuery, calendarHref, toggled } from "./calendar-query.ts";
import type { CalendarView } from "./calendar-view.ts";

/** The nine categories as links that add one to what is shown, or take it away. */
export function CategoryFilter({ query, counts }: { query: CalendarQuery; counts: CalendarView["counts"] }) {
  const { categories } = query;
  const some = categories.length > 0;
  return (
    <section
      className="panel lt-tablet:border-0 lt-tablet:bg-transparent"
      aria-labelledby="categories"
      data-keep-scroll=""
    >
      <div className="panel-head lt-tablet:px-0">
        <h2 className="heading-2" id="categories">
          Categories
        </h2>
        {some ? (
          <a className="text-link text-13 lt-tablet:py-10px" href={calendarHref({ ...query, categories: [] })}>
            Show all nine
          </a>
        ) : (
          <span className="note">All nine</span>
        )}
      </div>
      <ul className="calendar-filter pb-8px">
        {CALENDAR_CATEGORIES.map((category) => {
          const on = categories.includes(category);
          const { icon, colour } = CATEGORY_MARKS[category];
          const count = counts[category] ?? 0;
          return (
            <li key={category} className={colour}>
              <a href={calendarHref(toggled(query, category))} aria-current={on ? "true" : undefined}>
                <span className="checkbox" />
                <span className="calendar-filter-mark">
                  <i className={icon} />
                </span>
                <span>{CALENDAR_CATEGORY_LABELS[category]}</span>
                <span>
                  {count}
                  <span className="sr-only"> {count === 1 ? "event" : "events"} in these days</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
