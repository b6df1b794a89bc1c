import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestPath, type PathEdge, reachableFrom } from "./path.ts";

const edge = (from: number, to: number, xp: number, moduleXp = 0): PathEdge => ({ from, to, xp, moduleXp });
const way = (edges: PathEdge[] | undefined) =>
  edges?.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]));

describe("the cheapest way", () => {
  const fork = [edge(1, 2, 10), edge(2, 4, 50), edge(1, 3, 20), edge(3, 4, 30), edge(4, 5, 5)];

  test.each<[string, PathEdge[], number, number | undefined, number[] | undefined]>([
    ["takes the cheaper of two ways", fork, 5, undefined, [1, 3, 4, 5]],
    [
      "counts the modules of a step",
      [...fork.slice(0, 3), edge(3, 4, 30, 15), edge(4, 5, 5)],
      5,
      undefined,
      [1, 2, 4, 5],
    ],
    ["passes the chosen start", fork, 5, 2, [2, 4, 5]],
    ["has no steps to the start itself", fork, 5, 5, []],
    ["has no steps to the first vehicle", fork, 1, undefined, []],
    ["knows when no way leads there", fork, 3, 2, undefined],
    ["knows no vehicle of another tree", fork, 9, undefined, undefined],
    ["prefers more steps that cost less", [edge(1, 2, 5), edge(2, 3, 4), edge(1, 3, 10)], 3, undefined, [1, 2, 3]],
    ["prefers several cheap steps to a single dear one", [...fork.slice(2), edge(7, 4, 60)], 4, undefined, [1, 3, 4]],
    ["prefers fewer steps at equal cost", [edge(1, 2, 5), edge(2, 3, 5), edge(1, 3, 10)], 3, undefined, [1, 3]],
    [
      "prefers fewer steps even over a higher id",
      [edge(1, 2, 5), edge(2, 3, 5), edge(3, 9, 5), edge(1, 7, 5), edge(7, 9, 10)],
      9,
      undefined,
      [1, 7, 9],
    ],
    [
      "prefers the lower id at equal steps",
      [edge(1, 7, 5), edge(1, 2, 5), edge(7, 9, 5), edge(2, 9, 5)],
      9,
      undefined,
      [1, 2, 9],
    ],
    [
      "is not trapped in a loop",
      [edge(1, 2, 5), edge(2, 3, 5), edge(3, 2, 1), edge(3, 4, 1)],
      4,
      undefined,
      [1, 2, 3, 4],
    ],
  ])("%s", (_, edges, goal, from, expected) => {
    const found = cheapestPath(edges, goal, from);
    expect(expected?.length ? way(found) : found).toEqual(expected);
  });

  /** Layered trees as the game has them: every vehicle has one or two predecessors of the tier below. */
  const trees = fc
    .array(fc.tuple(fc.nat(30), fc.nat(30), fc.nat(1_000), fc.nat(1_000)), { minLength: 1, maxLength: 30 })
    .map((rows) =>
      rows.flatMap(([a, b, xp, other], index) => {
        const id = index + 1;
        const parents = [...new Set([a % id, b % id])];
        return parents.map((from, at) => edge(from, id, at === 0 ? xp : other));
      }),
    );

  test("is a way, and none of the others is cheaper", () => {
    fc.assert(
      fc.property(trees, fc.nat(30), (edges, pick) => {
        const goal = edges[pick % edges.length]?.to ?? 1;
        const found = cheapestPath(edges, goal) ?? [];
        expect(found[0]?.from).toBe(0);
        expect(found.at(-1)?.to).toBe(goal);
        for (const [index, step] of found.entries()) expect(step.from).toBe(index === 0 ? 0 : found[index - 1]?.to);
        const xp = (list: PathEdge[]) => list.reduce((sum, step) => sum + step.xp + step.moduleXp, 0);
        const every = (id: number): PathEdge[][] =>
          id === 0
            ? [[]]
            : edges.filter(({ to }) => to === id).flatMap((last) => every(last.from).map((list) => [...list, last]));
        const minXp = Math.min(...every(goal).slice(0, 5_000).map(xp));
        expect(xp(found)).toBeLessThanOrEqual(minXp);
      }),
      { numRuns: 60 },
    );
  });

  test("what is reachable can be planned, and nothing else", () => {
    fc.assert(
      fc.property(trees, fc.nat(30), (edges, pick) => {
        const start = edges[pick % edges.length]?.from ?? 0;
        const reachable = reachableFrom(edges, start);
        for (const { to } of edges) expect(cheapestPath(edges, to, start) !== undefined).toBe(reachable.has(to));
      }),
      { numRuns: 60 },
    );
  });
});
