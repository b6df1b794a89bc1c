import { Hono } from "hono";
import { createContentApi } from "#app/api/published.ts";
import type { FeedEvent } from "#app/game/calendar/calendar.ts";
import {
  CALENDAR_CATEGORIES,
  type CalendarCategory,
  isCalendarCategory,
} from "#app/game/model/enumerations/calendar-categories.ts";
import { CURRENT, OPEN } from "#workers/catalogue/files.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { calendarFeed } from "./calendar-feed.ts";

interface CalendarCall {
  /** In the order of the site; none: all of them. */
  categories: readonly CalendarCategory[];
  /** A single event, by its id. */
  event: string | null;
  /** Minutes before the start at which a calendar app reminds. */
  remind: number | null;
}

/** Four weeks, in minutes. */
export const LONGEST_REMIND = 40_320;

/**
 * GET /api/calendar.ics: the events as iCalendar (RFC 5545), `category=drops,clans` only some of them, `event=id` one
 * of them, and `remind=60` with it the wish to be reminded that many minutes before.
 */
export function calendarApi() {
  const api = new Hono<ApiEnv>();
  api.get("/calendar.ics", tagged, answer);
  return api;
}

async function answer(c: ApiContext): Promise<Response> {
  const call = readCall(new URL(c.req.url).searchParams);
  if (typeof call === "string") return apiError(c, "invalid", call, { headers: OPEN });
  const dataset = datasetOf(c);
  const origin = siteOrigin(c.env, c.req.url);
  const feed = await createContentApi(dataset).calendarFeed();
  const events = (feed?.events ?? []).filter((event) => isRequested(event, call));
  if (call.event !== null && events.length === 0)
    return apiError(c, "not_found", `There is no event ${call.event.slice(0, 80)}.`, { headers: OPEN });
  const { categories, remind } = call;
  return c.body(calendarFeed({ events, zones: feed?.zones ?? {}, categories, remind, origin }), 200, {
    ...OPEN,
    "cache-control": dataset.isConfirmed() ? CURRENT : "no-store",
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="${call.event ?? "the-index"}.ics"`,
  });
}

function isRequested({ id, category }: FeedEvent, { event, categories }: CalendarCall): boolean {
  if (event !== null) return id === event;
  return categories.length === 0 || categories.includes(category);
}

/**
 * Parses the parameters; returns a sentence if they are invalid, since an app that silently gets everything would not
 * notice.
 */
function readCall(params: URLSearchParams): CalendarCall | string {
  const unknown = [...params.keys()].find((name) => !["category", "event", "remind"].includes(name));
  if (unknown !== undefined)
    return `There is no parameter “${unknown.slice(0, 40)}”; there are category, event and remind.`;
  const named = params.getAll("category").join(",").split(",").filter(Boolean);
  const wrong = named.find((name) => !isCalendarCategory(name));
  if (wrong !== undefined)
    return `There is no category “${wrong.slice(0, 40)}”; there are ${CALENDAR_CATEGORIES.join(", ")}.`;
  const [event, requested] = [params.get("event"), params.get("remind")];
  const remind = requested === null ? null : /^\d{1,5}$/.test(requested) ? Number(requested) : Number.NaN;
  if (remind !== null && !(remind <= LONGEST_REMIND))
    return `remind must be a number of minutes from 0 to ${LONGEST_REMIND}.`;
  if (remind !== null && event === null) return "remind needs an event: a reminder of everything would be too much.";
  return { categories: CALENDAR_CATEGORIES.filter((category) => named.includes(category)), event, remind };
}
