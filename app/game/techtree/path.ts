import type { TreeEdge } from "#app/game/techtree/tech-tree.ts";

/** The part of a research step that the path search needs. */
export type PathEdge = Pick<TreeEdge, "from" | "to" | "xp" | "moduleXp">;

interface ResearchPath<E> {
  xp: number;
  edges: E[];
}

/**
 * The cheapest path through the tree to a vehicle: from `from`, or from the first vehicle that leads there. The cost is
 * experience, of vehicles and of the modules that each step requires, starting from stock (modules shared by two
 * vehicles are counted once only when the plan is made). Of equal paths the one with fewer steps is taken, then the one
 * over the vehicle with the lower id.
 * @returns the steps in order, none when the goal is the start; undefined when there is no path
 */
export function cheapestPath<E extends PathEdge>(edges: readonly E[], goal: number, from?: number): E[] | undefined {
  const before = Map.groupBy(edges, ({ to }) => to);
  const known = new Map<number, ResearchPath<E> | undefined>();

  const wayTo = (id: number): ResearchPath<E> | undefined => {
    if (id === from) return { xp: 0, edges: [] };
    if (known.has(id)) return known.get(id);
    // A path never visits a vehicle twice; this also ends a loop in broken data.
    known.set(id, undefined);
    const incoming = before.get(id) ?? [];
    let best: ResearchPath<E> | undefined =
      incoming.length === 0 && from === undefined ? { xp: 0, edges: [] } : undefined;
    for (const edge of [...incoming].sort((a, b) => a.from - b.from)) {
      const way = wayTo(edge.from);
      if (way === undefined) continue;
      const longer = { xp: way.xp + edge.xp + edge.moduleXp, edges: [...way.edges, edge] };
      if (best === undefined || isBetter(longer, best)) best = longer;
    }
    known.set(id, best);
    return best;
  };

  return edges.some(({ from: a, to: b }) => a === goal || b === goal) ? wayTo(goal)?.edges : undefined;
}

/** Every vehicle that can be reached from one, itself included. */
export function reachableFrom(edges: readonly Pick<TreeEdge, "from" | "to">[], start: number): Set<number> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const edge of edges) if (edge.from === id) reached.add(edge.to);
  }
  return reached;
}

function isBetter<E>(way: ResearchPath<E>, than: ResearchPath<E>): boolean {
  return way.xp < than.xp || (way.xp === than.xp && way.edges.length < than.edges.length);
}
