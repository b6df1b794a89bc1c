import { describe, expect, it } from "vitest";
import { inBranchOrder } from "./tech-trees.ts";

describe("the order of branches", () => {
  const nodes = [
    { id: 1, type: "lightTank" },
    { id: 2, type: "lightTank" },
    { id: 3, type: "AT-SPG" },
    { id: 4, type: "SPG" },
    { id: 5, type: "mediumTank" },
  ] as const;

  it("goes by the classes of the vehicles that end the lines", () => {
    const ids = inBranchOrder(nodes, [
      { from: 1, to: 2 },
      { from: 1, to: 3 },
      { from: 2, to: 4 },
      { from: 3, to: 5 },
    ]).map(({ id }) => id);
    expect(ids).toEqual([3, 5, 1, 2, 4]);
  });

  it("goes by id between equals", () => {
    expect(inBranchOrder([nodes[1], nodes[0]], []).map(({ id }) => id)).toEqual([1, 2]);
  });
});
