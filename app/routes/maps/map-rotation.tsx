import { redirect } from "react-router";
import { queryToHref, queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { MAPS_PATH } from "#app/game/maps/query.ts";
import { MAP_ROTATION_PAGE, ROTATION_ICS, ROTATION_RSS } from "#app/game/maps/rotation/map-rotation.ts";
import { usualDays } from "#app/game/maps/rotation/rotation-state.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { rotationContent, withSince } from "#app/maps/rotation/rotation-content.ts";
import { ROTATION } from "#app/maps/rotation/rotation-model.ts";
import { allMaps } from "#app/maps/server/read-maps.ts";
import type { Route } from "./+types/map-rotation.ts";
import "#app/maps/rotation/rotation-page.css";

const DESCRIPTION =
  "Which map comes up in which battle type and at which tier, what changed and when: from the client’s definitions and from sources that state it.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, content } = context.get(apiContext);
  const [maps, rotation] = await Promise.all([allMaps(files), context.get(orNullContext)(content.mapRotation())]);
  const now = Date.now();
  const shown = rotationContent(maps, rotation, url.searchParams, now);
  // The form: a day that is typed goes before a patch.
  const day = url.searchParams.get("day") ?? "";
  if (day !== "") throw redirect(queryToHref(withSince(shown.query, day.slice(0, ROTATION.longestKept)), ROTATION));
  return {
    origin: context.get(originContext),
    plain: queryToSearch(shown.query, ROTATION) === "",
    patch: formatPatch(maps.gameVersion),
    today: usualDays(now).today,
    shown,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  const [title, description] = ["Map rotation", DESCRIPTION];
  const feeds = [
    { type: "application/rss+xml", href: ROTATION_RSS },
    { type: "text/calendar", href: ROTATION_ICS },
  ];
  return [
    ...pageMeta({ title, description, origin, canonical: MAP_ROTATION_PAGE, noindex: !plain, view: location }),
    ...feeds.map((feed) => ({ tagName: "link", rel: "alternate", title: "Changes of the map rotation", ...feed })),
  ];
}

const fetchPanels = () => import("#app/maps/rotation/rotation-panel.tsx").then(({ RotationPanels }) => RotationPanels);
const Panels = lateBody(fetchPanels, import.meta.env.SSR && (await fetchPanels()));

export default function MapRotation({ loaderData: { shown, origin, patch, today } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Map rotation"
        lead="Which map comes up in which battle type and at which tier, and when that last changed."
      >
        <div className="flex flex-wrap gap-8px">
          <a className="button" href={MAPS_PATH}>
            <i className="i-lucide-map" />
            All maps
          </a>
          <FollowMenu origin={origin} />
        </div>
      </PageHead>
      <Panels content={shown} patch={patch} today={today} />
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
        <li className="px-8px py-6px note">Calendars include only changes with a known date.</li>
      </ul>
    </details>
  );
}
