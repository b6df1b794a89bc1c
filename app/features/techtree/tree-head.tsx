import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { NationTabs } from "./nation-tabs.tsx";
import type { TreeView } from "./tree-view.ts";

/** The nation, tabs for the other nations, and the link to the vehicles outside of the tree. */
export function TreeHead({ view: { nation, others } }: { view: TreeView }) {
  const beside = others.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
  return (
    <>
      <h1
        className="heading-1 flex flex-[1_0_auto] gap-14px items-center min-w-0 lt-landscape:basis-full
          lt-tablet:col-span-full [&_.nation-roundel]:text-36px"
      >
        <span className="flex" aria-hidden="true">
          <NationRoundel nation={nation} />
        </span>
        {NATION_LABELS[nation]}
        <span className="sr-only">: tech tree</span>
      </h1>
      <NationTabs nation={nation} />
      {beside > 0 && (
        <a className="button" href="#others">
          <i className="vehicle-marker color-premium i-own-marker-premium" />
          Premium and collector
          <span className="color-text-3">{beside}</span>
        </a>
      )}
    </>
  );
}
