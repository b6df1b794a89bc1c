import { COLUMN_WIDTH } from "#app/theme/tree-lengths.ts";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { TreeView } from "../tree-view.ts";
import { TreeBranch } from "./tree-branch.tsx";
import { TreeLegend } from "./tree-legend.tsx";

/** px */
const UNDER_HEAD = 10;

/** The drawing: columns by tier, lines behind, nodes in front. */
export function TreeDrawing({ view }: { view: TreeView }) {
  const { width, height, columns, lines, key } = view;
  const tiers = Array.from({ length: columns }, (_, index) => index + 1);
  return (
    <div className="relative w-max mx-auto" data-keep-scroll="">
      <div className="tree-tiers" data-tree="tiers">
        {tiers.map((tier) => (
          <span key={tier}>
            <TierDial tier={tier} />
          </span>
        ))}
      </div>
      <div className="relative origin-top-left" data-tree="drawing">
        <svg className="overflow-visible" width={width} height={height} aria-hidden="true">
          {tiers
            .filter((tier) => tier % 2 === 1)
            .map((tier) => (
              // Its upper corners lie under the tier row, which has the same colour.
              <rect
                key={tier}
                className="fill-surface-1 opacity-55"
                x={(tier - 1) * COLUMN_WIDTH}
                y={-UNDER_HEAD}
                width={COLUMN_WIDTH}
                height={height + UNDER_HEAD}
                rx={UNDER_HEAD}
              />
            ))}
          <path
            className="stroke-border-strong [@media(forced-colors:active)]:stroke-[CanvasText]"
            d={lines.all}
            fill="none"
            strokeWidth="1.5"
          />
          {lines.plan !== "" && (
            <path
              className="stroke-wg-accent [@media(forced-colors:active)]:stroke-[Highlight]"
              d={lines.plan}
              fill="none"
              strokeWidth="2.25"
            />
          )}
        </svg>
        <TreeBranch nodes={view.roots} />
        {key && <TreeLegend place={`tree-column-${key.tier} tree-row-${key.row}`} />}
      </div>
    </div>
  );
}
