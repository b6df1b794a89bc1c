import { calendarPageContent } from "#app/calendar/calendar-page-content.ts";
import { calendarHref } from "#app/calendar/calendar-query.ts";
import { rememberTimeZone } from "#app/calendar/time-zone-script.tsx";
import { pageZone } from "#app/calendar/time-zones.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, networkZoneContext, originContext } from "#app/context.ts";
import { CALENDAR_PAGE } from "#app/game/model/addresses/calendar-path.ts";
import type { Route } from "./+types/calendar.ts";
import "#app/calendar/calendar-page.css";

const DESCRIPTION =
  "Drops, game modes, tournaments, discounts and patches with dates in your time zone, and as a feed for your calendar.";

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const calendar = await context.get(apiContext).content.calendar();
  const zone = pageZone({
    requested: url.searchParams.get("zone"),
    cookies: request.headers.get("cookie"),
    network: context.get(networkZoneContext),
  });
  const content = calendarPageContent(calendar, url.searchParams, zone, Date.now());
  return { origin: context.get(originContext), plain: calendarHref(content.query) === CALENDAR_PAGE, ...content };
}

/** The server writes the times, so it has to know the browser's time zone when the page is reached from another one. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  rememberTimeZone();
  return serverLoader();
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  const [title, description] = ["Calendar", DESCRIPTION];
  return pageMeta({ title, description, origin, canonical: CALENDAR_PAGE, noindex: !plain, view: location });
}

const fetchBody = () => import("#app/calendar/calendar-page.tsx").then(({ CalendarPage }) => CalendarPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
