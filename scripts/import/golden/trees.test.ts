import { describe, expect, it } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { type TechTree, techTreeSchema } from "#app/game/techtree/tech-tree.ts";
import { published } from "#tests/setup/published.ts";

interface Line {
  /** Tiers between which the line goes up or down: the gap behind the first, at least. */
  left: number;
  right: number;
  start: number;
  end: number;
}

function read(nation: string): TechTree {
  return techTreeSchema.parse(published(`techtrees/${nation}.json`));
}

function linesOf({ nodes, edges }: TechTree): Line[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return edges.map(({ from, to }) => {
    const [start, end] = [byId.get(from), byId.get(to)];
    if (!start || !end) throw new Error(`${from} to ${to} leaves the tree`);
    return { left: start.tier, right: Math.max(start.tier + 1, end.tier), start: start.row, end: end.row };
  });
}

/** Two lines over the same gap cross when their ends are in opposite order. */
function crossings(lines: readonly Line[]): number {
  return lines.reduce((count, one, index) => {
    const crossed = lines
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right && other.left < one.right && (one.start - other.start) * (one.end - other.end) < 0,
      );
    return count + crossed.length;
  }, 0);
}

describe.each(NATIONS)("the tech tree of %s", (nation) => {
  const tree = read(nation);
  const lines = linesOf(tree);

  it("has no two lines that cross", () => {
    expect(crossings(lines)).toBe(0);
  });

  it("has a place of its own for every vehicle", () => {
    expect(new Set(tree.nodes.map(({ tier, row }) => `${tier}/${row}`)).size).toBe(tree.nodes.length);
  });

  it("is no higher than its fullest tier, which is as low as it can be", () => {
    const inTier = (at: number) => tree.nodes.filter(({ tier }) => tier === at).length;
    expect(tree.rows).toBe(Math.max(...tree.nodes.map(({ tier }) => inTier(tier))));
    expect(Math.max(...tree.nodes.map(({ row }) => row))).toBe(tree.rows - 1);
  });

  it("has no line that runs over a vehicle", () => {
    const over = lines.flatMap(({ left, right, end }) =>
      tree.nodes.filter(({ tier, row }) => row === end && tier > left && tier < right),
    );
    expect(over).toEqual([]);
  });
});
