import { Fragment } from "react";
import { calendarHref } from "#app/calendar/calendar-query.ts";
import { Countdown } from "#app/calendar/countdown.tsx";
import { type EventContent, eventContent, eventJsonLd, zoneAt } from "#app/calendar/event-content.ts";
import { standpoint } from "#app/calendar/shown-event.ts";
import { rememberTimeZone, TimeZoneScript } from "#app/calendar/time-zone-script.tsx";
import { pageZone } from "#app/calendar/time-zones.ts";
import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { JsonLd, jsonLdText } from "#app/components/page/json-ld.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { apiContext, networkZoneContext, originContext } from "#app/context.ts";
import { googleEventLink, outlookEventLink } from "#app/game/calendar/calendar-links.ts";
import { CALENDAR_PAGE, eventFilePath, eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/calendar-event.ts";
import "#app/calendar/calendar-page.css";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const calendar = await context.get(apiContext).content.calendar();
  const event = calendar?.events.find(({ id }) => id === params.event);
  if (!calendar || !event) throw pageNotFound({ request, url }, CALENDAR_PAGE);
  const zone = pageZone({
    requested: url.searchParams.get("zone"),
    cookies: request.headers.get("cookie"),
    network: context.get(networkZoneContext),
  });
  const now = Date.now();
  const content = eventContent(event, standpoint(now, zone.name));
  const origin = context.get(originContext);
  const summary = `${CALENDAR_CATEGORY_LABELS[event.category]}: ${content.event.when}${event.allDay ? "" : ` (${zone.name})`}.`;
  const description = event.summary === null ? summary : `${summary} ${event.summary}`;
  return {
    id: event.id,
    content,
    demo: calendar.demo,
    now,
    origin,
    description,
    zone: { name: zone.name, chosen: zone.chosen },
    zoneName: zoneAt(zone.name, content.event.startsAt),
    // Demo events stay hidden from search engines.
    jsonLd: calendar.demo ? null : jsonLdText([eventJsonLd(content, description, origin + eventPath(event.id))]),
  };
}

/** The server writes the times, so it has to know the browser's time zone when the page is reached from another one. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  rememberTimeZone();
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, content, origin, description, zone, demo } = loaderData;
  const title = content.event.title;
  return pageMeta({ title, description, origin, canonical: eventPath(id), noindex: demo || zone.chosen });
}

export const handle: RouteHandle = {
  crumbs: (data) => [
    { label: "Calendar", href: CALENDAR_PAGE },
    { label: (data as Awaited<ReturnType<typeof loader>> | undefined)?.content.event.title ?? "Event" },
  ],
};

export default function CalendarEvent({ loaderData }: Route.ComponentProps) {
  const { id, content, demo, origin, zone, zoneName, now, jsonLd } = loaderData;
  return (
    <>
      <EventPage
        key={id}
        id={id}
        content={content}
        demo={demo}
        origin={origin}
        zone={zone}
        zoneName={zoneName}
        now={now}
      />
      {jsonLd && <JsonLd key={id} json={jsonLd} />}
    </>
  );
}

interface EventPageProps {
  id: string;
  content: EventContent;
  demo: boolean;
  /** The site's own. */
  origin: string;
  zone: { name: string; chosen: boolean };
  /** "Europe/Berlin (UTC+1)" at the time of the event. */
  zoneName: string;
  now: number;
}

