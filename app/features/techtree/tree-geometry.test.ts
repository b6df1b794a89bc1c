import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NATIONS } from "#app/game/model/nations.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import { COLUMN_WIDTH, edgePath, emptyCorner, HEAD_HEIGHT, type Place, ROW_HEIGHT, treeSize } from "./tree-geometry.ts";

const at = (tier: number, row: number): Place => ({ tier, row });

test.each<[string, Place, Place, string]>([
  ["straight on", at(1, 0), at(2, 0), "M121 72H141"],
  ["down with round corners", at(3, 3), at(4, 6), "M383 246H385Q393 246 393 254V412Q393 420 401 420H403"],
  ["up with round corners", at(2, 3), at(3, 0), "M252 246H254Q262 246 262 238V80Q262 72 270 72H272"],
  ["to a neighbour of the same tier", at(4, 1), at(4, 0), "M514 130H516Q524 130 524 122V80Q524 72 516 72H514"],
  [
    "over several tiers along the row of the end",
    at(1, 0),
    at(4, 1),
    "M121 72H123Q131 72 131 80V122Q131 130 139 130H403",
  ],
])("a line goes %s", (_, from, to, path) => {
  expect(edgePath(from, to)).toBe(path);
});

test("the drawing has the size of its columns and rows", () => {
  expect(treeSize(10, 9)).toEqual({ width: 1310, height: 570 });
});

describe("the corner for the key", () => {
  test("is the first that is free of nodes and lines", () => {
    expect(emptyCorner([at(1, 3)], [], 10, 4)).toEqual(at(1, 0));
    expect(emptyCorner([at(1, 0), at(2, 4)], [], 10, 5)).toEqual(at(1, 1));
    expect(emptyCorner([at(1, 4), at(3, 0)], [[at(2, 4), at(3, 0)]], 10, 5)).toEqual(at(3, 1));
    // An upright line at its edge does not cross it.
    expect(emptyCorner([at(3, 4), at(4, 0)], [[at(3, 4), at(4, 0)]], 10, 5)).toEqual(at(1, 0));
    expect(emptyCorner([], [[at(1, 4), at(4, 1)]], 3, 4)).toBeNull();
  });

  test("is missing where a tree is too low", () => {
    expect(emptyCorner([], [], 10, 2)).toBeNull();
  });
});

describe.each(NATIONS)("the tree of %s", (nation) => {
  const { nodes, rows } = JSON.parse(readFileSync(`data/game/techtrees/${nation}.json`, "utf8")) as TechTree;
  const styles = readFileSync("app/ui/styles/techtree.css", "utf8");

  test("has a place of its own for every vehicle", () => {
    expect(new Set(nodes.map(({ tier, row }) => `${tier} ${row}`)).size).toBe(nodes.length);
  });

  test("has no more rows and columns than the stylesheet has places for", () => {
    expect(styles).toContain(`.r${Math.max(rows - 1, 1)} {`);
    expect(styles).toContain(`.c${Math.max(...nodes.map(({ tier }) => tier))} {`);
  });
});

test("the stylesheet places the nodes by the measures of the lines", () => {
  const styles = readFileSync("app/ui/styles/techtree.css", "utf8");
  expect(styles).toContain(`calc(var(--c) * ${COLUMN_WIDTH}px + 10px)`);
  expect(styles).toContain(`calc(var(--r) * ${ROW_HEIGHT}px + ${HEAD_HEIGHT}px)`);
});
