import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import type { CalendarPageView } from "./calendar-page-view.ts";
import { type CalendarQuery, calendarHref, LAYOUTS, type Layout } from "./calendar-query.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { DemoNote } from "./demo-note.tsx";
import { MainPanel } from "./main-panel.tsx";
import { NextPanel, RunningPanel } from "./next-panel.tsx";
import { SubscribePanel } from "./subscribe-panel.tsx";
import { TimeZoneScript } from "./time-zone-script.tsx";
import { ZoneMenu } from "./zone-menu.tsx";

const NAMES = { month: "Month", week: "Week", agenda: "Agenda" };

export function CalendarPage({ origin, page }: { origin: string; page: CalendarPageView }) {
  const { query, view, zone, now, demo, notes } = page;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <TimeZoneScript zone={zone} />
      <div className="page-head tablet:lt-landscape:flex-wrap">
        <div className="flex-1 min-w-260px">
          <h1 className="heading-1 heading-1-large">Calendar</h1>
          <p>Everything with a date, in your own time.</p>
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
      {demo && <DemoNote />}
      {notes.length > 0 && (
        <div className="callout mb-16px">
          <i className="i-lucide-info" />
          <p>{notes.join(" ")}</p>
        </div>
      )}
      <div className="calendar-columns">
        {view.next && <NextPanel next={view.next} query={query} now={now} />}
        {view.known > 0 && <CategoryFilter query={query} counts={view.counts} />}
        <MainPanel view={view} query={query} />
        {view.known > 0 && <RunningPanel running={view.running} query={query} />}
        <SubscribePanel origin={origin} categories={query.categories} />
      </div>
    </main>
  );
}

/** Where the address leaves the view open, a wide screen shows the month and a phone the agenda. */
function LayoutChoice({ query }: { query: CalendarQuery }) {
  if (query.view !== null) return <Layouts query={query} current={query.view} />;
  return (
    <>
      <div className="lt-tablet:hidden">
        <Layouts query={query} current="month" />
      </div>
      <div className="tablet:hidden">
        <Layouts query={query} current="agenda" />
      </div>
    </>
  );
}

function Layouts({ query, current }: { query: CalendarQuery; current: Layout }) {
  return (
    <ChoiceGroup label="View" className="segmented">
      {LAYOUTS.map((layout) => (
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
