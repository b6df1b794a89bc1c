import { Fragment } from "react";
import { eventFilePath } from "#app/game/model/addresses/calendar-path.ts";
import { CALENDAR_CATEGORY_LABELS } from "#app/game/model/enumerations/calendar-categories.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { CATEGORY_MARKS } from "#app/widgets/category-marks.ts";
import { calendarHref } from "./calendar-query.ts";
import { Countdown } from "./countdown.tsx";
import { DemoNote } from "./demo-note.tsx";
import type { EventView } from "./event-view.ts";
import { TimeZoneScript } from "./time-zone-script.tsx";

interface EventPageProps {
  id: string;
  view: EventView;
  demo: boolean;
  /** The site's own. */
  origin: string;
  zone: { name: string; chosen: boolean };
  /** "Europe/Berlin (UTC+1)" at the time of the event. */
  zoneName: string;
  now: number;
}

/** Everything that is known of one event. */
export function EventPage({ id, view, demo, origin, zone, zoneName, now }: EventPageProps) {
  const { event, summary, further, more } = view;
  const { icon, colour } = CATEGORY_MARKS[event.category];
  const back = calendarHref({ view: null, date: event.firstDay, categories: [], zone: zone.chosen ? zone.name : null });
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <TimeZoneScript zone={zone} />
      <div className={`page-head tablet:flex-wrap gap-y-16px ${colour}`}>
        <div className="flex-[1_1_440px] min-w-0">
          <p className="flex gap-8px items-center m-0! mb-8px! color-text-2 text-13">
            <i className={`${icon} color-[var(--category)] text-16px`} />
            {CALENDAR_CATEGORY_LABELS[event.category]}
          </p>
          <h1 className="heading-1">{event.title}</h1>
          {summary && <p>{summary}</p>}
        </div>
        <div className="flex flex-wrap gap-8px">
          <TakeAlong id={id} view={view} origin={origin} />
          <a className="button" href={back}>
            <i className="i-lucide-calendar" />
            All events
          </a>
        </div>
      </div>
      {demo && <DemoNote />}
      <div className="halves">
        <When view={view} zoneName={zoneName} now={now} />
        <About view={view} />
      </div>
      {further.length > 0 && (
        <section className="panel mt-16px" aria-labelledby="further">
          <div className="panel-head">
            <h2 className="heading-2" id="further">
              Further times
            </h2>
            {more > 0 && <span className="note">and {more} more</span>}
          </div>
          <ul className="panel-body grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-8px color-text-2 text-13">
            {further.map((each) => (
              <li key={each.startsAt}>{each.when}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** Minutes before an event. Of what lasts whole days: at six in the evening before. */
const REMIND = { timed: 60, allDay: 360 };

/** The event in one's own calendar. What repeats can be subscribed to, so that changes of it arrive. */
function TakeAlong({ id, view: { event, repeats }, origin }: Pick<EventPageProps, "id" | "view" | "origin">) {
  const allDay = event.from === null;
  const remind = eventFilePath(id, allDay ? REMIND.allDay : REMIND.timed);
  return (
    <>
      <a className="button button-primary" href={eventFilePath(id)} download>
        <i className="i-lucide-calendar-plus" />
        Add to my calendar
      </a>
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

function When({ view: { event, elsewhere }, zoneName, now }: Pick<EventPageProps, "view" | "zoneName" | "now">) {
  return (
    <section className="panel" aria-labelledby="when">
      <div className="panel-head">
        <h2 className="heading-2" id="when">
          {event.state === "running" ? "Running now" : event.state === "past" ? "It is over" : "It begins"}
        </h2>
      </div>
      <div className="panel-body flex flex-col gap-12px">
        <p className="color-text text-14 font-600">{event.when}</p>
        {event.state === "coming" && <Countdown key={event.startsAt} until={event.startsAt} now={now} />}
        {event.state === "running" && <p className="color-text-2 text-13">{event.ends}</p>}
        <dl className="fact-list">
          {event.from === null ? (
            <>
              <dt>Lasts</dt>
              <dd>whole days, the same ones everywhere</dd>
            </>
          ) : (
            <>
              <dt>Your time</dt>
              <dd>{zoneName}</dd>
            </>
          )}
          {elsewhere.map(([place, when]) => (
            <Fragment key={place}>
              <dt>{place}</dt>
              <dd>{when}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </section>
  );
}

function About({ view: { link, source, updated } }: Pick<EventPageProps, "view">) {
  return (
    <section className="panel" aria-labelledby="about">
      <div className="panel-head">
        <h2 className="heading-2" id="about">
          Where this comes from
        </h2>
      </div>
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
