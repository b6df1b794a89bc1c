import { TierDial } from "#app/widgets/tier-dial.tsx";
import { TreeBranch } from "./tree-branch.tsx";
import { COLUMN_WIDTH } from "./tree-geometry.ts";
import { TreeKey } from "./tree-key.tsx";
import type { TreeView } from "./tree-view.ts";

/** px */
const UNDER_HEAD = 10;

/** The drawing: columns by tier, lines behind, nodes in front. */
export function TreeDrawing({ view }: { view: TreeView }) {
  const { width, height, columns, lines, key } = view;
  const tiers = Array.from({ length: columns }, (_, index) => index + 1);
  return (
    <div className="tree" data-keep-scroll="">
      <div className="tree-tiers">
        {tiers.map((tier) => (
          <span key={tier}>
            <TierDial tier={tier} />
          </span>
        ))}
      </div>
      <div className="tree-drawing">
        <svg width={width} height={height} aria-hidden="true">
          {tiers
            .filter((tier) => tier % 2 === 1)
            .map((tier) => (
              // Its upper corners lie under the row of tiers, which goes on in the same colour.
              <rect
                key={tier}
                x={(tier - 1) * COLUMN_WIDTH}
                y={-UNDER_HEAD}
                width={COLUMN_WIDTH}
                height={height + UNDER_HEAD}
                rx={UNDER_HEAD}
              />
            ))}
          <path d={lines.all} />
          {lines.plan !== "" && <path className="on" d={lines.plan} />}
        </svg>
        <TreeBranch nodes={view.roots} />
        {key && <TreeKey place={`c${key.tier} r${key.row}`} />}
      </div>
    </div>
  );
}
