import { ratingValue } from "#app/components/rating/rating-badge.tsx";
import { CompareButton } from "#app/components/vehicle/compare-button.tsx";
import { vehicleContour } from "#app/components/vehicle/contour.tsx";
import { ClassIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import type { NodeState, OutlineNode } from "../tree-content.ts";

/** The node's state in words, for screen readers. */
const STATES: Record<NodeState, string> = { open: "", done: ", researched", on: ", on your plan", goal: ", your goal" };

const LOOKS: Record<NodeState, string> = {
  open: "tree-node tree-node-open",
  done: "tree-node tree-node-researched",
  on: "tree-node tree-node-planned",
  goal: "tree-node tree-node-goal",
};

/** Sighted users see the colour; a visible label would leave no room for the rating. */
const RESEARCHED = (
  <>
    <i className="i-lucide-check" />
    <span className="sr-only">Researched</span>
  </>
);

/** A branch of the tree: nested lists for screen readers, while the style sheet positions each node in the drawing. */
export function TreeBranch({ nodes }: { nodes: OutlineNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <TreeNodeLinks node={node} />
          {node.also.length > 0 && (
            <span className="sr-only">{sentence(`Also leads to the ${node.also.join(" and the ")}`)}</span>
          )}
          {node.children.length > 0 && <TreeBranch nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The node is a link that plans the way to the vehicle; the small icon in its corner leads to the vehicle's page. */
function TreeNodeLinks({ node }: { node: OutlineNode }) {
  const { name, shortName, state } = node;
  return (
    <div className={`${LOOKS[state]} tree-column-${node.tier} tree-row-${node.row}`}>
      <a
        className="tree-node-link"
        href={node.href}
        title={`${name}: ${node.costs}`}
        aria-current={state === "goal" ? "true" : undefined}
      >
        <span className="tree-node-name">
          <ClassIcon type={node.type} />
          {vehicleContour(node.id)}
          <span>{shortName}</span>
        </span>
        <span className="sr-only">{`, tier ${node.tier}, `}</span>
        <span className="tree-node-cost">
          {state === "done" ? RESEARCHED : node.cost}
          {ratingValue(node.rating)}
        </span>
        {state !== "open" && state !== "done" && <span className="sr-only">{STATES[state]}</span>}
      </a>
      <a
        className="tree-node-about"
        href={vehiclePagePath(node)}
        aria-label={`About the ${name}`}
        title={`About the ${name}`}
      >
        <i className="i-lucide-info" />
      </a>
      {CompareButton({ entry: node.id, name, className: "tree-node-compare" })}
    </div>
  );
}
