import { Suspense, useMemo } from "react";
import { apiContext, originContext } from "#app/context.ts";
import { MASTERY } from "#app/features/marks-of-mastery/mastery-model.ts";
import { MasteryNotes } from "#app/features/marks-of-mastery/mastery-notes.tsx";
import { masteryStatistics } from "#app/features/marks-of-mastery/mastery-table.ts";
import { useMasteryEngine } from "#app/features/marks-of-mastery/use-mastery-engine.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { revalidateUnlessLocal } from "#app/lib/local-queries.ts";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { queryToSearch } from "#app/widgets/data-table/query/table-query.ts";
import { StatisticsPanel } from "#app/widgets/statistics-table/statistics-panel.tsx";
import { statisticsView } from "#app/widgets/statistics-table/statistics-view.ts";
import type { Route } from "./+types/marks-of-mastery.ts";
import type { RouteHandle } from "./layout.tsx";
import "#app/widgets/statistics-table/statistics-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [table, manifest, version] = await Promise.all([files.masteryTable(), files.manifest(), files.version()]);
  const view = table && statisticsView(masteryStatistics(table), url.searchParams);
  return {
    origin: context.get(originContext),
    version,
    plain: view !== null && queryToSearch(view.query, MASTERY) === "",
    view: view && pack(view),
    sample: { results: table?.results ?? 0, leftOut: table?.leftOut ?? 0 },
    source: manifest.sources.battles ?? null,
    published: manifest.sources.mastery ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({
    title: "Marks of mastery",
    description: "Base XP for class III, II, I and Ace, vehicle by vehicle, with the source or the sample behind each.",
    origin,
    canonical: MASTERY.path,
    noindex: !plain,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Marks of mastery" }] };

export const shouldRevalidate = revalidateUnlessLocal;

export default function MarksOfMastery({ loaderData }: Route.ComponentProps) {
  useHydrateOnScroll("[data-scroll-frame]");
  const { sample, source, published, view } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Marks of mastery</h1>
          <p>
            What one battle has to bring for class III, II, I and Ace:{" "}
            {published
              ? "the publisher’s figures, and estimates from real results for the rest."
              : "estimates from real results."}
          </p>
        </div>
      </div>
      <div className="stack">
        {view === null ? (
          <section className="panel panel-body">
            <p>Our data holds no results of battles yet, and no thresholds of the publisher.</p>
          </section>
        ) : (
          <Suspense>
            <HydrateOnInteraction>
              <Panel view={view} version={loaderData.version} />
            </HydrateOnInteraction>
          </Suspense>
        )}
        <MasteryNotes sample={sample} source={source} published={published} />
      </div>
    </main>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

const modelOf = () => MASTERY;

function Panel({ view, version }: { view: NonNullable<LoaderData["view"]>; version: string | null }) {
  return (
    <StatisticsPanel
      modelOf={modelOf}
      view={useMemo(() => unpack(view), [view])}
      used={useMasteryEngine(version)}
      legend="Greyed: fewer than 10 results of the vehicle itself"
    />
  );
}
