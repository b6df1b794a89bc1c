import { EmptyState } from "#app/ui/empty-state.tsx";
import { type CalendarQuery, calendarHref } from "./calendar-query.ts";
import type { CalendarView } from "./calendar-view.ts";
import { AgendaList, WeekColumns } from "./day-list.tsx";
import { MonthGrid } from "./month-grid.tsx";

interface MainPanelProps {
  view: CalendarView;
  query: CalendarQuery;
}

/** The events of the days that are shown, and the way to others. */
export function MainPanel({ view, query }: MainPanelProps) {
  return (
    <section className="panel panel-wide calendar-main" aria-labelledby="shown">
      <div className="panel-head">
        <h2 className="heading-2 text-20px" id="shown">
          {query.view === null ? (
            <>
              <span className="lt-tablet:hidden">{view.title}</span>
              <span className="tablet:hidden">{view.agendaTitle}</span>
            </>
          ) : (
            view.title
          )}
        </h2>
        <nav className="flex gap-8px" aria-label="Other days">
          {!(view.isNow && query.date === null) && (
            <a className="button button-small" href={calendarHref({ ...query, date: null })}>
              Today
            </a>
          )}
          <Step to={view.earlier} query={query} label="Earlier" icon="i-lucide-chevron-left" />
          <Step to={view.later} query={query} label="Later" icon="i-lucide-chevron-right" />
        </nav>
      </div>
      {view.known === 0 ? <NothingKnown /> : <Days view={view} query={query} />}
    </section>
  );
}

function Step({ to, query, label, icon }: { to: string | null; query: CalendarQuery; label: string; icon: string }) {
  if (to === null) return null;
  return (
    <a className="button button-small button-icon" href={calendarHref({ ...query, date: to })} aria-label={label}>
      <i className={icon} />
    </a>
  );
}

function Days({ view, query }: MainPanelProps) {
  if (query.view === "month") return <MonthGrid weeks={view.weeks} query={query} />;
  if (query.view === "week") return <WeekColumns days={view.days} query={query} />;
  const list =
    view.days.length === 0 ? <NothingHere view={view} query={query} /> : <AgendaList days={view.days} query={query} />;
  if (query.view === "agenda") return list;
  return (
    <>
      <div className="lt-tablet:hidden">
        <MonthGrid weeks={view.weeks} query={query} />
      </div>
      <div className="tablet:hidden">{list}</div>
    </>
  );
}

function NothingHere({ view, query }: MainPanelProps) {
  const { next } = view;
  return (
    <EmptyState title="Nothing in these days" reason="No event that we know of begins or runs then.">
      {query.categories.length > 0 && (
        <a className="button button-small" href={calendarHref({ ...query, categories: [] })}>
          Show all categories
        </a>
      )}
      {next && (
        <a className="button button-small" href={calendarHref({ ...query, date: next.event.firstDay })}>
          Go to the next event
        </a>
      )}
    </EmptyState>
  );
}

function NothingKnown() {
  return (
    <EmptyState
      title="No events are known yet"
      reason="No source that we may read publishes the game's events with their dates, and nobody has entered any. Nothing here is guessed."
    >
      <a className="button button-small" href="#subscribe">
        Subscribe all the same
      </a>
    </EmptyState>
  );
}
