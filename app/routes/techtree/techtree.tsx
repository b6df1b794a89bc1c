import type { ComponentType } from "react";
import { redirect } from "react-router";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { canonicalSearch, parsePlanQuery } from "#app/components/research-plan/plan-query.ts";
import { planSearch } from "#app/components/research-plan/plan-search.ts";
import { planOf } from "#app/components/research-plan/tree-plan.ts";
import { apiContext, originContext } from "#app/context.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { isNation, NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { TreePageProps } from "#app/techtree/tree-page.tsx";
import { type TreeView, treeView } from "#app/techtree/tree-view.ts";
import { useShownParts } from "#app/techtree/use-shown-parts.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/techtree.ts";
import "#app/techtree/planner/planner.css";
import "virtual:uno:techtree.css";
import "#app/components/rating/rating-figure.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  if (!isNation(params.nation)) throw pageNotFound({ request, url }, "/techtree/germany");
  const { files } = context.get(apiContext);
  const query = parsePlanQuery(url.searchParams);
  const search = canonicalSearch(url.searchParams, query);
  if (search !== null) throw redirect(techTreePath(params.nation) + search);
  const [tree, version] = await Promise.all([files.techTree(params.nation), files.version()]);
  const plan = await planOf(tree, query, files.vehicle);
  return {
    origin: context.get(originContext),
    version,
    plain: planSearch(query.address) === "",
    view: treeView(tree, plan, query),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain, view } = loaderData;
  const label = NATION_LABELS[view.nation];
  return pageMeta({
    title: `${label}: tech tree and research planner`,
    description: `${label}: tech tree of tiers I to ${romanTier(view.columns)} with the research cost of ${view.count} vehicles, a planner for experience, credits and modules, and the premium and collector vehicles.`,
    origin,
    canonical: techTreePath(view.nation),
    noindex: !plain,
    picture: {
      path: previewAddress(version, `techtree-${view.nation}`),
      alt: `${label}: the tech tree by tier, with the class of every vehicle.`,
    },
  });
}

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const view = (loaderData as { view: TreeView } | undefined)?.view;
    if (!view) return [{ label: "Tech trees" }];
    return [{ label: "Tech trees", href: "/techtree" }, { label: NATION_LABELS[view.nation] }];
  },
};

const Body: ComponentType<TreePageProps> = import.meta.env.SSR
  ? (await import("#app/techtree/tree-page.tsx")).TreePage
  : lateBody(() => import("#app/techtree/tree-page.tsx").then(({ TreePage }) => TreePage));

export default function TechTree({ loaderData: { view } }: Route.ComponentProps) {
  useShownParts(view.nation, view.plan?.steps.at(-1)?.id);
  return (
    <main className="page pt-20px" id="main" tabIndex={-1}>
      <LateBoundary>
        <Body view={view} />
      </LateBoundary>
    </main>
  );
}
