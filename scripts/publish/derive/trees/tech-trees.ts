import { coordSimplex, decrossOpt, type GraphNode, graph, layeringSimplex, type SugiNode, sugiyama } from "d3-dag";
import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { stockModuleIds } from "#app/game/stats/fitted-modules.ts";
import type { TechTree, TreeNode } from "#app/game/techtree/tech-tree.ts";
import { allModules, type ResearchStep } from "./research.ts";

/** Every nation's tech tree: all vehicles that can be researched from its first one, and tier XI. */
export function makeTechTrees(
  records: readonly VehicleRecord[],
  steps: readonly ResearchStep[],
  gameVersion: string,
): TechTree[] {
  return NATIONS.map((nation) => {
    const own = records.filter((record) => record.nation === nation);
    return makeTree(nation, own, steps, gameVersion);
  }).filter(({ nodes }) => nodes.length > 0);
}

function makeTree(
  nation: Nation,
  own: readonly VehicleRecord[],
  steps: readonly ResearchStep[],
  gameVersion: string,
): TechTree {
  const inside = reachable(own, steps);
  const nodes = own.filter(({ id }) => inside.has(id));
  const edges = steps.filter(({ from, to }) => inside.has(from) && inside.has(to));
  const columns = inBranchOrder(nodes, edges).map(({ id, tier }) => ({ id, column: tier }));
  const rows = layOutRows(columns, edges);
  const byId = new Map(own.map((record) => [record.id, record]));
  return {
    gameVersion,
    nation,
    rows: Math.max(0, ...rows.values()) + 1,
    nodes: nodes
      .map((record) => ({
        ...identityOf(record),
        ...otherPatch(record, gameVersion),
        row: rows.get(record.id) ?? 0,
        price: record.price,
        rating: record.rating.value,
      }))
      .sort((a, b) => a.tier - b.tier || a.row - b.row),
    edges: edges.map((step) => ({ ...step, moduleXp: moduleXp(step, byId) })),
    others: own
      .filter(({ id }) => !inside.has(id))
      .map((record) => ({
        ...identityOf(record),
        price: record.price,
        notInShop: record.notInShop,
        rating: record.rating.value,
      }))
      .sort((a, b) => a.tier - b.tier || a.id - b.id),
  };
}

/**
 * Follows every step from the tier I vehicles with successors. A researchable tier XI vehicle is in its column even if
 * no source states the whole path to it, preceded by what leads to it.
 */
function reachable(own: readonly VehicleRecord[], steps: readonly ResearchStep[]): Set<number> {
  const top = new Set(
    own.filter(({ tier, premium, collector }) => tier === 11 && !premium && !collector).map(({ id }) => id),
  );
  const starts = own.filter(
    ({ id, tier }) => top.has(id) || steps.some(({ from, to }) => from === id && (tier === 1 || top.has(to))),
  );
  const inside = new Set(starts.map(({ id }) => id));
  for (const id of inside) {
    for (const step of steps) if (step.from === id) inside.add(step.to);
  }
  return inside;
}

function moduleXp({ from, through }: ResearchStep, records: ReadonlyMap<number, VehicleRecord>): number {
  const record = records.get(from);
  return record?.record === "full" ? (xpToModule(record.modules, through.id) ?? 0) : 0;
}

/** The patch of a vehicle that is of another than the tree. */
function otherPatch({ patch }: VehicleRecord, gameVersion: string): Pick<TreeNode, "patch"> {
  if (patch === null || patch.version === gameVersion) return {};
  return { patch: { version: patch.version, commonTest: patch.commonTest } };
}

export function identityOf(record: VehicleRecord): VehicleIdentity {
  const { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector } = record;
  return { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector };
}

/** The data of a vehicle that decides its place among the branches. */
interface BranchNode {
  id: number;
  type: VehicleClass;
}

/**
 * Sorts vehicles by the classes of the lines they lead to: light tanks first, SPGs last. A vehicle counts as the mean
 * of the vehicles that end its lines, so that a branch stays together; ties are sorted by id.
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
  for (const id of reached) for (const { from, to } of edges) if (from === id) reached.add(to);
  return [...reached].filter((id) => edges.every(({ from }) => from !== id));
}

/**
 * Experience for a module and all that has to be researched before it, starting from
 * the stock vehicle; 0 for a stock module, undefined when no way leads there.
 */
