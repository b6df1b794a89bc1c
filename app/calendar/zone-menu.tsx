import { CALENDAR_PAGE } from "#app/game/model/addresses/calendar-path.ts";
import { type CalendarQuery, calendarHref } from "./calendar-query.ts";

/** The time zone of the times on the page, JSON-serializable. */
export interface CalendarZone {
  /** IANA name. */
  name: string;
  /** "UTC+1" at this moment. */
  offset: string;
  chosen: boolean;
  /** All of them, by the part of the world that they are named after. */
  regions: [region: string, places: string[]][];
}

/** Says whose times are shown, and lets another zone be chosen: a form, so that it works without script too. */
export function ZoneMenu({ zone, query }: { zone: CalendarZone; query: CalendarQuery }) {
  const { name, offset, chosen, regions } = zone;
  // Runtimes know some zones, such as Etc/GMT+5, that they do not list.
  const isListed =
    name === "UTC" || regions.some(([region, places]) => places.some((place) => `${region}/${place}` === name));
  const kept = { view: query.view, date: query.date, category: query.categories.join(",") || null };
  return (
    <details className="menu" data-menu="">
      <summary className="button">
        <i className="i-lucide-globe" />
        <span className="sr-only">Time zone: </span>
        {placeName(name)}
        {offset !== name && (
          <span className="color-text-3">
            <span className="sr-only">, </span>
            {offset}
          </span>
        )}
        <i className="i-lucide-chevron-down" />
      </summary>
      <form className="popover w-280px p-12px tablet:!left-auto tablet:!right-0" action={CALENDAR_PAGE}>
        {Object.entries(kept).map(
          ([parameter, value]) => value && <input key={parameter} type="hidden" name={parameter} value={value} />,
        )}
        <label className="block color-text-2 text-13" htmlFor="zone">
          Show times in
        </label>
        <div className="mt-6px">
          <select className="select-field w-full" id="zone" name="zone" defaultValue={name} key={name}>
            <option value="UTC">UTC</option>
            {!isListed && <option value={name}>{placeName(name)}</option>}
            {regions.map(([region, places]) => (
              <optgroup key={region} label={region}>
                {places.map((place) => (
                  <option key={place} value={`${region}/${place}`}>
                    {placeName(place)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="flex gap-8px mt-12px">
          <button type="submit" className="button button-small button-primary">
            Show times
          </button>
          {chosen && (
            <a className="button button-small" href={calendarHref({ ...query, zone: null })}>
              My own zone
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

/** "America/New_York" as one reads it. */
function placeName(zone: string): string {
  return zone.replaceAll("_", " ");
}
