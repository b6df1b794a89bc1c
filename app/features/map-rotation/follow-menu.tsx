import { ROTATION_ICS, ROTATION_RSS } from "#app/game/rotation/rotation-paths.ts";

/** The changes for readers of feeds and for calendars: plain links, which they take the address of. */
export function FollowMenu({ origin }: { origin: string }) {
  const ways = [
    { label: "Feed for readers", note: "RSS", href: ROTATION_RSS },
    { label: "Subscribe in a calendar", note: "ICS", href: (origin + ROTATION_ICS).replace(/^https?:/, "webcal:") },
    { label: "Save for a calendar", note: "ICS", href: ROTATION_ICS, download: "map-rotation.ics" },
  ];
  return (
    <details className="menu" data-menu="">
      <summary className="button">
        <i className="i-lucide-rss" />
        Follow changes
        <i className="i-lucide-chevron-down" />
      </summary>
      <ul className="popover right-0! left-auto! lt-tablet:left-0! lt-tablet:right-auto!" aria-label="Follow changes">
        {ways.map(({ label, note, href, download }) => (
          <li key={label}>
            <a className="menu-option whitespace-nowrap" href={href} download={download} data-reload="">
              <span className="flex-1">{label}</span>
              <span className="color-text-3 text-12">{note}</span>
            </a>
          </li>
        ))}
        <li className="px-8px py-6px note">Calendars have the changes whose day is known.</li>
      </ul>
    </details>
  );
}
