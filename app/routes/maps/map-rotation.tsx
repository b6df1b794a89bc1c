import { redirect } from "react-router";
import { queryToHref, queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { MAPS_PATH } from "#app/game/maps/query.ts";
import { MAP_ROTATION_PAGE, ROTATION_ICS, ROTATION_RSS } from "#app/game/maps/rotation/rotation-paths.ts";
import { usualDays } from "#app/game/maps/rotation/rotation-state.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { ChangesPanel } from "#app/maps/rotation/changes-panel.tsx";
import { ROTATION } from "#app/maps/rotation/rotation-model.ts";
import { RotationPanel } from "#app/maps/rotation/rotation-panel.tsx";
import { type ModeCount, type RotationView, rotationView, withSince } from "#app/maps/rotation/rotation-view.ts";
import { readMaps } from "#app/maps/server/read-maps.ts";
import type { Route } from "./+types/map-rotation.ts";
import "#app/maps/rotation/rotation-page.css";
import "virtual:uno:rotation.css";

const DESCRIPTION =
  "Which map comes up in which battle type and at which tier, what changed and when: from the client's definitions and from sources that state it.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, content } = context.get(apiContext);
  const [maps, rotation] = await Promise.all([readMaps(files), context.get(orNullContext)(content.mapRotation())]);
  const now = Date.now();
  const view = rotationView(maps, rotation, url.searchParams, now);
  // The form: a day that is typed goes before a patch.
  const day = url.searchParams.get("day") ?? "";
  if (day !== "") throw redirect(queryToHref(withSince(view.query, day.slice(0, ROTATION.longestKept)), ROTATION));
  return {
    origin: context.get(originContext),
    plain: queryToSearch(view.query, ROTATION) === "",
    patch: formatPatch(maps.gameVersion),
    today: usualDays(now).today,
    view,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  const [title, description] = ["Map rotation", DESCRIPTION];
  const feeds = [
    { type: "application/rss+xml", href: ROTATION_RSS },
    { type: "text/calendar", href: ROTATION_ICS },
  ];
  return [
    ...pageMeta({ title, description, origin, canonical: MAP_ROTATION_PAGE, noindex: !plain }),
    ...feeds.map((feed) => ({ tagName: "link", rel: "alternate", title: "Changes of the map rotation", ...feed })),
  ];
}

export default function MapRotation({ loaderData: { view, origin, patch, today } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Map rotation</h1>
          <p>Which map comes up in which battle type and at which tier, and when that last changed.</p>
        </div>
        <div className="flex flex-wrap gap-8px">
          <a className="button" href={MAPS_PATH}>
            <i className="i-lucide-map" />
            All maps
          </a>
          <FollowMenu origin={origin} />
        </div>
      </div>
      <div className="columns">
        <RotationPanel view={view} patch={patch} today={today} />
        <aside className="stack" aria-label="About the rotation">
          <ChangesPanel view={view} />
          <CountsPanel view={view} />
          <OriginsPanel patch={patch} />
        </aside>
      </div>
    </main>
  );
}

/** The changes for readers of feeds and for calendars: plain links, which they take the address of. */
function FollowMenu({ origin }: { origin: string }) {
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

/** How many of the maps shown have each mode, and of how many of them more is known. */
function CountsPanel({ view: { counts, rows } }: { view: RotationView }) {
  const maps = rows.length === 1 ? "1 map" : `${rows.length} maps`;
  return (
    <section className="panel" aria-labelledby="counts">
      <div className="panel-head">
        <h2 className="heading-2" id="counts">
          By battle type
        </h2>
        <span className="note">{maps}</span>
      </div>
      <dl className="panel-body">
        {counts.map((count) => (
          <div key={count.label} className="rotation-count">
            <dt>{count.label}</dt>
            <dd>
              <span
                className={`stat-bar stat-bar-thin percent-${Math.round((100 * count.defined) / Math.max(1, rows.length))}`}
              />
              <b>{count.defined}</b>
              <small>{knownText(count)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "2 in rotation, 1 gone, 40 not known" */
function knownText({ defined, known, gone }: ModeCount): string {
  const unknown = defined - known - gone;
  const parts = [
    known > 0 && `${known} in rotation`,
    gone > 0 && `${gone} gone`,
    unknown > 0 && `${unknown} not known`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is the client's, and what somebody entered. @param patch of the definitions */
function OriginsPanel({ patch }: { patch: string }) {
  return (
    <section className="panel" aria-labelledby="origins">
      <div className="panel-head">
        <h2 className="heading-2" id="origins">
          Where it comes from
        </h2>
      </div>
      <div className="panel-body grid gap-8px color-text-2 text-13">
        <p>
          <b className="color-text font-550">From the game files, {patch}:</b> the modes each map has, its size and
          season. A map can have a mode without being in rotation for it.
        </p>
        <p>
          <b className="color-text font-550">Editorial:</b> what is in rotation, at which tiers and since when. Every
          entry names its source. The game files do not say, so what is not listed is not known.
        </p>
        <p>
          Spotted a mistake, or a change that is missing?{" "}
          <a className="text-link" href="/legal#contact">
            Tell us
          </a>
          , with a link to the source.
        </p>
      </div>
    </section>
  );
}
