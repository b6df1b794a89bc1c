import type { TreeEdge } from "#app/game/model/tech-tree.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { type ChainModule, modulesBefore, stockModules } from "./module-chain.ts";
import { cheapestPath } from "./path.ts";

/** One vehicle of a plan. */
export interface PlanStep {
  id: number;
  /** Experience to research the vehicle; 0 for the start. */
  xp: number;
  /** What is to be researched on this vehicle so that the next one opens; none on the goal. */
  modules: ChainModule[];
}

export interface ResearchPlan {
  /** Vehicles on the way to the start, in order: they count as researched. */
  before: number[];
  /** From the start, which is in the garage, to the goal. */
  steps: PlanStep[];
}

/** What a plan takes together. */
export interface PlanTotals {
  /** Experience for vehicles and modules. */
  xp: number;
  /** Of it, for modules. */
  moduleXp: number;
  /** Credits for the vehicles. */
  credits: number;
  /** Credits to buy the modules as well; research alone does not ask for it. */
  moduleCredits: number;
}

/** The ways of a plan, before the modules are known: to the start, and from there to the goal. */
export interface Route<E> {
  toStart: E[];
  toGoal: E[];
}

/**
 * The way of a plan: the cheapest one from the first vehicle (or from `from`) to the goal.
 * Undefined when the goal is none of the tree, or cannot be reached from the chosen start.
 */
export function planRoute<E extends TreeEdge>(edges: readonly E[], goal: number, from?: number): Route<E> | undefined {
  const toGoal = cheapestPath(edges, goal, from);
  const toStart = from === undefined ? [] : cheapestPath(edges, from);
  return toGoal && toStart && { toStart, toGoal };
}

/**
 * Draws up a plan along a route. A module is researched once: what an earlier vehicle of the route came with, or
 * was driven on to research, stays researched on the later ones that share it.
 * @param modulesOf the modules of a vehicle of the route (the goal's are not asked for)
 * @param start the first vehicle, when the route has no steps
 */
export function drawUpPlan(
  { toStart, toGoal }: Route<TreeEdge>,
  modulesOf: (id: number) => VehicleModules,
  start: number,
): ResearchPlan {
  const known = new Set<number>();
  const driven = (edge: TreeEdge): ChainModule[] => {
    const modules = modulesOf(edge.from);
    for (const id of stockModules(modules)) known.add(id);
    const chain = modulesBefore(modules, edge.through.id).filter(({ id }) => !known.has(id));
    for (const { id } of chain) known.add(id);
    return chain;
  };
  for (const edge of toStart) driven(edge);

  const steps: PlanStep[] = [{ id: toGoal[0]?.from ?? start, xp: 0, modules: [] }];
  for (const edge of toGoal) {
    const last = steps.at(-1);
    if (last) last.modules = driven(edge);
    steps.push({ id: edge.to, xp: edge.xp, modules: [] });
  }
  return { before: toStart.map(({ from }) => from), steps };
}

/** @param priceOf price of a vehicle in credits; 0 where it is not sold for credits */
export function planTotals({ steps }: ResearchPlan, priceOf: (id: number) => number): PlanTotals {
  const modules = steps.flatMap((step) => step.modules);
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
