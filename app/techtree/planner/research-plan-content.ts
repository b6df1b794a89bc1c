import type { PlanQuery } from "#app/components/research-plan/plan-query.ts";
import { planSearch } from "#app/components/research-plan/plan-search.ts";
import type { TreePlan } from "#app/components/research-plan/tree-plan.ts";
import { modulePhrase } from "#app/game/model/modules/module-names.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ChainModule } from "#app/game/techtree/module-chain.ts";
import { battlesFor, planTotals } from "#app/game/techtree/plan.ts";
import type { TreeNode } from "#app/game/techtree/tech-tree.ts";
import { capitalised } from "#app/game/text.ts";

/** A vehicle of the plan, as text. */
export interface PlannedVehicle extends Pick<TreeNode, "id" | "name" | "shortName" | "slug" | "tier" | "type"> {
  /** Experience and credits for the vehicle; null for the one that is in the garage. */
  xp: string | null;
  price: string | null;
  /** Modules to research on it by kind and name, with their experience. */
  modules: { id: number; name: string; xp: string }[];
  /** The remaining modules, when the vehicle is to be elite: how many, and their experience. */
  further: { count: number; xp: string } | null;
  /** The query of the plan that starts with this vehicle; null when that is the same plan. */
  startHere: string | null;
}

/** The fields of the planner as the visitor left them, and their errors. */
interface PlanFields {
  xp: string;
  free: string;
  elite: boolean;
  faults: PlanQuery["faults"];
  eliteXp: string;
}

export interface ResearchPlanContent {
  goal: string;
  /** Name of the chosen start; null when the plan begins with the tree. */
  start: string | null;
  xp: string;
  moduleXp: string;
  credits: string;
  moduleCredits: string;
  /** The number of battles and what it is computed from; null without an experience per battle. */
  battles: { value: string; note: string } | null;
  fields: PlanFields;
  steps: PlannedVehicle[];
  /** The plan's goal and start, by id. */
  to: number;
  from: number | undefined;
  /** The query of the plan itself. */
  search: string;
  /** The query of the plan from the beginning; null when it begins there. */
  fromBeginning: string | null;
}

/** The plan as text; null without a plan. */
export function researchPlanContent(
  { plan, from, eliteXp }: TreePlan,
  query: PlanQuery,
  nodes: ReadonlyMap<number, TreeNode>,
): ResearchPlanContent | null {
  const goal = nodes.get(plan?.steps.at(-1)?.id ?? 0);
  if (!plan || !goal) return null;
  const totals = planTotals(plan, (id) => credits(nodes.get(id)));
  const { address, faults } = query;
  const search = (start: number | undefined) => planSearch({ ...address, to: goal.id, from: start });
  return {
    goal: goal.name,
    start: from === undefined ? null : (nodes.get(from)?.name ?? null),
    xp: formatNumber(totals.xp),
    moduleXp: formatNumber(totals.moduleXp),
    credits: formatNumber(totals.credits),
    moduleCredits: formatNumber(totals.moduleCredits),
    battles: neededBattles(totals.xp, query),
    fields: {
      xp: address.xp ?? "",
      free: address.free ?? "",
      elite: address.elite === true,
      faults,
      eliteXp: formatNumber(eliteXp ?? 0),
    },
    steps: plan.steps.flatMap(({ id, xp, modules, further }, index): PlannedVehicle[] => {
      const node = nodes.get(id);
      if (!node) return [];
      const { name, shortName, slug, tier, type } = node;
      return [
        {
          id,
          name,
          shortName,
          slug,
          tier,
          type,
          xp: index === 0 ? null : formatNumber(xp),
          price: index === 0 ? null : formatNumber(credits(node)),
          modules: modules.map((module) => ({
            id: module.id,
            name: withKind(module),
            xp: formatNumber(module.xp),
          })),
          further:
            further.length === 0
              ? null
              : { count: further.length, xp: formatNumber(further.reduce((sum, module) => sum + module.xp, 0)) },
          startHere: index === 0 || id === goal.id ? null : search(id),
        },
      ];
    }),
    to: goal.id,
    from,
    search: search(from),
    fromBeginning: from === undefined ? null : search(undefined),
  };
}

/** "Turret IS-3": the game's names do not say the kind. */
function withKind({ kind, name }: ChainModule): string {
  return capitalised(modulePhrase(kind, name));
}

function neededBattles(xp: number, { xpPerBattle, freeXp }: PlanQuery): ResearchPlanContent["battles"] {
  if (xpPerBattle === null) return null;
  const less = freeXp === 0 ? "" : `, after ${formatNumber(freeXp)} free XP`;
  return {
    value: formatNumber(battlesFor(xp, freeXp, xpPerBattle)),
    note: `at ${formatNumber(xpPerBattle)} XP each${less}`,
  };
}

function credits(node: TreeNode | undefined): number {
  return node?.price?.currency === "credits" ? node.price.amount : 0;
}
