import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutRows } from "./tech-trees.ts";

describe("the rows of a tech tree", () => {
  it("keep a line straight", () => {
    const nodes = [1, 2, 3].map((id) => ({ id, column: id }));
    const rows = layOutRows(nodes, [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ]);
    expect([...rows.values()]).toEqual([0, 0, 0]);
  });

  it("put branches beside the line they leave", () => {
    const nodes = [
      { id: 1, column: 1 },
      { id: 2, column: 2 },
      { id: 3, column: 2 },
      { id: 4, column: 2 },
    ];
    const rows = layOutRows(nodes, [
      { from: 1, to: 2 },
      { from: 1, to: 3 },
      { from: 1, to: 4 },
    ]);
    const middle = rows.get(1) ?? 0;
    expect([2, 3, 4].map((id) => (rows.get(id) ?? 0) - middle).sort()).toEqual([-1, 0, 1]);
  });

  it("keep the order the nodes are given in where that costs no crossing", () => {
    const nodes = [3, 2, 4, 1].map((id) => ({ id, column: id === 1 ? 1 : 2 }));
    const rows = layOutRows(nodes, [
      { from: 1, to: 2 },
      { from: 1, to: 3 },
      { from: 1, to: 4 },
    ]);
    expect([3, 2, 4].map((id) => rows.get(id))).toEqual([0, 1, 2]);
  });

  it("do not cross where they need not", () => {
    const nodes = [
      { id: 1, column: 1 },
      { id: 2, column: 1 },
      { id: 3, column: 2 },
      { id: 4, column: 2 },
    ];
    const rows = layOutRows(nodes, [
      { from: 1, to: 4 },
      { from: 2, to: 3 },
    ]);
    expect(rows.get(1)).toBe(rows.get(4));
    expect(rows.get(2)).toBe(rows.get(3));
  });

  it("put the end of a step within a column beside its start", () => {
    const nodes = [
      { id: 1, column: 1 },
      { id: 2, column: 2 },
      { id: 3, column: 3 },
      { id: 4, column: 2 },
      { id: 5, column: 3 },
    ];
    const rows = layOutRows(nodes, [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 2, to: 4 },
      { from: 4, to: 5 },
    ]);
    expect(Math.abs((rows.get(2) ?? 0) - (rows.get(4) ?? 0))).toBe(1);
    expect(rows.get(4)).toBe(rows.get(5));
  });

  it("are none without nodes", () => {
    expect(layOutRows([], []).size).toBe(0);
  });

  it("are one for every node, without gaps, and never put two nodes in one place", () => {
    const graph = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 9 }).chain((columns) => {
      const nodes = columns.map((column, index) => ({ id: index + 1, column }));
      const pairs = nodes.flatMap((a) =>
        nodes.filter((b) => b.column === a.column + 1).map((b) => ({ from: a.id, to: b.id })),
      );
      return fc.record({ nodes: fc.constant(nodes), edges: fc.subarray(pairs) });
    });
    fc.assert(
      fc.property(graph, ({ nodes, edges }) => {
        const rows = layOutRows(nodes, edges);
        const positions = nodes.map(({ id, column }) => `${column}/${rows.get(id)}`);
        expect(new Set(positions).size).toBe(nodes.length);
        const used = [...new Set(rows.values())].sort((a, b) => a - b);
        expect(used).toEqual(used.map((_, index) => index));
        expect([...layOutRows(nodes, edges)]).toEqual([...rows]);
      }),
      { numRuns: 60 },
    );
  });
});
