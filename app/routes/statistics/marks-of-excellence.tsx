import { DatasetUnavailable } from "#app/api/documents.ts";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { typedPlan } from "#app/components/marks-planner/plan-fields.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { isRegion, type Region } from "#app/game/model/enumerations/regions.ts";
import { marksFacts } from "#app/statistics/marks/marks-about.tsx";
import { MARKS_TABLE, marksStatistics } from "#app/statistics/marks/marks-table.ts";
import { marksPlan } from "#app/statistics/marks/planner/marks-plan.ts";
import type { Route } from "./+types/marks-of-excellence.ts";
import "#app/statistics/marks/marks-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const requested = url.searchParams.get("region") ?? "eu";
  const region: Region = isRegion(requested) ? requested : "eu";
  const [table, manifest, version] = await Promise.all([files.marksTable(region), files.manifest(), files.version()]);
  if (table === null && region === "eu") throw new DatasetUnavailable("marks");
  const query = parseQuery(url.searchParams, MARKS_TABLE);
  const plain = queryToSearch(query, MARKS_TABLE) === "";
  // A dataset of before does not say which regions it has.
  const { marksRegions: regions = ["eu" as const] } = manifest;
  const page = { origin: context.get(originContext), version, region, regions, plain };
  if (table === null) return { ...page, page: null, side: null };
  const tableData = tablePage(marksStatistics(table), url.searchParams);
  const plan = marksPlan(table, typedPlan(query.kept));
  return { ...page, page: tableData, side: { query: tableData.query, plan, facts: marksFacts(table) } };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Marks of excellence",
    description:
      "Combined damage that every vehicle needs for one, two and three marks of excellence, and the battles to the next mark.",
    origin: loaderData.origin,
    canonical: "/marks-of-excellence",
    noindex: !loaderData.plain,
    view: location,
  });
}

const fetchBody = () => import("#app/statistics/marks/marks-panel.tsx").then(({ MarksPage }) => MarksPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
