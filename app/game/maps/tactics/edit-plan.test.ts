import { describe, expect, test } from "vitest";
import { firstStep, markAt, nextStep, onField, redone, shifted, undone, withNote, withoutMark } from "./edit-plan.ts";
import type { BoardMark, TacticsBoard } from "./tactics-board.ts";

const marker = (x: number, y: number, note = ""): BoardMark => ({
  kind: "marker",
  ink: "amber",
  points: [{ x, y }],
  note,
});
const line: BoardMark = {
  kind: "line",
  ink: "blue",
  note: "",
  points: [
    { x: 100, y: 900 },
    { x: 500, y: 900 },
    { x: 500, y: 1000 },
  ],
};
const plan: TacticsBoard = [marker(100, 100), line, marker(110, 100)];

describe("the mark that is meant", () => {
  test.each([
    [{ x: 103, y: 100 }, 0],
    [{ x: 108, y: 100 }, 2],
    [{ x: 105, y: 100 }, 2],
    [{ x: 300, y: 915 }, 1],
    [{ x: 300, y: 925 }, -1],
    [{ x: 110, y: 70 }, 2],
    [{ x: 900, y: 100 }, -1],
  ])("at %j is %i", (point, found) => {
    expect(markAt(plan, point, 20, 24)).toBe(found);
  });
});

test("a mark is shifted as far as the field goes and keeps its shape", () => {
  expect(shifted(line, { x: 600, y: 50 }).points).toEqual([
    { x: 600, y: 900 },
    { x: 1000, y: 900 },
    { x: 1000, y: 1000 },
  ]);
  expect(shifted(line, { x: -200, y: -1000 }).points).toEqual([
    { x: 0, y: 0 },
    { x: 400, y: 0 },
    { x: 400, y: 100 },
  ]);
  expect(onField({ x: -3.4, y: 1200 })).toEqual({ x: 0, y: 1000 });
});

test("marks are removed and notes are written by their place", () => {
  expect(withoutMark(plan, 1)).toEqual([plan[0], plan[2]]);
  expect(withNote(plan, 2, "Bush\u0000")).toEqual([plan[0], line, marker(110, 100, "Bush")]);
  expect(withoutMark(plan, -1)).toEqual(plan);
});

test("steps are taken back and done again, a note that is typed at once", () => {
  const [one, two] = [plan.slice(0, 1), plan.slice(0, 2)];
  let steps = nextStep(nextStep(firstStep([]), one), two);
  for (const note of ["B", "Bu", "Bush"]) steps = nextStep(steps, withNote(two, 0, note), "note 0");
  expect(steps.now[0]?.note).toBe("Bush");
  steps = undone(steps);
  expect(steps.now).toBe(two);
  expect(redone(steps).now[0]?.note).toBe("Bush");
  steps = undone(undone(undone(steps)));
  expect(steps.now).toEqual([]);
  expect(redone(redone(steps)).now).toBe(two);
  expect(undone(redone(redone(steps))).now).toBe(one);
  expect(undone(firstStep(one)).now).toBe(one);
  // Whatever is drawn then replaces what was taken back.
  expect(redone(nextStep(steps, one)).now).toBe(one);
});

test("two hundred steps can be taken back", () => {
  const plans = Array.from({ length: 251 }, (_, i): TacticsBoard => [marker(i, 0)]);
  let steps = plans.slice(1).reduce((all, next) => nextStep(all, next), firstStep(plans[0] ?? []));
  for (let i = 0; i < 300; i++) steps = undone(steps);
  expect(steps.now).toBe(plans[50]);
});
