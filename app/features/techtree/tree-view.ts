import type { TechTree, TreeEdge, TreeNode } from "#app/game/model/tech-tree.ts";
import { cheapestPath, reachableFrom } from "#app/game/research/path.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { priceText, shortXp } from "./cost.ts";
import { type OtherTier, othersByTier } from "./others-view.ts";
import type { PlanQuery } from "./plan-query.ts";
import { planSearch } from "./plan-search.ts";
import { type PlanView, planView } from "./plan-view.ts";
import { edgePath, emptyCorner, type Place, treeSize } from "./tree-geometry.ts";
import type { TreePlan } from "./tree-plan.ts";

/** Open, researched already, on the plan, or its goal. */
export type NodeState = "open" | "done" | "on" | "goal";

export interface NodeView extends Pick<TreeNode, "id" | "name" | "shortName" | "slug" | "type" | "tier" | "row"> {
  /** Cost of research in the width of a node. */
  cost: string;
  /** Costs in full. */
  costs: string;
  /** The query that plans the way here. */
  href: string;
  state: NodeState;
  /** What the list has under it; a vehicle with two predecessors stands under the cheaper one. */
  children: NodeView[];
  /** Further vehicles it leads to, which stand elsewhere in the list. */
  also: string[];
}

export interface TreeView {
  nation: TechTree["nation"];
  columns: number;
  count: number;
  width: number;
  height: number;
  roots: NodeView[];
  /** Drawn lines: all of them, and over them those of the plan. */
  lines: { all: string; plan: string };
  /** Where the key has room in the drawing. */
  key: Place | null;
  plan: PlanView | null;
  /** The query without a plan; what else was said of the planner stays. */
  cleared: string;
  notice: string | null;
  others: OtherTier[];
}

/** A nation's tree as the page shows it. */
export function treeView(tree: TechTree, treePlan: TreePlan, query: PlanQuery): TreeView {
  const { nation, nodes, edges, rows } = tree;
  const columns = Math.max(...nodes.map(({ tier }) => tier));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ends = (edge: TreeEdge): [Place, Place][] => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    return from && to ? [[from, to]] : [];
  };
  const planned = new Set(plannedSteps(treePlan));
  const draw = (list: TreeEdge[]) =>
    list
      .flatMap(ends)
      .map(([from, to]) => edgePath(from, to))
      .join("");
  return {
    nation,
    columns,
    count: nodes.length,
    ...treeSize(columns, rows),
    roots: outline(tree, treePlan, query),
    lines: { all: draw(edges), plan: draw(edges.filter(({ from, to }) => planned.has(`${from}-${to}`))) },
    key: emptyCorner(nodes, edges.flatMap(ends), columns, rows),
    plan: planView(treePlan, query, byId),
    cleared: planSearch({ ...query.address, to: undefined }),
    notice: treePlan.notice,
    others: othersByTier(tree.others),
  };
}

/** The tree as a list of lists, by branch. */
function outline({ nodes, edges }: TechTree, treePlan: TreePlan, query: PlanQuery): NodeView[] {
  const { from } = treePlan;
  const state = statesOf(treePlan);
  const onward = from === undefined ? new Set<number>() : reachableFrom(edges, from);
  const under = new Map<number, number>();
  const xpOf = new Map<number, number>();
  for (const { id } of nodes) {
    const last = cheapestPath(edges, id)?.at(-1);
    if (!last) continue;
    under.set(id, last.from);
    xpOf.set(id, last.xp);
  }
  const view = (node: TreeNode): NodeView => {
    const { id, name, shortName, slug, type, tier, row } = node;
    const nexts = edges.filter((edge) => edge.from === id).flatMap(({ to }) => nodes.filter((next) => next.id === to));
    return {
      ...{ id, name, shortName, slug, type, tier, row },
      ...costsOf(node, xpOf.get(id), nexts.length > 0),
      href: planSearch({ ...query.address, to: id, from: onward.has(id) ? from : undefined }),
      state: state.get(id) ?? "open",
      children: nexts
        .filter((next) => under.get(next.id) === id)
        .sort((a, b) => a.row - b.row)
        .map(view),
      also: nexts.filter((next) => under.get(next.id) !== id).map((next) => next.name),
    };
  };
  return nodes.filter(({ id }) => !under.has(id)).map(view);
}

/** What a node says of its cost: of the step that leads to it; without one it is the first vehicle, or lies apart. */
function costsOf({ price }: TreeNode, xp: number | undefined, leadsOn: boolean): Pick<NodeView, "cost" | "costs"> {
  const alone = xp === undefined && !leadsOn;
  const step = alone ? "way unknown" : `${formatNumber(xp ?? 0)} XP`;
  return {
    cost: alone ? "Way unknown" : xp === undefined ? "From the start" : `${shortXp(xp)} XP`,
    costs: [step, priceText(price)].filter((text) => text !== null).join(", "),
  };
}

function statesOf({ plan }: TreePlan): Map<number, NodeState> {
  if (!plan) return new Map();
  const [start, ...rest] = plan.steps;
  const goal = plan.steps.at(-1);
  return new Map<number, NodeState>([
    ...plan.before.map((id) => [id, "done"] as const),
    ...(start ? [[start.id, "done"] as const] : []),
    ...rest.map(({ id }) => [id, "on"] as const),
    ...(goal ? [[goal.id, "goal"] as const] : []),
  ]);
}

/** The steps that the plan draws: those to its start as well. */
function plannedSteps({ plan }: TreePlan): string[] {
  if (!plan) return [];
  const way = [...plan.before, ...plan.steps.map(({ id }) => id)];
  return way.slice(1).map((id, index) => `${way[index]}-${id}`);
}
