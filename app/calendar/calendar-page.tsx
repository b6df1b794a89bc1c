import { Callout } from "#app/components/callout.tsx";
import { CATEGORY_MARKS } from "#app/components/category-marks.ts";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { feedLinks } from "#app/game/calendar/calendar-links.ts";
import { eventFilePath, feedPath } from "#app/game/model/addresses/calendar-path.ts";
import {
  CALENDAR_CATEGORIES,
  CALENDAR_CATEGORY_LABELS,
  type CalendarCategory,
} from "#app/game/model/enumerations/calendar-categories.ts";
import type { CalendarPageContent } from "./calendar-page-content.ts";
import {
  CALENDAR_LAYOUTS,
  type CalendarLayout,
  type CalendarQuery,
  calendarHref,
  eventHref,
  toggled,
} from "./calendar-query.ts";
import { Countdown } from "./countdown.tsx";
import { MainPanel } from "./main-panel.tsx";
import type { ShownDays } from "./shown-days.ts";
import type { CalendarEntry } from "./shown-event.ts";
import { TimeZoneScript } from "./time-zone-script.tsx";
import { ZoneMenu } from "./zone-menu.tsx";

interface CalendarPageProps extends CalendarPageContent {
  origin: string;
}

const NAMES = { month: "Month", week: "Week", agenda: "Agenda" };

export function CalendarPage({ origin, query, shown, zone, now, demo, notes }: CalendarPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <TimeZoneScript zone={zone} />
      <div className="page-head tablet:lt-landscape:flex-wrap">
        <div className="flex-1 min-w-260px">
          <div className="flex gap-8px items-center">
            <h1 className="heading-1">Calendar</h1>
            {demo && <DemoBadge />}
          </div>
          <p>Events, patches and discounts in your time zone.</p>
        </div>
        <div className="flex flex-wrap gap-8px items-center">
          <LayoutChoice query={query} />
          <ZoneMenu zone={zone} query={query} />
          <a className="button" href="#subscribe">
            <i className="i-lucide-rss" />
            Subscribe
          </a>
        </div>
      </div>
      {notes.length > 0 && <Callout className="mb-16px">{notes.join(" ")}</Callout>}
      <div className="calendar-columns">
        {shown.next && <NextPanel next={shown.next} query={query} now={now} />}
        {shown.known > 0 && <CategoryFilter query={query} counts={shown.counts} />}
        <MainPanel shown={shown} query={query} />
        {shown.known > 0 && <RunningPanel running={shown.running} query={query} />}
        <SubscribePanel origin={origin} categories={query.categories} />
      </div>
    </main>
  );
}

/** Where the address leaves the view open, a wide screen shows the month and a phone the agenda. */
function LayoutChoice({ query }: { query: CalendarQuery }) {
  return (
    <>
      {/* The same element with and without a choice, so that the focus stays on the link that was followed. */}
      <div className={query.view === null ? "lt-tablet:hidden" : undefined}>
        <Layouts query={query} current={query.view ?? "month"} />
      </div>
      {query.view === null && (
        <div className="tablet:hidden">
          <Layouts query={query} current="agenda" />
        </div>
      )}
    </>
  );
}

function Layouts({ query, current }: { query: CalendarQuery; current: CalendarLayout }) {
  return (
    <ChoiceGroup label="View" className="segmented">
      {CALENDAR_LAYOUTS.map((layout) => (
        <a
          key={layout}
          href={calendarHref({ ...query, view: layout })}
          aria-current={layout === current ? "true" : undefined}
        >
          {NAMES[layout]}
        </a>
      ))}
    </ChoiceGroup>
  );
}

