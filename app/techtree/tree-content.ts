import type { PlanQuery } from "#app/components/research-plan/plan-query.ts";
import { planSearch } from "#app/components/research-plan/plan-search.ts";
import type { TreePlan } from "#app/components/research-plan/tree-plan.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice, formatShortXp } from "#app/game/stats/format-price.ts";
import { cheapestPath, reachableFrom } from "#app/game/techtree/path.ts";
import type { TechTree, TreeEdge, TreeNode } from "#app/game/techtree/tech-tree.ts";
import { listText } from "#app/game/text.ts";
import { formatPatch, patchPhrase, patchRange } from "#app/lib/text/format-patch.ts";
import {
  COLUMN_WIDTH,
  CORNER_COLUMNS,
  CORNER_ROWS,
  leftOfTier,
  NODE_HEIGHT,
  NODE_WIDTH,
  ROW_HEIGHT,
  TOP,
  topOfRow,
} from "#app/lib/theme/tree-lengths.ts";
import { type OffTreeTier, offTreeByTier } from "./off-tree.ts";
import { type ResearchPlanContent, researchPlanContent } from "./planner/research-plan-content.ts";

/** Not planned, researched, on the plan, or its goal. */
export type NodeState = "open" | "done" | "on" | "goal";

export interface OutlineNode
  extends Pick<TreeNode, "id" | "name" | "shortName" | "slug" | "type" | "tier" | "row" | "rating"> {
  /** Cost of research in the width of a node. */
  cost: string;
  /** Costs in full. */
  costs: string;
  /** The query that plans the way here. */
  href: string;
  state: NodeState;
  /** Its successors in the nested list; a vehicle with two predecessors is listed under the cheaper one. */
  children: OutlineNode[];
  /** Further successors, which are listed elsewhere. */
  also: string[];
}

export interface TreeContent {
  nation: TechTree["nation"];
  columns: number;
  count: number;
  width: number;
  height: number;
  roots: OutlineNode[];
  /** Drawn lines: all of them, and over them those of the plan. */
  lines: { all: string; plan: string };
  /** Where the legend fits into the drawing; null when it does not. */
  key: NodePosition | null;
  plan: ResearchPlanContent | null;
  /** The query without the plan; the planner's other parameters stay. */
  cleared: string;
  notice: string | null;
  others: OffTreeTier[];
  /** The patches that the costs are of, in words. */
  patches: string;
}

/** A nation's tree as the page shows it. */
export function treeContent(tree: TechTree, treePlan: TreePlan, query: PlanQuery): TreeContent {
  const { nation, nodes, edges, rows } = tree;
  const columns = Math.max(...nodes.map(({ tier }) => tier));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ends = (edge: TreeEdge): EdgeEnds[] => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    return from && to ? [{ from, to }] : [];
  };
  const planned = new Set(plannedSteps(treePlan));
  const draw = (list: TreeEdge[]) =>
    list
      .flatMap(ends)
      .map(({ from, to }) => edgePath(from, to))
      .join("");
  return {
    nation,
    columns,
    count: nodes.length,
    ...treeSize(columns, rows),
    roots: outline(tree, treePlan, query),
    lines: { all: draw(edges), plan: draw(edges.filter(({ from, to }) => planned.has(`${from}-${to}`))) },
    key: emptyArea(nodes, edges.flatMap(ends), columns, rows),
    plan: researchPlanContent(treePlan, query, byId),
    cleared: planSearch({ ...query.address, to: undefined }),
    notice: treePlan.notice,
    others: offTreeByTier(tree.others),
    patches: patchesOf(tree),
  };
}

/** "Costs: patch 1.26.1; newer vehicles of tiers X and XI: 2.3.1 to 2.4.1 (Common Test)." */
function patchesOf({ gameVersion, nodes }: TechTree): string {
  const later = nodes.flatMap(({ patch, tier }) => (patch ? [{ ...patch, tier }] : []));
  const own = `Costs: patch ${formatPatch(gameVersion)}`;
  if (later.length === 0) return `${own}.`;
  const tiers = [...new Set(later.map(({ tier }) => tier))].sort((a, b) => a - b).map(romanTier);
  const which = `${tiers.length === 1 ? "tier" : "tiers"} ${listText(tiers)}`;
  return `${own}; newer vehicles of ${which}: ${patchRange(later)}.`;
}

