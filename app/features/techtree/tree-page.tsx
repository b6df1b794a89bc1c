import { Suspense, useEffect } from "react";
import { lastNationCookie } from "#app/game/model/last-nation.ts";
import { NATION_LABELS } from "#app/game/model/nations.ts";
import { techTreePath } from "#app/game/model/tech-tree-path.ts";
import { Asleep } from "#app/ui/sleep.ts";
import { OthersSection } from "./others-section.tsx";
import { PlannerDock } from "./planner-dock.tsx";
import { TreeDrawing } from "./tree-drawing.tsx";
import { TreeFrame } from "./tree-frame.tsx";
import { TreeHead } from "./tree-head.tsx";
import { TreeKey } from "./tree-key.tsx";
import type { TreeView } from "./tree-view.ts";

/** A nation's tech tree with the planner, and the vehicles beside the tree, which sleep: nobody plans with them. */
export function TreePage({ view, patch }: { view: TreeView; patch: string }) {
  const { nation, plan, others, notice } = view;
  // Within the site a tree may come from what was fetched ahead, of which the server sets no cookie.
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = lastNationCookie(nation);
  }, [nation]);
  return (
    <>
      <TreeFrame
        head={<TreeHead view={view} />}
        label={`Tech tree, ${NATION_LABELS[nation]}: tiers from left to right`}
        width={view.width}
        height={view.height}
        goal={plan?.steps.at(-1)?.id}
      >
        <TreeDrawing view={view} />
      </TreeFrame>
      {notice !== null && (
        <p className="tree-note" role="status">
          <i className="i-lucide-triangle-alert" />
          {notice}
        </p>
      )}
      {plan !== null && <PlannerDock plan={plan} path={techTreePath(nation)} cleared={view.cleared} />}
      {view.key === null && <TreeKey />}
      {others.length > 0 && (
        <Suspense>
          <Asleep>
            <OthersSection others={others} patch={patch} />
          </Asleep>
        </Suspense>
      )}
    </>
  );
}
