import type { ComponentType } from "react";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { JsonLd } from "#app/components/page/json-ld.tsx";
import { jsonLdText, webSite } from "#app/components/page/json-ld-text.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { type FurtherColumns, furtherKeys } from "#app/components/vehicle-table/vehicle-rows.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import type { ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { pack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { AdSlot } from "#app/site/ads/ad-slot.tsx";
import { homeChanges, homeCreators, homeEvents, homeNews } from "#app/site/home/home-view.ts";
import type { IndexPanelProps } from "#app/vehicles/list/index-panel.tsx";
import { columnsFor, INDEX, indexFacts, indexTable } from "#app/vehicles/list/index-table.ts";
import { WITHOUT_SIDE_VIEWS } from "#app/vehicles/list/use-silhouettes.ts";
import { useAds } from "../use-ads.ts";
import type { Route } from "./+types/index.ts";
import type { IndexSideProps } from "./index-side.tsx";
import "#app/vehicles/list/index-page.css";

const Panel: ComponentType<IndexPanelProps> = import.meta.env.SSR
  ? (await import("#app/vehicles/list/index-panel.tsx")).IndexPanel
  : lateBody(() => import("#app/vehicles/list/index-panel.tsx").then(({ IndexPanel }) => IndexPanel));

const Side: ComponentType<IndexSideProps> = import.meta.env.SSR
  ? (await import("./index-side.tsx")).IndexSide
  : lateBody(() => import("./index-side.tsx").then(({ IndexSide }) => IndexSide));

/** Of what others publish, as much as has something of everyone. */
const newestNews = 40;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, files, news } = context.get(apiContext);
  const query = parseQuery(url.searchParams, INDEX);
  const orNull = context.get(orNullContext);
  const [columns, manifest, version, profiles, further, posts, others, calendar, changes, creators] = await Promise.all(
    [
      files.vehicleColumns(),
      files.manifest(),
      files.version(),
      // Cards can do without their side views.
      query.layout === "grid" ? orNull(files.vehicleProfiles()) : null,
      furtherColumns(furtherKeys(columnsFor(query)), (key) => orNull(files.vehicleColumn(key))),
      orNull(content.posts()),
      orNull(news.collected(newestNews)),
      orNull(content.calendar()),
      orNull(files.changes()),
      orNull(content.creators()),
    ],
  );
  const page = tablePage(indexTable(columns, further), url.searchParams);
  const withoutSideViews = query.layout === "grid" && profiles === null;
  const view = {
    ...page,
    rows: page.rows.map((row) => ({ ...row, ...(profiles?.[row.id] && { profile: profiles[row.id] }) })),
    notes: [...page.notes, ...(withoutSideViews ? [WITHOUT_SIDE_VIEWS] : [])],
  };
  return {
    origin: context.get(originContext),
    version,
    total: view.all,
    plain: queryToSearch(query, INDEX) === "",
    view: pack(view),
    facts: pack(indexFacts(columns, manifest)),
    patch: formatPatch(manifest.gameVersion),
    date: formatDate(manifest.sources.definitions?.date ?? ""),
    home: {
      events: calendar && homeEvents(calendar, Date.now()),
      calendarAway: calendar === null,
      news: posts && homeNews(posts, others),
      othersAway: others === null,
      changes: changes && homeChanges(changes),
      creators: creators && homeCreators(creators),
    },
  };
}

/** Columns that a page asks for beside those of all rows; without one of them it is still a page. */
async function furtherColumns(
  keys: readonly ColumnKey[],
  read: (key: ColumnKey) => Promise<VehicleColumn | null>,
): Promise<FurtherColumns> {
  const found = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
  return new Map(found.flatMap(([key, column]) => (column ? [[key, column] as const] : [])));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, total, plain } = loaderData;
  return pageMeta({
    title: "Vehicle index",
    description: `All ${total} vehicles with their figures against their own tier and class: firepower, armour, mobility, view range and concealment.`,
    origin,
    canonical: "/",
    noindex: !plain,
  });
}

export default function Index({ loaderData }: Route.ComponentProps) {
  const ads = useAds();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Vehicle index</h1>
          <p>Every vehicle with its numbers against its own tier and class.</p>
        </div>
      </div>
      <div className="columns">
        <LateBoundary>
          <Panel view={loaderData.view} version={loaderData.version} />
        </LateBoundary>
        <aside className="stack" aria-label="About the index">
          <LateBoundary>
            <Side {...loaderData} />
          </LateBoundary>
          {ads && <AdSlot network={ads.network} place="side" />}
        </aside>
      </div>
      <JsonLd json={jsonLdText([webSite(loaderData.origin)])} />
    </main>
  );
}
