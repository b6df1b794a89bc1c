import { expect, test } from "vitest";
import { acted, begun, finished, ledTo, type PendingMark, type Tool, withDrawing } from "./drawing.ts";
import type { TacticsBoard } from "./tactics-board.ts";

const REACH = { reach: 20, head: 24 };
const plan: TacticsBoard = [{ kind: "marker", ink: "amber", points: [{ x: 100, y: 100 }], note: "Bush" }];
const drawn = (tool: Tool, ...[first, ...others]: [number, number][]): PendingMark | null => {
  const [x, y] = first ?? [0, 0];
  const drawing = begun(tool, "blue", { x, y }, plan, REACH);
  return drawing && others.reduce<PendingMark>((pending, [x, y]) => ledTo(pending, { x, y }), drawing);
};
const kept = (drawing: PendingMark | null) => drawing && finished(plan, drawing, () => true);

test("a line keeps its corners, an arrow too, and a ruler its ends", () => {
  const corner: [number, number][] = [
    [200, 200],
    [300, 201],
    [400, 200],
    [400, 500],
  ];
  const points = [
    { x: 200, y: 200 },
    { x: 400, y: 200 },
    { x: 400, y: 500 },
  ];
  for (const kind of ["line", "arrow"] as const)
    expect(kept(drawn(kind, ...corner))?.[1]).toEqual({ kind, ink: "blue", points, note: "" });
  expect(kept(drawn("ruler", ...corner))?.[1]?.points).toEqual([points[0], points[2]]);
});

test("a line has a point every two thousandths at least, and is in the plan while it is drawn", () => {
  const line = drawn("line", [200, 200], [201.5, 200], [202, 200], [203, 200], [250, 260.4]);
  const points = [
    { x: 200, y: 200 },
    { x: 202, y: 200 },
    { x: 250, y: 260 },
  ];
  expect(line && withDrawing(plan, line)).toEqual([...plan, { kind: "line", ink: "blue", points, note: "" }]);
});

test("what leaves the field ends at its edge", () => {
  expect(kept(drawn("ruler", [500, 500], [500, 1300]))?.[1]?.points[1]).toEqual({ x: 500, y: 1000 });
});

test("a slip of the hand draws nothing", () => {
  expect(kept(drawn("line", [200, 200], [203, 200]))).toBe(plan);
  expect(kept(drawn("ruler", [200, 200]))).toBe(plan);
  expect(kept(drawn("line", [200, 200], [205, 200]))).toBe(plan);
  expect(kept(drawn("line", [200, 200], [206, 200]))).toHaveLength(2);
  expect(kept(drawn("ruler", [1000, 500], [1300, 500]))).toBe(plan);
});

test("a mark that is held moves along", () => {
  const held = drawn("move", [100, 95], [150, 145]);
  expect(held && withDrawing(plan, held)[0]?.points).toEqual([{ x: 150, y: 150 }]);
  expect(kept(held)?.[0]).toEqual({ kind: "marker", ink: "amber", points: [{ x: 150, y: 150 }], note: "Bush" });
  expect(kept(drawn("move", [100, 100]))).toBe(plan);
  const two: TacticsBoard = [...plan, { kind: "marker", ink: "blue", points: [{ x: 500, y: 500 }], note: "" }];
  expect(held && withDrawing(two, held)[1]).toBe(two[1]);
  expect(held && finished(plan, held, () => false)).toBeNull();
  expect(drawn("move", [400, 400])).toBeNull();
});

test("a marker is set and an eraser takes away, at once", () => {
  expect(begun("marker", "amber", { x: 1, y: 1 }, plan, REACH)).toBeNull();
  expect(begun("eraser", "amber", { x: 1, y: 1 }, plan, REACH)).toBeNull();
  expect(acted("marker", "violet", { x: 12.4, y: -3 }, plan, REACH)[1]).toEqual({
    kind: "marker",
    ink: "violet",
    points: [{ x: 12, y: 0 }],
    note: "",
  });
  expect(acted("eraser", "amber", { x: 105, y: 80 }, plan, REACH)).toEqual([]);
  expect(acted("eraser", "amber", { x: 500, y: 500 }, plan, REACH)).toBe(plan);
  expect(acted("move", "amber", { x: 100, y: 100 }, plan, REACH)).toBe(plan);
});

test("what has no room is drawn coarser, and nothing is drawn where there is none", () => {
  const wave = drawn("line", ...Array.from({ length: 60 }, (_, i): [number, number] => [i * 10, 500 + (i % 2) * 100]));
  const room = (points: number) => (next: TacticsBoard) => (next[1]?.points.length ?? 0) <= points;
  expect(wave && finished(plan, wave, room(10))?.[1]?.points.length).toBeLessThanOrEqual(10);
  expect(wave && finished(plan, wave, () => false)).toBeNull();
  const loop = drawn("line", [200, 200], [400, 300], [300, 500], [200, 200]);
  expect(loop && finished(plan, loop, room(4))?.[1]?.points).toHaveLength(4);
  // A line of one point is none: its link would be broken.
  expect(loop && finished(plan, loop, room(2))).toBeNull();
});
