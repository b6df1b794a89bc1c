import { type ComponentType, Suspense, useMemo } from "react";
import { DatasetUnavailable } from "#app/api/documents.ts";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { HydrateOnInteraction } from "#app/components/hydration/hydrate-on-interaction.ts";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { typedPlan } from "#app/components/marks-planner/plan-fields.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { isRegion, REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { MarksAbout, marksFacts } from "#app/statistics/marks/marks-about.tsx";
import type { MarksPanelProps } from "#app/statistics/marks/marks-panel.tsx";
import { MARKS_TABLE, marksStatistics } from "#app/statistics/marks/marks-table.ts";
import { planView } from "#app/statistics/marks/planner/plan-view.ts";
import { Planner } from "#app/statistics/marks/planner/planner.tsx";
import type { Route } from "./+types/marks-of-excellence.ts";
import "#app/components/data-table/table-page.css";
import "virtual:uno:charts.css";
import "virtual:uno:tables.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const asked = url.searchParams.get("region") ?? "eu";
  const region: Region = isRegion(asked) ? asked : "eu";
  const [table, manifest, version] = await Promise.all([files.marksTable(region), files.manifest(), files.version()]);
  if (table === null && region === "eu") throw new DatasetUnavailable("marks");
  const query = parseQuery(url.searchParams, MARKS_TABLE);
  const plain = queryToSearch(query, MARKS_TABLE) === "";
  // A dataset of before does not say which regions it has.
  const { marksRegions: regions = ["eu" as const] } = manifest;
  const page = { origin: context.get(originContext), version, region, regions, plain };
  if (table === null) return { ...page, view: null, side: null };
  const shown = tablePage(marksStatistics(table), url.searchParams);
  const plan = planView(table, typedPlan(query.kept));
  return { ...page, view: pack(shown), side: pack({ query: shown.query, plan, facts: marksFacts(table) }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Marks of excellence",
    description:
      "Combined damage that every vehicle needs for one, two and three marks of excellence, and the battles to the next mark.",
    origin: loaderData.origin,
    canonical: "/marks-of-excellence",
    noindex: !loaderData.plain,
  });
}

const Panel: ComponentType<MarksPanelProps> = import.meta.env.SSR
  ? (await import("#app/statistics/marks/marks-panel.tsx")).MarksPanel
  : lateBody(() => import("#app/statistics/marks/marks-panel.tsx").then(({ MarksPanel }) => MarksPanel));

export default function MarksOfExcellence({ loaderData }: Route.ComponentProps) {
  const { view, side: packed, version, region, regions } = loaderData;
  const side = useMemo(() => packed && unpack(packed), [packed]);
  const spans = useMemo(() => side?.facts.earlier.map(({ days }) => days) ?? [], [side]);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Marks of excellence</h1>
          <p>
            Combined damage a vehicle needs for each mark: dealt, plus the best of spotting, tracking or stun.
            {side && ` ${regionName(region)}, ${formatDate(side.facts.date)}.`}
          </p>
        </div>
        {regions.length > 1 && (
          <ChoiceGroup label="Region" className="segmented">
            {regions.map((each) => (
              <a
                key={each}
                href={each === "eu" ? MARKS_TABLE.path : `${MARKS_TABLE.path}?region=${each}`}
                aria-current={each === region ? "true" : undefined}
                title={regionName(each)}
              >
                {REGION_SHORT_LABELS[each]}
              </a>
            ))}
          </ChoiceGroup>
        )}
      </div>
      {view && side ? (
        <div className="columns">
          <LateBoundary>
            <Panel view={view} version={version} region={region} spans={spans} />
          </LateBoundary>
          <aside className="stack" aria-label="Planner and sources">
            <Suspense>
              <HydrateOnInteraction>
                <Planner query={side.query} plan={side.plan} />
              </HydrateOnInteraction>
            </Suspense>
            <MarksAbout facts={side.facts} regions={regions} />
          </aside>
        </div>
      ) : (
        <section className="panel">
          <EmptyState
            title={`${regionName(region)}: no data yet`}
            reason="No source that we know publishes the thresholds of this region. Those of Europe are not the same."
          >
            <a className="button button-small" href={MARKS_TABLE.path}>
              Show {regionName("eu")}
            </a>
          </EmptyState>
        </section>
      )}
    </main>
  );
}
