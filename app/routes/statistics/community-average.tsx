import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { EXPECTED_BY_WN8, VEHICLES } from "#app/statistics/averages/averages-definition.ts";
import { averagedVehicles, averagesStatistics } from "#app/statistics/averages/averages-table.ts";
import type { RouteHandle } from "../layout.tsx";
import type { Route } from "./+types/community-average.ts";
import "#app/components/data-table/table-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, stats } = context.get(apiContext);
  const [table, own, manifest, version] = await Promise.all([
    files.averagesTable(),
    context.get(orNullContext)(stats.averages()),
    files.manifest(),
    files.version(),
  ]);
  const page = table && tablePage(averagesStatistics(table, own)(url.searchParams), url.searchParams);
  return {
    origin: context.get(originContext),
    version,
    hasOwn: own !== null,
    title: titleOf(own !== null),
    own: own && { countedAt: own.countedAt, vehicles: Object.keys(own.vehicles).length },
    plain: page !== null && queryToSearch(page.query, VEHICLES) === "",
    page,
    without: table ? table.id.length - averagedVehicles(table, own).length : 0,
    source: manifest.sources.expected ?? null,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain, hasOwn, title } = loaderData;
  return pageMeta({
    title,
    description: hasOwn
      ? "Win rate, damage, kills, spots and defence of every vehicle, from battles uploaded here."
      : "Win rate, damage, kills, spots and defence that WN8 expects of a player in every vehicle.",
    origin,
    canonical: "/community-average",
    noindex: !plain,
    view: location,
  });
}

/** The page title: averages of players, or what WN8 expects while there are none. */
function titleOf(hasOwn: boolean): string {
  return hasOwn ? "Community averages" : EXPECTED_BY_WN8;
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: (loaderData as Route.ComponentProps["loaderData"] | undefined)?.title ?? "Community averages" },
  ],
};

const fetchBody = () => import("#app/statistics/averages/averages-panel.tsx").then(({ AveragesPage }) => AveragesPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
