import { useEffect, useLayoutEffect } from "react";
import { redirect } from "react-router";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { canonicalSearch, parsePlanQuery } from "#app/components/research-plan/plan-query.ts";
import { planSearch } from "#app/components/research-plan/plan-search.ts";
import { researchPlanOf } from "#app/components/research-plan/tree-plan.ts";
import { apiContext, originContext } from "#app/context.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { lastNationCookie, techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { isNation, NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import { scrollToCentre } from "#app/techtree/drawing/pan-zoom.ts";
import { type TreeContent, treeContent } from "#app/techtree/tree-content.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/techtree.ts";
import "#app/techtree/techtree-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  if (!isNation(params.nation)) {
    const meant = params.nation.toLowerCase();
    // An address from memory may have the nation as it is written.
    if (isNation(meant)) throw redirect(techTreePath(meant) + url.search, 301);
    throw pageNotFound({ request, url }, "/techtree/germany");
  }
  const { files } = context.get(apiContext);
  const query = parsePlanQuery(url.searchParams);
  const search = canonicalSearch(url.searchParams, query);
  if (search !== null) throw redirect(techTreePath(params.nation) + search);
  const [tree, version] = await Promise.all([files.techTree(params.nation), files.version()]);
  const plan = await researchPlanOf(tree, query, files.vehicle);
  return {
    origin: context.get(originContext),
    version,
    plain: planSearch(query.address) === "",
    content: treeContent(tree, plan, query),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain, content } = loaderData;
  const label = NATION_LABELS[content.nation];
  return pageMeta({
    title: `${label}: tech tree and research planner`,
    description: `${label}: tech tree of tiers I to ${romanTier(content.columns)} with the research cost of ${content.count} vehicles, a planner for experience, credits and modules, and the premium and collector vehicles.`,
    origin,
    canonical: techTreePath(content.nation),
    noindex: !plain,
    view: location,
    picture: {
      path: previewAddress(version, `techtree-${content.nation}`),
      alt: `${label}: the tech tree by tier, with the class of every vehicle.`,
    },
  });
}

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const content = (loaderData as { content: TreeContent } | undefined)?.content;
    if (!content) return [{ label: "Tech trees" }];
    return [{ label: "Tech trees", href: "/techtree" }, { label: NATION_LABELS[content.nation] }];
  },
};

const fetchBody = () => import("#app/techtree/tree-page.tsx").then(({ TreePage }) => TreePage);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

export default function TechTree({ loaderData: { content } }: Route.ComponentProps) {
  useScrollIntoView(content.nation, content.plan?.steps.at(-1)?.id);
  return (
    <main className="page pt-20px" id="main" tabIndex={-1}>
      <Body content={content} />
    </main>
  );
}

/**
 * As soon as a tree is visible, before its body is there: scrolls the plan's goal and the nation's tab into view, and
 * remembers the tree as the last one seen.
 * @param goal the vehicle that the plan leads to
 */
function useScrollIntoView(nation: Nation, goal: number | undefined): void {
  // A tree that was prefetched came without the server's cookie, so the browser sets it: as soon as the tree is seen,
  // since who leaves at once has seen it too.
  useLayoutEffect(() => {
    writeCookie(lastNationCookie(nation));
  }, [nation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another nation is another current tab
  useEffect(() => {
    const row = document.querySelector('[data-tree="nations"]');
    const current = row?.querySelector("[aria-current]");
    if (!row || !current) return;
    // On a phone the row scrolls: the current one is kept in view.
    row.scrollLeft += current.getBoundingClientRect().right - row.getBoundingClientRect().right + 8;
  }, [nation]);
  // Only the frame scrolls, and only to a goal that is not in view.
  useEffect(() => {
    const frame = document.querySelector('[data-tree="frame"]');
    const node = goal === undefined ? null : frame?.querySelector("[aria-current]");
    if (!frame || !node) return;
    const inner = node.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right) {
      const target = { start: inner.left, size: inner.width };
      frame.scrollLeft = scrollToCentre(frame.scrollLeft, target, { start: outer.left, size: outer.width });
    }
    // The row of tiers stays above what scrolls.
    const top = frame.querySelector('[data-tree="tiers"]')?.getBoundingClientRect().bottom ?? outer.top;
    if (inner.top < top || inner.bottom > outer.bottom) {
      const target = { start: inner.top, size: inner.height };
      frame.scrollTop = scrollToCentre(frame.scrollTop, target, { start: top, size: outer.bottom - top });
    }
  }, [goal]);
}
