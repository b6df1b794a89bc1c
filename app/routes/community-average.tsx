import { Suspense, useMemo } from "react";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { averagesModel, EXPECTED_BY_WN8, VEHICLES } from "#app/features/community-average/averages-model.ts";
import { AveragesNotes } from "#app/features/community-average/averages-notes.tsx";
import { averagesStatistics } from "#app/features/community-average/averages-table.ts";
import { AveragesViews } from "#app/features/community-average/averages-views.tsx";
import { useAveragesEngine, WITH_OWN } from "#app/features/community-average/use-averages-engine.ts";
import { averagedVehicles } from "#app/features/community-average/vehicle-averages.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { revalidateUnlessLocal } from "#app/lib/local-queries.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { queryToSearch, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { StatisticsPanel } from "#app/widgets/statistics-table/statistics-panel.tsx";
import { statisticsView } from "#app/widgets/statistics-table/statistics-view.ts";
import type { Route } from "./+types/community-average.ts";
import type { RouteHandle } from "./layout.tsx";
import "#app/widgets/statistics-table/statistics-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, stats } = context.get(apiContext);
  const [table, own, manifest, version] = await Promise.all([
    files.averagesTable(),
    context.get(orNullContext)(stats.averages()),
    files.manifest(),
    files.version(),
  ]);
  const view = table && statisticsView(averagesStatistics(table, own)(url.searchParams), url.searchParams);
  return {
    origin: context.get(originContext),
    version,
    hasOwn: own !== null,
    own: own && { countedAt: own.countedAt, vehicles: Object.keys(own.vehicles).length },
    plain: view !== null && queryToSearch(view.query, VEHICLES) === "",
    view: view && pack(view),
    without: table ? table.id.length - averagedVehicles(table, own).length : 0,
    source: manifest.sources.expected ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain, hasOwn } = loaderData;
  return pageMeta({
    title: titleOf(hasOwn),
    description: hasOwn
      ? "Win rate, damage, kills, spots and defence of every vehicle, from battles uploaded here."
      : "Win rate, damage, kills, spots and defence that WN8 expects of a player in every vehicle.",
    origin,
    canonical: VEHICLES.path,
    noindex: !plain,
  });
}

/** What the page shows: averages of players, or as long as there are none what WN8 expects. */
function titleOf(hasOwn: boolean): string {
  return hasOwn ? "Community averages" : EXPECTED_BY_WN8;
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: titleOf((loaderData as Route.ComponentProps["loaderData"] | undefined)?.hasOwn ?? false) },
  ],
};

export const shouldRevalidate = revalidateUnlessLocal;

export default function CommunityAverage({ loaderData }: Route.ComponentProps) {
  useHydrateOnScroll("[data-scroll-frame]");
  const { source, view, without, version, hasOwn, own } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">{titleOf(hasOwn)}</h1>
          <p>
            {hasOwn
              ? "Averages per battle in each vehicle, from battles uploaded here. Vehicles with too few players show what WN8 expects."
              : `What WN8 expects of a player in a battle${source?.date ? `, as of ${formatDate(source.date)}` : ""}. These are not averages of players.`}
          </p>
        </div>
      </div>
      <div className="stack">
        {view === null ? (
          <section className="panel panel-body">
            <p>Our data holds no averages yet.</p>
          </section>
        ) : (
          <Suspense>
            <HydrateOnInteraction>
              <Panel view={view} version={version} hasOwn={hasOwn} />
            </HydrateOnInteraction>
          </Suspense>
        )}
        <AveragesNotes source={source} without={without} own={own} />
      </div>
    </main>
  );
}

interface PanelProps {
  view: NonNullable<Route.ComponentProps["loaderData"]["view"]>;
  version: string | null;
  /** There are averages of our own. */
  hasOwn: boolean;
}

function Panel({ view: packed, version, hasOwn }: PanelProps) {
  return (
    <StatisticsPanel
      modelOf={(layout) => averagesModel(layout, hasOwn)}
      view={useMemo(() => unpack(packed), [packed])}
      used={useAveragesEngine(version, hasOwn ? WITH_OWN : "")}
      {...(hasOwn && { views: averagesViews })}
      legend={hasOwn ? "Greyed: few battles, or few vehicles" : "What WN8 expects of a battle"}
    />
  );
}

const averagesViews = (query: TableQuery) => <AveragesViews query={query} />;
