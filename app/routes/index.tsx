import { Suspense, useMemo } from "react";
import { apiContext, asideContext, originContext, orWithoutContext } from "#app/context.ts";
import { AdSlot } from "#app/features/ads/ad-slot.tsx";
import { IndexAside } from "#app/features/vehicles/index-aside.tsx";
import { IndexPanel } from "#app/features/vehicles/index-panel.tsx";
import { indexView } from "#app/features/vehicles/index-view.ts";
import { parseIndexQuery } from "#app/game/search/parse-query.ts";
import { indexQueryToSearch } from "#app/game/search/query.ts";
import { unlessAtHand } from "#app/lib/at-hand.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { formatPatch } from "#app/lib/format-patch.ts";
import { pack } from "#app/lib/packed.ts";
import { readAside } from "#app/lib/read-aside.ts";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { jsonLdText, webSite } from "#app/ui/json-ld-text.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Asleep, useWakeOnScroll } from "#app/ui/sleep.ts";
import type { Route } from "./+types/index.ts";
import type { RouteHandle } from "./layout.tsx";
import { useAds } from "./use-ads.ts";
import "#app/ui/styles/index-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const query = parseIndexQuery(url.searchParams);
  const [index, manifest, version, profiles] = await Promise.all([
    files.vehicleIndex(),
    files.manifest(),
    files.version(),
    // Without their drawings cards are still cards.
    query.view === "grid" ? context.get(orWithoutContext)(files.vehicleProfiles()) : null,
  ]);
  const view = indexView(index, manifest, query, profiles);
  const packed = pack(view);
  return {
    origin: context.get(originContext),
    version,
    total: index.vehicles.length,
    plain: indexQueryToSearch(query) === "",
    view: context.get(asideContext)?.put(packed, view) ?? packed,
    patch: formatPatch(manifest.gameVersion),
    date: formatDate(manifest.sources.definitions?.date ?? ""),
  };
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

export const handle: RouteHandle = { crumbs: () => [{ label: "Vehicles" }] };

export const shouldRevalidate = unlessAtHand;

/** Links and forms work without script: the panels sleep until the page is used. */
export default function Index({ loaderData }: Route.ComponentProps) {
  const ads = useAds();
  useWakeOnScroll(".tw");
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-h">
        <div className="grow">
          <h1 className="h1 xl">Vehicle index</h1>
          <p>Every vehicle with its numbers against its own tier and class.</p>
        </div>
      </div>
      <div className="cols">
        <Suspense>
          <Asleep>
            <Panel {...loaderData} />
          </Asleep>
        </Suspense>
        <aside className="stack" aria-label="About the index">
          <Suspense>
            <Asleep>
              <Aside {...loaderData} />
            </Asleep>
          </Suspense>
          {ads && <AdSlot network={ads.network} place="side" />}
        </aside>
      </div>
      <JsonLd json={jsonLdText([webSite(loaderData.origin)])} />
    </main>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function Panel({ view, version }: LoaderData) {
  return <IndexPanel view={useMemo(() => readAside(view), [view])} version={version} />;
}

function Aside({ view, patch, date }: LoaderData) {
  return <IndexAside view={useMemo(() => readAside(view), [view])} patch={patch} date={date} />;
}
