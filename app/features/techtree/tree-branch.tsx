import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import { sentence } from "#app/lib/sentence.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import type { NodeState, NodeView } from "./tree-view.ts";

/** What the colours of a node say, for those who do not see them. */
const STATES: Record<NodeState, string> = { open: "", done: ", researched", on: ", on your plan", goal: ", your goal" };

/**
 * A branch of the tree: a list of lists by branch for those who read it, while the stylesheet puts every
 * node into its place of the drawing.
 */
export function TreeBranch({ nodes }: { nodes: NodeView[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <TreeNodeLinks node={node} />
          {node.also.length > 0 && (
            <span className="sr">{sentence(`Also leads to the ${node.also.join(" and the ")}`)}</span>
          )}
          {node.children.length > 0 && <TreeBranch nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The node itself plans the way here; the small sign in its corner leads to the vehicle's page. */
function TreeNodeLinks({ node }: { node: NodeView }) {
  const { name, shortName, state } = node;
  return (
    <div className={`node c${node.tier} r${node.row} ${state}`}>
      <a href={node.href} title={`${name}: ${node.costs}`} aria-current={state === "goal" ? "true" : undefined}>
        <span className="a">
          <ClassGlyph type={node.type} />
          <span>{shortName}</span>
        </span>
        <span className="sr">{`, tier ${node.tier}, `}</span>
        <span className="b">{state === "done" ? "Researched" : node.cost}</span>
        {state !== "open" && state !== "done" && <span className="sr">{STATES[state]}</span>}
      </a>
      <a className="go" href={vehiclePagePath(node)} aria-label={`About the ${name}`} title={`About the ${name}`}>
        <i className="i-lucide-info" />
      </a>
    </div>
  );
}
