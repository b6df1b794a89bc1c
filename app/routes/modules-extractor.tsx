import { Suspense, useMemo } from "react";
import { apiContext, originContext } from "#app/context.ts";
import { KindLinks } from "#app/features/modules-extractor/kind-links.tsx";
import { ModulesScreen } from "#app/features/modules-extractor/modules-screen.tsx";
import { TABLE_KIND_LABELS, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { revalidateUnlessLocal } from "#app/lib/local-queries.ts";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { queryToSearch } from "#app/widgets/data-table/query/table-query.ts";
import { ExtractorLinks } from "#app/widgets/extractor-links.tsx";
import { modulesModel } from "#app/widgets/module-table/modules-model.ts";
import { modulesStatistics } from "#app/widgets/module-table/modules-statistics.ts";
import { statisticsView } from "#app/widgets/statistics-table/statistics-view.ts";
import type { Route } from "./+types/modules-extractor.ts";
import type { RouteHandle } from "./layout.tsx";
import "#app/widgets/statistics-table/statistics-page.css";
import "virtual:uno:extractors.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const kind = tableKindOf(url.searchParams.get("view"));
  const [table, vehicles, version] = await Promise.all([
    files.moduleTable(kind),
    files.moduleVehicles(),
    files.version(),
  ]);
  const view = statisticsView(modulesStatistics({ kind, table, vehicles }), url.searchParams);
  const search = queryToSearch(view.query, modulesModel(kind));
  const page = { origin: context.get(originContext), version, kind, gameVersion: vehicles.gameVersion };
  return { ...page, plain: search === "" || search === `?view=${kind}`, view: pack(view) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, origin, plain } = loaderData;
  const of = TABLE_KIND_LABELS[kind];
  return pageMeta({
    title: `Module extractor: ${of.toLowerCase()}`,
    description: `${of} of all vehicles with their figures and the vehicles that use them, to read and to export as CSV, JSON, XLSX or Markdown.`,
    origin,
    canonical: kind === "guns" ? "/modules-extractor" : `/modules-extractor?view=${kind}`,
    noindex: !plain,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Module extractor" }] };

/** The table answers its own queries in the browser; another kind of modules is the server's. */
export function shouldRevalidate(navigation: Parameters<typeof revalidateUnlessLocal>[0]): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation;
  if (currentUrl.searchParams.get("view") !== nextUrl.searchParams.get("view")) return defaultShouldRevalidate;
  return revalidateUnlessLocal(navigation);
}

export default function ModulesExtractor({ loaderData }: Route.ComponentProps) {
  const { kind, view: packed, version, gameVersion } = loaderData;
  useHydrateOnScroll("[data-scroll-frame]");
  const view = useMemo(() => unpack(packed), [packed]);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Module extractor</h1>
          <p>Every module with its figures and the vehicles that use it. Pick columns, sort, export.</p>
        </div>
        <ExtractorLinks here="/modules-extractor" />
      </div>
      <div className="stack">
        <KindLinks shown={kind} />
        <Suspense>
          <HydrateOnInteraction>
            <ModulesScreen view={view} version={version} />
          </HydrateOnInteraction>
        </Suspense>
        <p className="note">
          Figures are those of the game’s files, without crew and equipment; most are of patch {gameVersion}, and every
          row of a file names its own. Names of shells are read from their tags: no file has others.
        </p>
      </div>
    </main>
  );
}
