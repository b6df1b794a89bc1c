import { feedPath } from "#app/game/model/addresses/calendar-path.ts";
import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

/** The feed of what is shown: to be subscribed to, copied or saved. */
export function SubscribePanel({ origin, categories }: { origin: string; categories: readonly CalendarCategory[] }) {
  const address = origin + feedPath(categories);
  return (
    <section className="panel" aria-labelledby="subscribe">
      <div className="panel-head">
        <h2 className="heading-2" id="subscribe" tabIndex={-1}>
          Subscribe
        </h2>
      </div>
      <div className="panel-body flex flex-col gap-12px">
        <p className="color-text-2 text-13">
          {categories.length === 0 ? "All categories" : "The chosen categories"} in your own calendar. What is added
          later appears there by itself.
        </p>
        <div className="flex flex-wrap gap-8px">
          <a className="button button-small button-primary" href={address.replace(/^https?:/, "webcal:")}>
            <i className="i-lucide-rss" />
            Subscribe
          </a>
          <a className="button button-small" href={feedPath(categories)} download="the-index.ics">
            <i className="i-lucide-download" />
            Save as a file
          </a>
        </div>
        <div>
          <p className="note">For Google Calendar and others that ask for an address:</p>
          <div className="flex flex-wrap gap-8px items-center mt-6px">
            <code className="flex-1 min-w-0 color-text-2 text-12 [overflow-wrap:anywhere]">{address}</code>
            <CopyButton key={address} text={address} />
          </div>
        </div>
      </div>
    </section>
  );
}
