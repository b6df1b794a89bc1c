import { NATION_LABELS } from "#app/game/model/nations.ts";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { NationTabs } from "./nation-tabs.tsx";
import { OthersSection } from "./others-section.tsx";
import { PlannerDock } from "./planner-dock.tsx";
import { TreeDrawing } from "./tree-drawing.tsx";
import { TreeFrame } from "./tree-frame.tsx";
import { TreeKey } from "./tree-key.tsx";
import type { TreeView } from "./tree-view.ts";

/** A nation's tech tree with the planner, and the vehicles beside the tree. */
export function TreePage({ view, patch }: { view: TreeView; patch: string }) {
  const { nation, plan, others, notice } = view;
  const label = NATION_LABELS[nation];
  const path = `/techtree/${nation}`;
  const beside = others.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
  return (
    <>
      <div className="page-h">
        <h1 className="h1 grow">
          <span aria-hidden="true">
            <NationRoundel nation={nation} />
          </span>
          {label}
          <span className="sr">: tech tree</span>
        </h1>
        <NationTabs nation={nation} />
        {beside > 0 && (
          <a className="btn" href="#others">
            <i className="mk prem i-own-marker-premium" />
            Premium and collector
            <span className="t3">{beside}</span>
          </a>
        )}
      </div>
      {notice !== null && (
        <p className="tree-note" role="status">
          <i className="i-lucide-triangle-alert" />
          {notice}
        </p>
      )}
      <TreeFrame
        label={`Tech tree, ${label}: tiers from left to right`}
        width={view.width}
        height={view.height}
        goal={plan?.steps.at(-1)?.id}
      >
        <TreeDrawing view={view} />
      </TreeFrame>
      {view.key === null && <TreeKey />}
      {plan !== null && <PlannerDock plan={plan} path={path} />}
      {beside > 0 && <OthersSection others={others} patch={patch} />}
    </>
  );
}
