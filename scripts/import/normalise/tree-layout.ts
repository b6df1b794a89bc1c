/** A node to lay out: its column is given, its row is to be found. */
export interface LayoutNode {
  id: number;
  column: number;
}

/** A run of nodes that share one row, each a step to the next. */
interface Chain {
  ids: number[];
  from: number;
  to: number;
}

/** What one thing costs that makes a tree hard to read. */
const CROSSING = 4;
const PASSING = 12;
const ROW = 0.5;

/**
 * Finds a row for every node of a layered graph, so that lines go on straight,
 * edges are short, few cross and none runs over a node it does not belong to.
 *
 * The columns are fixed (tiers), so what is left of a layered layout is the order of
 * the rows: the graph is cut into chains, each chain gets a row, and the order of the
 * rows is improved by moving one chain at a time until nothing gets better. The result
 * depends on the input only.
 * @returns the row of every node, from 0 without gaps
 */
export function layOutRows(
  nodes: readonly LayoutNode[],
  edges: readonly (readonly [number, number])[],
): Map<number, number> {
  const columns = new Map(nodes.map(({ id, column }) => [id, column]));
  const chains = cutIntoChains(nodes, edges, columns);
  let rows = chains.map((_, index) => index);
  let best = cost(chains, rows, edges, columns);
  for (let improved = true; improved; ) {
    improved = false;
    for (const candidate of neighbours(rows)) {
      const price = cost(chains, candidate, edges, columns);
      if (price < best - 1e-9) {
        rows = candidate;
        best = price;
        improved = true;
        break;
      }
    }
  }
  return rowsOfNodes(chains, withoutGaps(rows));
}

/** Longest lines first: from the furthest node back along the first unused parent. */
function cutIntoChains(
  nodes: readonly LayoutNode[],
  edges: readonly (readonly [number, number])[],
  columns: ReadonlyMap<number, number>,
): Chain[] {
  const column = (id: number) => columns.get(id) ?? 0;
  const used = new Set<number>();
  const ends = [...nodes].sort((a, b) => b.column - a.column || a.id - b.id);
  const chains: Chain[] = [];
  for (const { id } of ends) {
    if (used.has(id)) continue;
    const ids = [id];
    used.add(id);
    for (let head = id; ; ) {
      const parents = edges
        .filter(([from, to]) => to === head && !used.has(from) && column(from) < column(head))
        .map(([from]) => from)
        .sort((a, b) => column(b) - column(a) || a - b);
      const [parent] = parents;
      if (parent === undefined) break;
      ids.unshift(parent);
      used.add(parent);
      head = parent;
    }
    chains.push({ ids, from: column(ids[0] ?? id), to: column(id) });
  }
  return chains;
}

/** Every assignment that moves one chain to another row, swaps two rows or opens a new row. */
function* neighbours(rows: readonly number[]): Generator<number[]> {
  const count = Math.max(...rows) + 1;
  for (let chain = 0; chain < rows.length; chain += 1) {
    for (let row = 0; row < count; row += 1) {
      if (row === rows[chain]) continue;
      yield rows.map((old, index) => (index === chain ? row : old));
    }
    for (let before = 0; before <= count; before += 1) {
      yield rows.map((old, index) => (index === chain ? before : old >= before ? old + 1 : old));
    }
  }
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) yield rows.map((row) => (row === a ? b : row === b ? a : row));
  }
}

function cost(
  chains: readonly Chain[],
  assigned: readonly number[],
  edges: readonly (readonly [number, number])[],
  columns: ReadonlyMap<number, number>,
): number {
  const rows = withoutGaps(assigned);
  if (overlaps(chains, rows)) return Number.POSITIVE_INFINITY;
  const row = rowsOfNodes(chains, rows);
  const lines = edges.map(([from, to]) => ({
    from: columns.get(from) ?? 0,
    to: columns.get(to) ?? 0,
    a: row.get(from) ?? 0,
    b: row.get(to) ?? 0,
  }));
  const length = lines.reduce((sum, { a, b }) => sum + Math.abs(a - b), 0);
  return length + CROSSING * crossings(lines) + PASSING * passings(lines, row, columns) + ROW * Math.max(...rows);
}

interface Line {
  from: number;
  to: number;
  a: number;
  b: number;
}

/** Two lines between the same columns cross when their ends are in opposite order. */
function crossings(lines: readonly Line[]): number {
  let count = 0;
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const overlap = one.from < other.to && other.from < one.to;
      if (overlap && (one.a - other.a) * (one.b - other.b) < 0) count += 1;
    }
  }
  return count;
}

/** An edge over more than one column runs along its target's row; nodes there are in its way. */
function passings(
  lines: readonly Line[],
  row: ReadonlyMap<number, number>,
  columns: ReadonlyMap<number, number>,
): number {
  let count = 0;
  for (const { from, to, b } of lines) {
    if (to - from < 2) continue;
    for (const [id, at] of row) {
      const column = columns.get(id) ?? 0;
      if (at === b && column > from && column < to) count += 1;
    }
  }
  return count;
}

/** Two chains can share a row when one ends before the other begins, with a column between. */
function overlaps(chains: readonly Chain[], rows: readonly number[]): boolean {
  return chains.some((chain, index) =>
    chains.some(
      (other, at) => at > index && rows[at] === rows[index] && chain.from <= other.to && other.from <= chain.to,
    ),
  );
}

function withoutGaps(rows: readonly number[]): number[] {
  const used = [...new Set(rows)].sort((a, b) => a - b);
  return rows.map((row) => used.indexOf(row));
}

function rowsOfNodes(chains: readonly Chain[], rows: readonly number[]): Map<number, number> {
  return new Map(chains.flatMap(({ ids }, index) => ids.map((id) => [id, rows[index] ?? 0] as const)));
}
