import { Suspense, useMemo } from "react";
import { queryToSearch, shownColumns } from "#app/components/data-table/query/table-query.ts";
import { ExtractorLinks } from "#app/components/extractor-links.tsx";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/components/hydration/hydrate-on-interaction.ts";
import { moduleFileKeys, modulesDefinition } from "#app/components/module-table/modules-definition.ts";
import { modulesStatistics } from "#app/components/module-table/modules-statistics.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { type ShownStatistics, statisticsView } from "#app/components/statistics-table/statistics-view.ts";
import { apiContext, originContext } from "#app/context.ts";
import { TABLE_KIND_LABELS, TABLE_KINDS, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { revalidateUnlessLocal } from "#app/lib/local-queries.ts";
import type { Route } from "./+types/modules-extractor.ts";
import "#app/components/statistics-table/statistics-page.css";
import "virtual:uno:extractors.css";
import { useLocation } from "react-router";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { useCurrent } from "#app/components/data-table/use-table-client-data.ts";
import { ExportPart } from "#app/components/export/export-part.tsx";
import { modulesCall } from "#app/components/module-table/modules-address.ts";
import { StatisticsPanel } from "#app/components/statistics-table/statistics-panel.tsx";
import { useModulesClientData } from "#app/extractors/modules/use-modules-client-data.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const kind = tableKindOf(url.searchParams.get("view"));
  const [table, vehicles, version] = await Promise.all([
    files.moduleTable(kind),
    files.moduleVehicles(),
    files.version(),
  ]);
  const view = statisticsView(modulesStatistics({ kind, table, vehicles }), url.searchParams);
  const search = queryToSearch(view.query, modulesDefinition(kind));
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
    // The foot of the table stays over the bar of the export, which is at the foot of the screen too.
    <main className="page [--foot-bottom:82px]" id="main" tabIndex={-1}>
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

/** The kinds of modules: each is a table of its own, with its own figures. */
function KindLinks({ shown }: { shown: string }) {
  return (
    <ChoiceGroup label="Kind of module" className="segmented self-start max-w-full overflow-x-auto">
      {TABLE_KINDS.map((kind, i) => (
        <a
          key={kind}
          href={i === 0 ? "/modules-extractor" : `/modules-extractor?view=${kind}`}
          aria-current={kind === shown ? "true" : undefined}
        >
          {TABLE_KIND_LABELS[kind]}
        </a>
      ))}
    </ChoiceGroup>
  );
}

interface ModulesScreenProps {
  /** One page, from the server. */
  view: ShownStatistics;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The modules of a kind with their filters, and below them the ways to take them along. */
function ModulesScreen({ view, version }: ModulesScreenProps) {
  const { search } = useLocation();
  const used = useModulesClientData(version, view.query.layout);
  const { total } = useCurrent(used.engine, search, view);
  const model = modulesDefinition(view.query.layout);
  const query = parseQuery(new URLSearchParams(search), model);
  const columns = moduleFileKeys(shownColumns(query, model)).length;
  return (
    <>
      <StatisticsPanel
        modelOf={modulesDefinition}
        view={view}
        used={used}
        exportsItself
        legend="A module that vehicles have with other figures has a row for each"
      />
      <Suspense>
        <ExportPart
          size={{ rows: total, columns, of: model.counted?.[1] ?? "modules" }}
          calls={{ csv: modulesCall(query, "csv"), json: modulesCall(query, "json") }}
          load={(work) =>
            import("../../extractors/modules/export-modules.client.ts").then(({ exportModules }) =>
              exportModules(version, query, work),
            )
          }
        />
      </Suspense>
    </>
  );
}
