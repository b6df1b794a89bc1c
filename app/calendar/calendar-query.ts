import { CALENDAR_PAGE, eventPath } from "#app/game/model/addresses/calendar-path.ts";
import {
  CALENDAR_CATEGORIES,
  type CalendarCategory,
  isCalendarCategory,
} from "#app/game/model/enumerations/calendar-categories.ts";

export const CALENDAR_LAYOUTS = ["month", "week", "agenda"] as const;
export type CalendarLayout = (typeof CALENDAR_LAYOUTS)[number];

/** The calendar's state as encoded in the URL. */
export interface CalendarQuery {
  /** Null: the month, and on a phone the agenda. */
  view: CalendarLayout | null;
  /** A day in the shown period; null for today. Not yet validated. */
  date: string | null;
  /** Categories shown, in the site's order; empty means all. */
  categories: readonly CalendarCategory[];
  /** The chosen time zone; null for the visitor's own. Not yet validated. */
  zone: string | null;
}

export function parseCalendarQuery(params: URLSearchParams): CalendarQuery {
  const view = params.get("view");
  const named = namedCategories(params);
  return {
    view: CALENDAR_LAYOUTS.find((layout) => layout === view) ?? null,
    date: params.get("date") || null,
    categories: CALENDAR_CATEGORIES.filter((category) => named.includes(category)),
    zone: params.get("zone") || null,
  };
}

const namedCategories = (params: URLSearchParams) => params.getAll("category").join(",").split(",");

/** Values in the URL that are not understood, as written there. */
export function unknownValues(params: URLSearchParams): string[] {
  const view = params.get("view");
  return [
    ...(view && !CALENDAR_LAYOUTS.some((layout) => layout === view) ? [`view “${view}”`] : []),
    ...namedCategories(params)
      .filter((name) => name !== "" && !isCalendarCategory(name))
      .map((name) => `category “${name}”`),
  ].map((text) => text.slice(0, 60));
}

/** The address of the calendar that shows this. */
export function calendarHref({ view, date, categories, zone }: CalendarQuery): string {
  const pairs = [
    view && `view=${view}`,
    date && `date=${date}`,
    categories.length > 0 && `category=${categories.join(",")}`,
    zone && `zone=${zone}`,
  ].filter(Boolean);
  return pairs.length === 0 ? CALENDAR_PAGE : `${CALENDAR_PAGE}?${pairs.join("&")}`;
}

/** The address of an event's page, in the zone that was chosen. */
export function eventHref(id: string, { zone }: Pick<CalendarQuery, "zone">): string {
  return zone === null ? eventPath(id) : `${eventPath(id)}?zone=${zone}`;
}

/** The query with a category more, or less. */
export function toggled(query: CalendarQuery, category: CalendarCategory): CalendarQuery {
  const on = query.categories.includes(category);
  const categories = CALENDAR_CATEGORIES.filter((candidate) =>
    candidate === category ? !on : query.categories.includes(candidate),
  );
  return { ...query, categories: categories.length === CALENDAR_CATEGORIES.length ? [] : categories };
}
