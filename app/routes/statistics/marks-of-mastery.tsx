import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { MASTERY, masteryStatistics } from "#app/statistics/mastery/mastery-table.ts";
import type { Route } from "./+types/marks-of-mastery.ts";
import "#app/components/data-table/table-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [table, manifest, version] = await Promise.all([files.masteryTable(), files.manifest(), files.version()]);
  const page = table && tablePage(masteryStatistics(table), url.searchParams);
  return {
    origin: context.get(originContext),
    version,
    plain: page !== null && queryToSearch(page.query, MASTERY) === "",
    page,
    sample: { results: table?.results ?? 0, leftOut: table?.leftOut ?? 0 },
    source: manifest.sources.battles ?? null,
    published: manifest.sources.mastery ?? null,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({
    title: "Marks of mastery",
    description: "Base XP for class III, II, I and Ace, vehicle by vehicle, with the source or the sample behind each.",
    origin,
    canonical: "/marks-of-mastery",
    noindex: !plain,
    view: location,
  });
}

const fetchBody = () => import("#app/statistics/mastery/mastery-panel.tsx").then(({ MasteryPage }) => MasteryPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