/** The tree as a list of lists, by branch. */
function outline({ nodes, edges }: TechTree, treePlan: TreePlan, query: PlanQuery): OutlineNode[] {
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
  const outlineNode = (node: TreeNode): OutlineNode => {
    const { id, name, shortName, slug, type, tier, row, rating } = node;
    const nexts = edges.filter((edge) => edge.from === id).flatMap(({ to }) => nodes.filter((next) => next.id === to));
    return {
      id,
      name,
      shortName,
      slug,
      type,
      tier,
      row,
      rating,
      ...costsOf(node, xpOf.get(id), nexts.length > 0),
      href: planSearch({ ...query.address, to: id, from: onward.has(id) ? from : undefined }),
      state: state.get(id) ?? "open",
      children: nexts
        .filter((next) => under.get(next.id) === id)
        .sort((a, b) => a.row - b.row)
        .map(outlineNode),
      also: nexts.filter((next) => under.get(next.id) !== id).map((next) => next.name),
    };
  };
  return nodes.filter(({ id }) => !under.has(id)).map(outlineNode);
}

/** The cost on a node: of the step that leads to it. Without a step it is the first vehicle, or not connected. */
function costsOf(
  { price, patch }: TreeNode,
  xp: number | undefined,
  leadsOn: boolean,
): Pick<OutlineNode, "cost" | "costs"> {
  const alone = xp === undefined && !leadsOn;
  const step = alone ? "way unknown" : `${formatNumber(xp ?? 0)} XP`;
  return {
    cost: alone ? "Unknown" : xp === undefined ? "Start" : `${formatShortXp(xp)} XP`,
    costs: [step, price && formatPrice(price), patch && patchPhrase(patch)].filter(Boolean).join(", "),
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

/** The edges of the plan, including those to its start. */
function plannedSteps({ plan }: TreePlan): string[] {
  if (!plan) return [];
  const way = [...plan.before, ...plan.steps.map(({ id }) => id)];
  return way.slice(1).map((id, index) => `${way[index]}-${id}`);
}

/** Radius of a line's corners, px. */
const CORNER = 6;

/** The position of a node: tier from 1, row from 0. */
export interface NodePosition {
  tier: number;
  row: number;
}

/** Width and height of the whole drawing, without the row of tiers. */
export function treeSize(columns: number, rows: number): { width: number; height: number } {
  return { width: columns * COLUMN_WIDTH, height: TOP + rows * ROW_HEIGHT };
}

/**
 * The line of a research step: right from the node, up or down in the gap behind its column, then right to the next.
 */
export function edgePath(from: NodePosition, to: NodePosition): string {
  const start = rightOf(from);
  const y = middleOf(from);
  const back = to.tier === from.tier;
  const end = back ? rightOf(to) : leftOfTier(to.tier);
  if (from.row === to.row) return `M${start} ${y}H${end}`;
  const gap = start + (COLUMN_WIDTH - NODE_WIDTH) / 2;
  const down = to.row > from.row ? CORNER : -CORNER;
  const on = back ? -CORNER : CORNER;
  const endY = middleOf(to);
  return `M${start} ${y}H${gap - CORNER}Q${gap} ${y} ${gap} ${y + down}V${endY - down}Q${gap} ${endY} ${gap + on} ${endY}H${end}`;
}

/** An empty area of three by three cells for the legend, as far left and up as there is one. */
export function emptyArea(
  nodes: NodePosition[],
  edges: EdgeEnds[],
  columns: number,
  rows: number,
): NodePosition | null {
  for (let tier = 1; tier + CORNER_COLUMNS - 1 <= columns; tier += 1) {
    for (let row = 0; row + CORNER_ROWS <= rows; row += 1) {
      const corner = { left: tier, right: tier + CORNER_COLUMNS - 1, top: row, bottom: row + CORNER_ROWS - 1 };
      if (!nodes.some((node) => isInside(node, corner)) && !edges.some((ends) => crosses(ends, corner)))
        return { tier, row };
    }
  }
  return null;
}

interface EdgeEnds {
  from: NodePosition;
  to: NodePosition;
}

interface NodeBounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isInside({ tier, row }: NodePosition, { left, right, top, bottom }: NodeBounds): boolean {
  return tier >= left && tier <= right && row >= top && row <= bottom;
}

/**
 * Whether an edge crosses the area: vertically in a gap between two of its columns, or along a row to a further column.
 */
function crosses({ from, to }: EdgeEnds, corner: NodeBounds): boolean {
  const { left, right, top, bottom } = corner;
  const upright = from.tier >= left && from.tier < right;
  if (upright && Math.min(from.row, to.row) <= bottom && Math.max(from.row, to.row) >= top) return true;
  for (let tier = from.tier + 1; tier < to.tier; tier += 1) if (isInside({ tier, row: to.row }, corner)) return true;
  return false;
}

function rightOf({ tier }: NodePosition): number {
  return leftOfTier(tier) + NODE_WIDTH;
}

function middleOf({ row }: NodePosition): number {
  return topOfRow(row) + NODE_HEIGHT / 2;
}
