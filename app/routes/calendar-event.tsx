import { apiContext, networkZoneContext, originContext } from "#app/context.ts";
import { EventPage } from "#app/features/calendar/event-page.tsx";
import { eventJsonLd, eventView, zoneAt } from "#app/features/calendar/event-view.ts";
import { rememberTimeZone } from "#app/features/calendar/remember-time-zone.ts";
import { standpoint } from "#app/features/calendar/shown-event.ts";
import { shownZone } from "#app/features/calendar/time-zones.ts";
import { CALENDAR_PAGE, eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { JsonLd } from "#app/ui/page/json-ld.tsx";
import { jsonLdText } from "#app/ui/page/json-ld-text.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/calendar-event.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "virtual:uno:calendar.css";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const calendar = await context.get(apiContext).content.calendar();
  const event = calendar?.events.find(({ id }) => id === params.event);
  if (!calendar || !event) throw pageNotFound({ request, url }, CALENDAR_PAGE);
  const zone = shownZone({
    asked: url.searchParams.get("zone"),
    cookies: request.headers.get("cookie"),
    network: context.get(networkZoneContext),
  });
  const now = Date.now();
  const view = eventView(event, standpoint(now, zone.name));
  const origin = context.get(originContext);
  const summary = `${CALENDAR_CATEGORY_LABELS[event.category]}: ${view.event.when}${event.allDay ? "" : ` (${zone.name})`}.`;
  const description = event.summary === null ? summary : `${summary} ${event.summary}`;
  return {
    ...{ id: event.id, view, demo: calendar.demo, now, origin, description },
    zone: { name: zone.name, chosen: zone.chosen },
    zoneName: zoneAt(zone.name, view.event.startsAt),
    // What is made up is not told to search engines.
    jsonLd: calendar.demo ? null : jsonLdText([eventJsonLd(view, description, origin + eventPath(event.id))]),
  };
}

/** The server writes the times, so it has to know the browser's time zone when the page is reached from another one. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  rememberTimeZone();
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, view, origin, description, zone, demo } = loaderData;
  const title = view.event.title;
  return pageMeta({ title, description, origin, canonical: eventPath(id), noindex: demo || zone.chosen });
}

export const handle: RouteHandle = {
  crumbs: (data) => [
    { label: "Calendar", href: CALENDAR_PAGE },
    { label: (data as Awaited<ReturnType<typeof loader>> | undefined)?.view.event.title ?? "Event" },
  ],
};

export default function CalendarEvent({ loaderData }: Route.ComponentProps) {
  const { id, view, demo, origin, zone, zoneName, now, jsonLd } = loaderData;
  return (
    <>
      <EventPage key={id} {...{ id, view, demo, origin, zone, zoneName, now }} />
      {jsonLd && <JsonLd key={id} json={jsonLd} />}
    </>
  );
}
