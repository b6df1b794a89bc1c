import { NATION_LABELS } from "#app/game/model/nations.ts";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { NationTabs } from "./nation-tabs.tsx";
import type { TreeView } from "./tree-view.ts";

/** Whose tree it is, the other nations, and the way to the vehicles beside the tree. */
export function TreeHead({ view: { nation, others } }: { view: TreeView }) {
  const beside = others.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
  return (
    <>
      <h1 className="h1 grow">
        <span aria-hidden="true">
          <NationRoundel nation={nation} />
        </span>
        {NATION_LABELS[nation]}
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
    </>
  );
}
