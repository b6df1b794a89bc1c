import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { ExtractorLinks } from "#app/components/extractor-links.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { Info } from "#app/components/info.tsx";
import { modulesDefinition, modulesStatistics } from "#app/components/module-table/modules-table.ts";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { TABLE_KIND_LABELS, TABLE_KINDS, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import type { Route } from "./+types/modules-extractor.ts";
import "#app/extractors/modules-page.css";
import { ChoiceGroup } from "#app/components/choice-group.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const kind = tableKindOf(url.searchParams.get("view"));
  const [table, vehicles, version] = await Promise.all([
    files.moduleTable(kind),
    files.moduleVehicles(),
    files.version(),
  ]);
  const shownPage = tablePage(modulesStatistics({ kind, table, vehicles }), url.searchParams);
  const search = queryToSearch(shownPage.query, modulesDefinition(kind));
  const page = { origin: context.get(originContext), version, kind, gameVersion: vehicles.gameVersion };
  return { ...page, plain: search === "" || search === `?view=${kind}`, shownPage };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, origin, plain } = loaderData;
  const of = TABLE_KIND_LABELS[kind];
  return pageMeta({
    title: `Module extractor: ${of.toLowerCase()}`,
    description: `${of} of all vehicles with their stats and the vehicles that use them, to read and to export as CSV, JSON, XLSX or Markdown.`,
    origin,
    canonical: kind === "guns" ? "/modules-extractor" : `/modules-extractor?view=${kind}`,
    noindex: !plain,
    view: location,
  });
}

const fetchPanel = () =>
  import("#app/extractors/modules/modules-panel.tsx").then(({ ModulesTablePanel }) => ModulesTablePanel);
const Panel = lateBody(fetchPanel, import.meta.env.SSR && (await fetchPanel()));

export default function ModulesExtractor({ loaderData }: Route.ComponentProps) {
  const { kind, shownPage, version, gameVersion } = loaderData;
  return (
    // The foot of the table stays over the bar of the export, which is at the foot of the screen too.
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Module extractor"
        lead="Every module with its stats and the vehicles that use it. Pick columns, sort, export."
      >
        <ExtractorLinks here="/modules-extractor" />
      </PageHead>
      <div className="stack">
        <KindLinks current={kind} />
        <Panel page={shownPage} kind={kind} version={version} />
        <Info>
          <p>
            From the game files, without crew or equipment, mostly patch {gameVersion}; each exported row names its own.
            Shells are named after their tags.
          </p>
        </Info>
      </div>
    </main>
  );
}

/** The kinds of modules: each is a table of its own, with its own figures. */
function KindLinks({ current }: { current: string }) {
  return (
    <ChoiceGroup label="Kind of module" className="segmented self-start">
      {TABLE_KINDS.map((kind, i) => (
        <a
          key={kind}
          href={i === 0 ? "/modules-extractor" : `/modules-extractor?view=${kind}`}
          aria-current={kind === current ? "true" : undefined}
        >
          {TABLE_KIND_LABELS[kind]}
        </a>
      ))}
    </ChoiceGroup>
  );
}
