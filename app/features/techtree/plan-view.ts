import type { TreeNode } from "#app/game/model/tech-tree.ts";
import { planTotals } from "#app/game/research/plan.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { planSearch } from "./plan-query.ts";
import type { TreePlan } from "./tree-plan.ts";

/** A vehicle of the plan, in words. */
export interface StepView extends Pick<TreeNode, "id" | "name" | "shortName" | "slug" | "tier" | "type"> {
  /** Experience and credits for the vehicle; null for the one that is in the garage. */
  xp: string | null;
  price: string | null;
  /** Modules to research on it, with their experience. */
  modules: { id: number; name: string; xp: string }[];
  /** The query of the plan that starts with this vehicle; null where that is no other plan. */
  startHere: string | null;
}

export interface PlanView {
  goal: string;
  /** Name of the chosen start; null when the plan begins with the tree. */
  start: string | null;
  xp: string;
  moduleXp: string;
  credits: string;
  moduleCredits: string;
  steps: StepView[];
  /** The query of the plan itself. */
  search: string;
  /** The query of the plan from the beginning; null when it begins there. */
  fromBeginning: string | null;
}

/** The plan in words, or null when there is none. */
export function planView({ plan, from }: TreePlan, nodes: ReadonlyMap<number, TreeNode>): PlanView | null {
  const goal = nodes.get(plan?.steps.at(-1)?.id ?? 0);
  if (!plan || !goal) return null;
  const totals = planTotals(plan, (id) => credits(nodes.get(id)));
  return {
    goal: goal.name,
    start: from === undefined ? null : (nodes.get(from)?.name ?? null),
    xp: formatNumber(totals.xp),
    moduleXp: formatNumber(totals.moduleXp),
    credits: formatNumber(totals.credits),
    moduleCredits: formatNumber(totals.moduleCredits),
    steps: plan.steps.flatMap(({ id, xp, modules }, index): StepView[] => {
      const node = nodes.get(id);
      if (!node) return [];
      const { name, shortName, slug, tier, type } = node;
      return [
        {
          ...{ id, name, shortName, slug, tier, type },
          xp: index === 0 ? null : formatNumber(xp),
          price: index === 0 ? null : formatNumber(credits(node)),
          modules: modules.map((module) => ({ id: module.id, name: module.name, xp: formatNumber(module.xp) })),
          startHere: index === 0 || id === goal.id ? null : planSearch(goal.id, id),
        },
      ];
    }),
    search: planSearch(goal.id, from),
    fromBeginning: from === undefined ? null : planSearch(goal.id),
  };
}

function credits(node: TreeNode | undefined): number {
  return node?.price?.currency === "credits" ? node.price.amount : 0;
}
