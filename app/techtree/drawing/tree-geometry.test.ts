import { describe, expect, test } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { TREE_COLUMNS, TREE_ROWS } from "#app/lib/theme/tree-lengths.ts";
import { published } from "#tests/setup/published.ts";
import { edgePath, emptyArea, type NodePosition, treeSize } from "../tree-content.ts";

const at = (tier: number, row: number): NodePosition => ({ tier, row });

test.each<[string, NodePosition, NodePosition, string]>([
  ["straight on", at(1, 0), at(2, 0), "M112 28H126"],
  ["down with round corners", at(3, 3), at(4, 6), "M350 202H351Q357 202 357 208V370Q357 376 363 376H364"],
  ["up with round corners", at(2, 3), at(3, 0), "M231 202H232Q238 202 238 196V34Q238 28 244 28H245"],
  ["to a neighbour of the same tier", at(4, 1), at(4, 0), "M469 86H470Q476 86 476 80V34Q476 28 470 28H469"],
  ["over several tiers along the row of the end", at(1, 0), at(4, 1), "M112 28H113Q119 28 119 34V80Q119 86 125 86H364"],
])("a line goes %s", (_, from, to, path) => {
  expect(edgePath(from, to)).toBe(path);
});

test("the drawing has the size of its columns and rows", () => {
  expect(treeSize(10, 9)).toEqual({ width: 1190, height: 526 });
});

describe("the corner for the key", () => {
  test("is the first that is free of nodes and lines", () => {
    expect(emptyArea([at(1, 3)], [], 10, 4)).toEqual(at(1, 0));
    expect(emptyArea([at(1, 0), at(2, 4)], [], 10, 5)).toEqual(at(1, 1));
    expect(emptyArea([at(1, 4), at(3, 0)], [{ from: at(2, 4), to: at(3, 0) }], 10, 5)).toEqual(at(3, 1));
    // An upright line at its edge does not cross it.
    expect(emptyArea([at(3, 4), at(4, 0)], [{ from: at(3, 4), to: at(4, 0) }], 10, 5)).toEqual(at(1, 0));
    expect(emptyArea([], [{ from: at(1, 4), to: at(4, 1) }], 3, 4)).toBeNull();
  });

  test("is missing where a tree is too low", () => {
    expect(emptyArea([], [], 10, 2)).toBeNull();
  });
});

describe.each(NATIONS)("the tree of %s", (nation) => {
  const { nodes, rows } = published<TechTree>(`techtrees/${nation}.json`);

  test("has a place of its own for every vehicle", () => {
    expect(new Set(nodes.map(({ tier, row }) => `${tier} ${row}`)).size).toBe(nodes.length);
  });

  test("has no more rows and columns than the stylesheet has places for", () => {
    expect(rows).toBeLessThanOrEqual(TREE_ROWS);
    expect(Math.max(...nodes.map(({ tier }) => tier))).toBeLessThanOrEqual(TREE_COLUMNS);
  });
});
