import { coordSimplex, decrossOpt, type GraphNode, graph, layeringSimplex, type SugiNode, sugiyama } from "d3-dag";

/** A node to lay out: its column is given, its row is to be found. */
export interface LayoutNode {
  id: number;
  column: number;
}

/** A node with its position in the order the caller wishes. */
interface OrderedNode extends LayoutNode {
  order: number;
}

/** A step of research, from one node's id to another's. */
export type LayoutEdge = readonly [from: number, to: number];

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
  for (const [from, to] of onwardEdges(nodes, edges)) {
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
    // It keeps the given order wherever that costs no crossing.
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
 * The edges that lead to a further column. One within a column cannot be ranked: its end
 * is laid out as another child of what leads to its start, so that the two stand together.
 */
function onwardEdges(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): LayoutEdge[] {
  const columns = new Map(nodes.map(({ id, column }) => [id, column]));
  const column = (id: number) => columns.get(id) ?? 0;
  const onward = edges.filter(([from, to]) => column(from) < column(to));
  const within = edges.filter(([from, to]) => column(from) === column(to));
  const siblings = within.flatMap(([start, end]) =>
    onward.filter(([, to]) => to === start).map(([from]): LayoutEdge => [from, end]),
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