export function xpToModule(modules: VehicleModules, target: number): number | undefined {
  const edges = unlocksOf(modules);
  const costs = new Map(Object.values(stockModuleIds(modules)).map((id) => [id, 0]));
  // There are few modules, so relaxing until nothing changes is the simplest algorithm.
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, xp } of edges) {
      const start = costs.get(from);
      if (start === undefined) continue;
      const known = costs.get(to);
      if (known === undefined || start + xp < known) {
        costs.set(to, start + xp);
        changed = true;
      }
    }
  }
  return costs.get(target);
}

function unlocksOf(modules: VehicleModules): { from: number; to: number; xp: number }[] {
  return allModules(modules).flatMap(({ id, unlocks }) =>
    unlocks.filter(({ kind }) => kind !== "vehicle").map((unlock) => ({ from: id, to: unlock.id, xp: unlock.xp })),
  );
}

/** A node to lay out: its column is given, its row is to be found. */
interface LayoutNode {
  id: number;
  column: number;
}

/** A node with its position in the order the caller wishes. */
interface OrderedNode extends LayoutNode {
  order: number;
}

/** A step of research, from one node's id to another's. */
interface LayoutEdge {
  from: number;
  to: number;
}

/**
 * Finds a row for every node of a layered graph, by Sugiyama's method as d3-dag has it:
 * a node's column is its rank, the order within the columns is the one with the fewest
 * crossings there is (of several the one nearest to the order the nodes are given in),
 * and the coordinates make the sum of all edges' heights least.
 * https://erikbrinkman.github.io/d3-dag/
 *
 * Nodes take one unit and stand at least one apart, so taking every coordinate down to
 * the next whole number keeps both the order and the distances: it brings neither
 * crossings nor two nodes in one place.
 * @returns the row of every node, from 0 without gaps; the same for the same input
 */
export function layOutRows(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Map<number, number> {
  if (nodes.length === 0) return new Map();
  const drawing = graph<OrderedNode, undefined>();
  const placed = new Map(nodes.map((node, order) => [node.id, drawing.node({ ...node, order })]));
  for (const { from, to } of onwardEdges(nodes, edges)) {
    const start = placed.get(from);
    const end = placed.get(to);
    if (start && end) drawing.link(start, end, undefined);
  }
  layOut(drawing);
  return wholeRows([...placed.values()]);
}

const fewestCrossings = decrossOpt().check("slow");

const layOut = sugiyama()
  .layering(layeringSimplex().rank(({ data }: GraphNode<OrderedNode>) => data.column))
  .decross((layers: SugiNode<OrderedNode, undefined>[][]) => {
    for (const layer of layers) layer.sort((a, b) => orderOf(a) - orderOf(b));
    // Keeps the given order wherever that causes no crossing.
    fewestCrossings(layers);
  })
  .coord(coordSimplex())
  .nodeSize([1, 1])
  .gap([0, 0]);

/** The desired position of a node; for an edge that passes a column, half way between its ends. */
function orderOf({ data }: SugiNode<OrderedNode, undefined>): number {
  if (data.role === "node") return data.node.data.order;
  return (data.link.source.data.order + data.link.target.data.order) / 2;
}

/**
 * The edges that lead to a later column. An edge within a column cannot be ranked: its end is laid out as another
 * child of its start's predecessors, so that the two stay together.
 */
function onwardEdges(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): LayoutEdge[] {
  const columns = new Map(nodes.map(({ id, column }) => [id, column]));
  const column = (id: number) => columns.get(id) ?? 0;
  const onward = edges.filter(({ from, to }) => column(from) < column(to));
  const within = edges.filter(({ from, to }) => column(from) === column(to));
  const siblings = within.flatMap((edge) =>
    onward.filter(({ to }) => to === edge.from).map(({ from }) => ({ from, to: edge.to })),
  );
  return [...onward, ...siblings];
}

/** Coordinates rounded down to whole numbers; empty rows are removed. */
function wholeRows(placed: readonly GraphNode<OrderedNode>[]): Map<number, number> {
  const top = Math.min(...placed.map(({ x }) => x));
  // The solver's results may be slightly below a whole number.
  const floors = placed.map(({ data, x }): [number, number] => [data.id, Math.floor(x - top + 1e-6)]);
  const used = [...new Set(floors.map(([, row]) => row))].sort((a, b) => a - b);
  return new Map(floors.map(([id, row]) => [id, used.indexOf(row)]));
}
