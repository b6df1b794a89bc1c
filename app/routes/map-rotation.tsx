import { redirect } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { ChangesPanel } from "#app/features/map-rotation/changes-panel.tsx";
import { FollowMenu } from "#app/features/map-rotation/follow-menu.tsx";
import { ROTATION } from "#app/features/map-rotation/rotation-model.ts";
import { RotationPanel } from "#app/features/map-rotation/rotation-panel.tsx";
import { rotationView, withSince } from "#app/features/map-rotation/rotation-view.ts";
import { CountsPanel, OriginsPanel } from "#app/features/map-rotation/side-panels.tsx";
import { readMaps } from "#app/features/maps/server/read-maps.ts";
import { MAPS_PATH } from "#app/game/maps/query.ts";
import { MAP_ROTATION_PAGE, ROTATION_ICS, ROTATION_RSS } from "#app/game/rotation/rotation-paths.ts";
import { usualDays } from "#app/game/rotation/rotation-state.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { queryToHref, queryToSearch } from "#app/widgets/data-table/query/table-query.ts";
import type { Route } from "./+types/map-rotation.ts";
import type { RouteHandle } from "./layout.tsx";
import "#app/features/map-rotation/rotation-page.css";
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

export const handle: RouteHandle = { crumbs: () => [{ label: "Maps", href: MAPS_PATH }, { label: "Rotation" }] };

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
        <RotationPanel {...{ view, patch, today }} />
        <aside className="stack" aria-label="About the rotation">
          <ChangesPanel view={view} />
          <CountsPanel view={view} />
          <OriginsPanel patch={patch} />
        </aside>
      </div>
    </main>
  );
}
