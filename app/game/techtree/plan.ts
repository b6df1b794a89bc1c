import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { TreeEdge } from "#app/game/techtree/tech-tree.ts";
import { type ChainModule, everyModule, modulesBefore, stockModules } from "./module-chain.ts";
import { cheapestPath } from "./path.ts";

/** One vehicle of a plan. */
interface PlanStep {
  id: number;
  /** Experience to research the vehicle; 0 for the start. */
  xp: number;
  /** The modules to research on this vehicle before the next one can be; none on the goal. */
  modules: ChainModule[];
  /** The remaining modules, which make it elite; none when the plan does not ask for that. */
  further: ChainModule[];
}

export interface ResearchPlan {
  /** Vehicles that lead to the start, in order: they count as researched. */
  before: number[];
  /** From the start, which is in the garage, to the goal. */
  steps: PlanStep[];
}

/** The totals of a plan. */
export interface PlanTotals {
  /** Experience for vehicles and modules. */
  xp: number;
  /** The part for modules. */
  moduleXp: number;
  /** Credits for the vehicles. */
  credits: number;
  /** Credits to buy the modules as well; research alone does not ask for it. */
  moduleCredits: number;
}

/** Options of a plan. */
interface PlanOptions {
  /** Research every module of the plan's vehicles except the goal's, so that they become elite. */
  elite: boolean;
}

/** The route of a plan, before its modules are known: to the start, and from there to the goal. */
interface Route<E> {
  toStart: E[];
  toGoal: E[];
}

/**
 * The cheapest route from the first vehicle (or from `from`) to the goal. Undefined when the goal is not in the tree,
 * or cannot be reached from the chosen start.
 */
export function planRoute<E extends TreeEdge>(edges: readonly E[], goal: number, from?: number): Route<E> | undefined {
  const toGoal = cheapestPath(edges, goal, from);
  const toStart = from === undefined ? [] : cheapestPath(edges, from);
  return toGoal && toStart && { toStart, toGoal };
}

/**
 * Makes a plan along a route. A module is researched once: one that came with an earlier vehicle, or was researched on
 * it, stays researched on later vehicles that share it.
 * @param modulesOf the modules of a vehicle on the route (not called for the goal)
 * @param start the first vehicle, when the route has no steps
 */
export function makePlan(
  { toStart, toGoal }: Route<TreeEdge>,
  modulesOf: (id: number) => VehicleModules,
  start: number,
  { elite }: PlanOptions = { elite: false },
): ResearchPlan {
  const known = new Set<number>();
  const research = (chain: ChainModule[]): ChainModule[] => {
    const open = chain.filter(({ id }) => !known.has(id));
    for (const { id } of open) known.add(id);
    return open;
  };
  const driven = (edge: TreeEdge, all: boolean): Pick<PlanStep, "modules" | "further"> => {
    const modules = modulesOf(edge.from);
    for (const id of stockModules(modules)) known.add(id);
    return {
      modules: research(modulesBefore(modules, edge.through.id)),
      further: all ? research(everyModule(modules)) : [],
    };
  };
  for (const edge of toStart) driven(edge, false);

  const steps: PlanStep[] = [{ id: toGoal[0]?.from ?? start, xp: 0, modules: [], further: [] }];
  for (const edge of toGoal) {
    Object.assign(steps.at(-1) ?? {}, driven(edge, elite));
    steps.push({ id: edge.to, xp: edge.xp, modules: [], further: [] });
  }
  return { before: toStart.map(({ from }) => from), steps };
}

/** Experience of a whole plan. */
export function planXp(plan: ResearchPlan): number {
  return planTotals(plan, () => 0).xp;
}

/** @param priceOf price of a vehicle in credits; 0 where it is not sold for credits */
export function planTotals({ steps }: ResearchPlan, priceOf: (id: number) => number): PlanTotals {
  const modules = steps.flatMap((step) => [...step.modules, ...step.further]);
  const moduleXp = sum(modules.map(({ xp }) => xp));
  return {
    xp: moduleXp + sum(steps.map(({ xp }) => xp)),
    moduleXp,
    credits: sum(steps.slice(1).map(({ id }) => priceOf(id))),
    moduleCredits: sum(modules.map(({ price }) => (price.currency === "credits" ? price.amount : 0))),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Number of battles to earn a plan's experience: the experience that remains after free experience, divided by the
 * experience of a battle, rounded up. Free experience may pay for any vehicle and any module, so it is subtracted from
 * the total. That the experience of a battle counts only for the vehicle that earned it does not change the sum: each
 * step is earned on the vehicle before it.
 * @param xp experience of the whole plan, 0 or more
 * @param freeXp free experience to spend, 0 or more
 * @param xpPerBattle average of a battle, above 0
 * @returns a whole number; 0 where free experience pays for everything
 */
export function battlesFor(xp: number, freeXp: number, xpPerBattle: number): number {
  return Math.ceil(Math.max(0, xp - freeXp) / xpPerBattle);
}
