import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { makePlan, planRoute, planXp, type ResearchPlan } from "#app/game/techtree/plan.ts";
import type { TechTree, TreeNode } from "#app/game/techtree/tech-tree.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import type { PlanQuery } from "./plan-query.ts";

/** The requested plan, as far as it is possible. */
export interface TreePlan {
  plan: ResearchPlan | null;
  /** Additional experience for making the vehicles of the plan elite. */
  eliteXp?: number;
  /** The start, when the plan honours one; undefined when it begins with the tree. */
  from?: number;
  /** Why the plan differs from the request. */
  notice: string | null;
}

/**
 * Makes the requested plan. A goal outside the tree gives no plan, and a start that does not lead to the goal is
 * ignored; both set the notice.
 * @param recordOf the record of a vehicle: called only for those on the route
 */
export async function researchPlanOf(
  { nodes, edges }: TechTree,
  { address: query }: PlanQuery,
  recordOf: (node: TreeNode) => Promise<VehicleRecord | null>,
): Promise<TreePlan> {
  const goal = nodes.find(({ id }) => id === query.to);
  if (goal === undefined) {
    const isRequested = query.to !== undefined;
    return { plan: null, notice: isRequested ? "The vehicle of this plan cannot be researched in this tree." : null };
  }
  /** The route from tier I on: a route of which only the end is known is not a plan. */
  const wholeRoute = () => {
    const whole = planRoute(edges, goal.id);
    const first = [...(whole?.toStart ?? []), ...(whole?.toGoal ?? [])][0]?.from ?? goal.id;
    return nodes.find(({ id }) => id === first)?.tier === 1 ? whole : undefined;
  };
  const chosen = query.from === undefined ? undefined : planRoute(edges, goal.id, query.from);
  const route = chosen ?? wholeRoute();
  if (route === undefined) {
    return { plan: null, notice: sentence(`How to research the ${goal.name} is not known yet`) };
  }
  const onTheWay = new Set([...route.toStart, ...route.toGoal].map(({ from }) => from));
  const records = await Promise.all(nodes.filter(({ id }) => onTheWay.has(id)).map(recordOf));
  const modules = new Map(
    records.flatMap((record) => (record?.record === "full" ? [[record.id, record.modules] as const] : [])),
  );
  const modulesOf = (id: number) => {
    const found = modules.get(id);
    if (!found) throw new Error(`The tree leads over vehicle ${id}, but its modules are missing.`);
    return found;
  };
  const plain = makePlan(route, modulesOf, goal.id);
  const elite = makePlan(route, modulesOf, goal.id, { elite: true });
  const made = { plan: query.elite ? elite : plain, eliteXp: planXp(elite) - planXp(plain) };
  if (chosen !== undefined && query.from !== undefined) return { ...made, from: query.from, notice: null };
  const lost = query.from !== undefined;
  return {
    ...made,
    notice: lost ? `The chosen start does not lead to the ${goal.name}, so the plan begins at tier I.` : null,
  };
}
