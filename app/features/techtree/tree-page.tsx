import { Suspense, useLayoutEffect } from "react";
import { lastNationCookie } from "#app/game/model/addresses/last-nation.ts";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import { HydrateOnInteraction } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { TreeDrawing } from "./drawing/tree-drawing.tsx";
import { TreeFrame } from "./drawing/tree-frame.tsx";
import { TreeLegend } from "./drawing/tree-legend.tsx";
import { OffTreeSection } from "./off-tree-section.tsx";
import { isLong } from "./planner/long-plan.ts";
import { PlannerPanel } from "./planner/planner-panel.tsx";
import { TreeHead } from "./tree-head.tsx";
import type { TreeView } from "./tree-view.ts";

/**
 * A nation's tech tree with the planner. The vehicles that stand outside of the tree hydrate on interaction only:
 * the planner does not need them.
 */
export function TreePage({ view }: { view: TreeView }) {
  const { nation, plan, others, notice } = view;
  // A tree that was prefetched came without the server's cookie, so the browser sets it: as soon as the tree is seen,
  // since who leaves at once has seen it too.
  useLayoutEffect(() => {
    writeCookie(lastNationCookie(nation));
  }, [nation]);
  return (
    <>
      <TreeFrame
        head={<TreeHead view={view} />}
        label={`Tech tree, ${NATION_LABELS[nation]}: tiers from left to right`}
        width={view.width}
        height={view.height}
        goal={plan?.steps.at(-1)?.id}
        below={plan === null ? "nothing" : isLong(plan) ? "long plan" : "plan"}
      >
        <TreeDrawing view={view} />
      </TreeFrame>
      {notice !== null && (
        <p
          className="flex gap-10px items-center my-12px px-14px py-10px border border-border-strong rounded-3 bg-surface-2
            color-text-2 text-13"
          role="status"
        >
          <i className="i-lucide-triangle-alert color-wg-altaccent text-16px" />
          {notice}
        </p>
      )}
      <p className="note mt-8px">{view.patches}</p>
      {plan !== null && <PlannerPanel plan={plan} path={techTreePath(nation)} cleared={view.cleared} />}
      {view.key === null && <TreeLegend />}
      {others.length > 0 && (
        <Suspense>
          <HydrateOnInteraction>
            <OffTreeSection others={others} />
          </HydrateOnInteraction>
        </Suspense>
      )}
    </>
  );
}
