import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { LayoutEdge } from "./tree-layout.ts";

/** The data of a vehicle that decides its place among the branches. */
interface BranchNode {
  id: number;
  type: VehicleClass;
}

/**
 * Sorts vehicles by the classes of the lines they lead to: light tanks first, SPGs last.
 * A vehicle counts as the mean of the vehicles that end its lines, so that a branch
 * stays together; equal ones go by id.
 */
export function inBranchOrder<N extends BranchNode>(nodes: readonly N[], edges: readonly LayoutEdge[]): N[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const means = new Map(
    nodes.map(({ id }) => {
      const ranks = endsOf(id, edges).map((end) => VEHICLE_CLASSES.indexOf(byId.get(end)?.type ?? "lightTank"));
      return [id, ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length];
    }),
  );
  return [...nodes].sort((a, b) => (means.get(a.id) ?? 0) - (means.get(b.id) ?? 0) || a.id - b.id);
}

/** The last vehicles of all lines that start at a vehicle; itself when it leads nowhere. */
function endsOf(start: number, edges: readonly LayoutEdge[]): number[] {
  const reached = new Set([start]);
  for (const id of reached) for (const [from, to] of edges) if (from === id) reached.add(to);
  return [...reached].filter((id) => edges.every(([from]) => from !== id));
}