/** Feed of the shown events, to subscribe to, copy or save. */
function SubscribePanel({ origin, categories }: { origin: string; categories: readonly CalendarCategory[] }) {
  const address = origin + feedPath(categories);
  const { apple, google, outlook } = feedLinks(address, "The Index");
  return (
    <section className="panel" aria-labelledby="subscribe">
      <div className="panel-head">
        <h2 className="heading-2" id="subscribe" tabIndex={-1}>
          Subscribe
        </h2>
      </div>
      <div className="panel-body flex flex-col gap-12px">
        <p className="color-text-2 text-13">
          {categories.length === 0 ? "All categories" : "The chosen categories"} in your own calendar. New events appear
          automatically.
        </p>
        <div className="flex flex-wrap gap-8px">
          <a className="button button-small" href={google} rel="noopener">
            <i className="i-lucide-calendar-plus" />
            Google
          </a>
          <a className="button button-small" href={apple}>
            <i className="i-lucide-calendar-plus" />
            Apple
          </a>
          <a className="button button-small" href={outlook} rel="noopener">
            <i className="i-lucide-calendar-plus" />
            Outlook
          </a>
          <a className="button button-small" href={feedPath(categories)} download="the-index.ics">
            <i className="i-lucide-download" />
            Save as a file
          </a>
        </div>
        <div>
          <p className="note">For calendars that ask for an address:</p>
          <div className="flex flex-wrap gap-8px items-center mt-6px">
            <code className="flex-1 min-w-0 color-text-2 text-12 [overflow-wrap:anywhere]">{address}</code>
            <CopyButton key={address} text={address} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The nine categories as links; each adds its category to the filter or removes it. */
function CategoryFilter({ query, counts }: { query: CalendarQuery; counts: ShownDays["counts"] }) {
  const { categories } = query;
  const some = categories.length > 0;
  return (
    <section
      className="panel lt-tablet:border-0 lt-tablet:bg-transparent"
      aria-labelledby="categories"
      data-keep-scroll=""
    >
      <PanelHead id="categories" title="Categories" className="panel-head lt-tablet:px-0">
        {some ? (
          <a className="text-link text-13 lt-tablet:py-10px" href={calendarHref({ ...query, categories: [] })}>
            Show all nine
          </a>
        ) : (
          <span className="note">All nine</span>
        )}
      </PanelHead>
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
                  <span className="sr-only"> {count === 1 ? "event" : "events"} in this period</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface NextPanelProps {
  next: { event: CalendarEntry; summary: string | null };
  query: CalendarQuery;
  now: number;
}

/** What begins next, and how long it is until then. */
function NextPanel({ next: { event, summary }, query, now }: NextPanelProps) {
  const { icon, colour } = CATEGORY_MARKS[event.category];
  return (
    <section className="panel" aria-labelledby="next">
      <PanelHead id="next" title={`Next: ${CALENDAR_CATEGORY_LABELS[event.category].toLowerCase()}`} />
      <div className="panel-body flex flex-col gap-12px">
        <div className={colour}>
          <a className="color-text font-600 text-14 hover:underline" href={eventHref(event.id, query)}>
            {event.title}
          </a>
          <p className="flex gap-8px mt-4px color-text-2 text-12">
            <i className={`${icon} flex-none mt-2px color-[var(--category)] text-13px`} />
            {event.when}
          </p>
        </div>
        <Countdown key={event.startsAt} until={event.startsAt} now={now} />
        {summary && <p className="color-text-2 text-13">{summary}</p>}
        <div>
          <a className="button button-small" href={eventFilePath(event.id)} download>
            <i className="i-lucide-calendar-plus" />
            Add to my calendar
          </a>
        </div>
      </div>
    </section>
  );
}

function RunningPanel({ running, query }: { running: readonly CalendarEntry[]; query: CalendarQuery }) {
  return (
    <section className="panel" aria-labelledby="running">
      <PanelHead id="running" title="Running now" note={running.length} />
      {running.length === 0 ? (
        <p className="panel-body color-text-3 text-13">Nothing right now.</p>
      ) : (
        <ul className="calendar-running pb-6px">
          {running.map((event) => (
            <li key={`${event.id} ${event.firstDay}`} className={CATEGORY_MARKS[event.category].colour}>
              <a href={eventHref(event.id, query)}>
                <i className={CATEGORY_MARKS[event.category].icon} />
                <span>
                  <b>{event.title}</b>
                  <small>{event.ends}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