/** Everything that is known of one event. */
function EventPage({ id, content, demo, origin, zone, zoneName, now }: EventPageProps) {
  const { event, summary, further, more } = content;
  const { icon, colour } = CATEGORY_MARKS[event.category];
  const back = calendarHref({ view: null, date: event.firstDay, categories: [], zone: zone.chosen ? zone.name : null });
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <TimeZoneScript zone={zone} />
      <div className={`page-head tablet:flex-wrap gap-y-16px ${colour}`}>
        <div className="min-w-0 tablet:flex-[1_1_440px]">
          <p className="flex gap-8px items-center m-0! mb-8px! color-text-2 text-13">
            <i className={`${icon} color-[var(--category)] text-16px`} />
            {CALENDAR_CATEGORY_LABELS[event.category]}
          </p>
          <div className="flex flex-wrap gap-8px items-center">
            <h1 className="heading-1">{event.title}</h1>
            {demo && <DemoBadge />}
          </div>
          {summary && <p>{summary}</p>}
        </div>
        <div className="flex flex-wrap gap-8px">
          <CalendarExport id={id} content={content} origin={origin} />
          <a className="button" href={back}>
            <i className="i-lucide-calendar" />
            All events
          </a>
        </div>
      </div>
      <div className="halves">
        <When content={content} zoneName={zoneName} now={now} />
        <About content={content} />
      </div>
      {further.length > 0 && (
        <section className="panel mt-16px" aria-labelledby="further">
          <PanelHead id="further" title="More dates">
            {more > 0 && <span className="note">and {more} more</span>}
          </PanelHead>
          <ul className="panel-body grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-8px color-text-2 text-13">
            {further.map((entry) => (
              <li key={entry.startsAt}>{entry.when}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** Reminder in minutes before an event. For all-day events: 18:00 the evening before. */
const REMIND = { timed: 60, allDay: 360 };

/** Export to the user's own calendar. Repeating events can be subscribed to, so that changes arrive. */
function CalendarExport({
  id,
  content: { event, span, repeats },
  origin,
}: Pick<EventPageProps, "id" | "content" | "origin">) {
  const allDay = event.from === null;
  const remind = eventFilePath(id, allDay ? REMIND.allDay : REMIND.timed);
  const linked = { title: event.title, span, allDay, details: origin + eventPath(id) };
  return (
    <>
      <fieldset className="contents">
        <legend className="sr-only">Add to my calendar</legend>
        <a className="button button-primary" href={googleEventLink(linked)} rel="noopener">
          <i className="i-lucide-calendar-plus" />
          Google
        </a>
        <a className="button" href={eventFilePath(id)} download>
          <i className="i-lucide-calendar-plus" />
          Apple, others
        </a>
        <a className="button" href={outlookEventLink(linked)} rel="noopener">
          <i className="i-lucide-calendar-plus" />
          Outlook
        </a>
      </fieldset>
      {event.state === "coming" && (
        <a className="button" href={remind} download>
          <i className="i-lucide-bell" />
          Remind me {allDay ? "the evening before" : "an hour before"}
        </a>
      )}
      {repeats && (
        <a className="button" href={`${origin}${remind}`.replace(/^https?:/, "webcal:")}>
          <i className="i-lucide-rss" />
          Subscribe
        </a>
      )}
    </>
  );
}

function When({ content: { event, elsewhere }, zoneName, now }: Pick<EventPageProps, "content" | "zoneName" | "now">) {
  return (
    <section className="panel" aria-labelledby="when">
      <PanelHead
        id="when"
        title={event.state === "running" ? "Running now" : event.state === "past" ? "It is over" : "Starts"}
      />
      <div className="panel-body flex flex-col gap-12px">
        <p className="color-text text-14 font-600">{event.when}</p>
        {event.state === "coming" && <Countdown key={event.startsAt} until={event.startsAt} now={now} />}
        {event.state === "running" && <p className="color-text-2 text-13">{event.ends}</p>}
        <dl className="fact-list">
          {event.from === null ? (
            <>
              <dt>Lasts</dt>
              <dd>Whole days, on the same dates everywhere</dd>
            </>
          ) : (
            <>
              <dt>Your time</dt>
              <dd>{zoneName}</dd>
            </>
          )}
          {elsewhere.map(({ zone, when }) => (
            <Fragment key={zone}>
              <dt>{zone}</dt>
              <dd>{when}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </section>
  );
}

function About({ content: { link, source, updated } }: Pick<EventPageProps, "content">) {
  return (
    <section className="panel" aria-labelledby="about">
      <PanelHead id="about" title="Where this comes from" />
      <div className="panel-body">
        <dl className="fact-list">
          <dt>Stated by</dt>
          <dd>
            {source.url ? (
              <a className="text-link" href={source.url}>
                {source.name}
              </a>
            ) : (
              source.name
            )}
          </dd>
          <dt>Last changed</dt>
          <dd>{formatDate(updated)}</dd>
          {link && (
            <>
              <dt>More</dt>
              <dd>
                <a className="text-link [overflow-wrap:anywhere]" href={link}>
                  {new URL(link).host}
                </a>
              </dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
