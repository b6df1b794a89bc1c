import { Suspense, useEffect, useMemo } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { ComparisonScreen } from "#app/comparison/comparison-screen.tsx";
import { comparisonView } from "#app/comparison/comparison-view.ts";
import { addVehicles } from "#app/comparison/server/add-vehicles.ts";
import { readComparison } from "#app/comparison/server/read-comparison.ts";
import { CHANGE } from "#app/comparison/use-changes.ts";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/components/hydration/hydrate-on-interaction.ts";
import { useAtFirstUse } from "#app/components/hydration/use-at-first-use.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { changed } from "#app/game/comparison/change.ts";
import { exampleComparisons } from "#app/game/comparison/examples.ts";
import {
  COMPARISON_PATH,
  comparisonHref,
  comparisonSearch,
  parseComparison,
  renewedColumns,
  unreadComparison,
} from "#app/game/comparison/query.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import type { Route } from "./+types/comparison.ts";
import "virtual:uno:charts.css";
import "virtual:uno:tables.css";
import "#app/comparison/comparison-page.css";
import { readTray, type TrayVehicle, trayHref, useTray } from "#app/stores/comparison-tray.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [columns, version] = await Promise.all([files.vehicleColumns(), files.version()]);
  const renewed = renewedColumns(url.searchParams);
  if (renewed !== null) throw redirect(`${COMPARISON_PATH}?${new URLSearchParams(renewed)}`, 301);
  const isVehicle = (id: number) => columns.id.includes(id);
  const asked = parseComparison(url.searchParams, isVehicle);
  const change = url.searchParams.get(CHANGE);
  // A button of the form that was pressed without script.
  if (change !== null) throw redirect(comparisonHref(changed(asked, change)));
  const typed = url.searchParams.get("add");
  const { query, answer } = typed === null ? { query: asked, answer: null } : addVehicles(typed, asked, columns);
  if (typed !== null && answer === null) throw redirect(comparisonHref(query));

  const source = await readComparison(files, columns, query, context.get(orNullContext));
  const view = comparisonView(source, query, unreadComparison(url.searchParams, isVehicle));
  return {
    origin: context.get(originContext),
    // What the tray keeps.
    vehicles: view.columns.map(({ entry, vehicle }) => ({ v: entry, name: vehicle.name })),
    plain: comparisonSearch(query) === "" && typed === null,
    answer,
    version,
    examples: view.columns.length === 0 ? exampleComparisons(columns) : [],
    view: pack(view),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, vehicles, plain } = loaderData;
  const listed = [...new Set(vehicles.map(({ name }) => name))];
  return pageMeta({
    title: listed.length === 0 ? "Comparison" : `${listed.join(" vs ")}, compared`,
    description:
      listed.length === 0
        ? "Up to eight vehicles side by side, each with its own loadout: every stat with the difference to a baseline, and the best of each row."
        : `${listed.join(", ")} side by side: firepower, survivability, mobility, concealment and vision, with the difference to the ${listed[0]}.`,
    origin,
    canonical: COMPARISON_PATH,
    noindex: !plain,
  });
}

const fetchChartReader = () => import("#app/components/charts/chart-reader.ts").then((module) => module.readCharts);

export default function Comparison({ loaderData }: Route.ComponentProps) {
  useHydrateOnScroll("[data-scroll-frame]");
  useKeptComparison(loaderData.vehicles);
  useAtFirstUse(fetchChartReader);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0 [&>p]:max-w-none">
          <h1 className="heading-1 heading-1-large">Comparison</h1>
          <p>Differences are read against the baseline, the first column. A diamond marks the best value of a row.</p>
        </div>
      </div>
      <Suspense>
        <HydrateOnInteraction>
          <Panels {...loaderData} />
        </HydrateOnInteraction>
      </Suspense>
    </main>
  );
}

type ComparisonPanelsProps = Pick<Route.ComponentProps["loaderData"], "view" | "answer" | "examples" | "version">;

function Panels({ view, ...others }: ComparisonPanelsProps) {
  return <ComparisonScreen view={useMemo(() => unpack(view), [view])} {...others} />;
}

/**
 * Keeps the comparison that is shown as the tray of all pages. The page without any shows the one that is kept, so that
 * the navigation leads back to it.
 */
function useKeptComparison(vehicles: readonly TrayVehicle[]): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (vehicles.length > 0) return useTray.getState().put(vehicles);
    const kept = readTray();
    if (kept.length > 0 && search === "") navigate(trayHref(kept), { replace: true });
  }, [vehicles, search, navigate]);
}
