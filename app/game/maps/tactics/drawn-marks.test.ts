import { describe, expect, test } from "vitest";
import type { Bounds } from "../geometry.ts";
import { coveredBy, drawnMarks } from "./drawn-marks.ts";
import { describeSpot, markRows, planCounts, problemText } from "./plan-text.ts";
import { type BoardMark, INKS, type TacticsBoard } from "./tactics-board.ts";

const FIELD: Bounds = { west: -500, south: -500, east: 500, north: 500 };
const none = { ink: "amber", note: "" } as const;
const plan: TacticsBoard = [
  { ...none, kind: "marker", points: [{ x: 540, y: 370 }] },
  {
    ...none,
    kind: "ruler",
    points: [
      { x: 540, y: 370 },
      { x: 540, y: 970 },
    ],
  },
  { ...none, kind: "marker", ink: "blue", points: [{ x: 1000, y: 0 }] },
  {
    ...none,
    kind: "arrow",
    points: [
      { x: 400, y: 100 },
      { x: 200, y: 300 },
      { x: 250, y: 500 },
    ],
  },
];

test("marks are drawn in units of the plan, and only markers are numbered", () => {
  const marks = drawnMarks(plan, FIELD);
  expect(marks.map(({ text }) => text)).toEqual(["1", "600 m", "2", ""]);
  expect(marks[0]).toMatchObject({ x: 540, y: 370 });
  expect(marks[1]).toMatchObject({ d: "M540 370L540 970", ends: "M530 370L550 370M550 970L530 970", x: 540, y: 670 });
  expect(marks[3]?.d).toBe("M400 100Q200 300 250 500");
  expect(marks[3]?.ends).toMatch(/^M[\d.]+ [\d.]+L250 500L/);
});

test("markers and the metres of rulers cover a part of the plan", () => {
  expect(
    coveredBy(
      plan.filter(({ ink }) => ink === "amber"),
      FIELD,
    ),
  ).toEqual([
    { left: 506, right: 574, top: 286, bottom: 370 },
    { left: 550, right: 640, top: 636, bottom: 678.5 },
  ]);
});

const mark = (kind: BoardMark["kind"], ...coordinates: [x: number, y: number][]): BoardMark => ({
  ...none,
  kind,
  points: coordinates.map(([x, y]) => ({ x, y })),
});
const drawnMark = (boardMark: BoardMark, bounds = FIELD) => drawnMarks([boardMark], bounds)[0];

test("on a field that is not square the north-south way is as long as it is", () => {
  const wide: Bounds = { west: 0, south: 0, east: 1000, north: 500 };
  expect(drawnMark(mark("marker", [500, 1000]), wide)).toMatchObject({ x: 500, y: 500 });
  expect(drawnMark(mark("ruler", [0, 0], [0, 1000]), wide)).toMatchObject({ d: "M0 0L0 500", text: "500 m", y: 250 });
});

test("each ink has a sign of its own, which stands on its point", () => {
  const marks = INKS.map((ink) => drawnMark({ ...mark("marker", [540, 370]), ink }));
  expect(new Set(marks.map((drawn) => drawn?.d)).size).toBe(INKS.length);
  for (const drawn of marks) expect(drawn).toMatchObject({ d: expect.stringMatching(/^M0 0.+Z$/), ends: "" });
});

test("a line bends from the middle of a part to the middle of the next", () => {
  const line = drawnMark(mark("line", [0, 0], [100, 0], [100, 200], [300, 200], [300, 400]));
  expect(line).toMatchObject({ d: "M0 0Q100 0 100 100Q100 200 200 200Q300 200 300 400", ends: "", text: "" });
});

test.each([
  ["to the east", [100, 500], [500, 500], "M473.7 485.6L500 500L473.7 514.4"],
  ["to the south", [500, 100], [500, 500], "M514.4 473.7L500 500L485.6 473.7"],
  ["to the north-west", [600, 600], [400, 400], "M408.4 428.8L400 400L428.8 408.4"],
] as const)("an arrow %s has a head of two sides of 30, half a radian from its line", (_, from, to, ends) => {
  expect(drawnMark(mark("arrow", [...from], [...to]))?.ends).toBe(ends);
  expect(drawnMark(mark("arrow", [0, 900], [...from], [...to]))?.ends).toBe(ends);
});

test("a ruler has a short line across each end", () => {
  expect(drawnMark(mark("ruler", [100, 100], [400, 500]))).toMatchObject({
    ends: "M92 106L108 94M408 494L392 506",
    text: "500 m",
    x: 250,
    y: 300,
  });
});

test("a list says what each mark is and where", () => {
  expect(planCounts(plan)).toBe("2 markers, 1 arrow, 1 distance");
  expect(planCounts([])).toBe("");
  expect(markRows(plan, FIELD)).toEqual([
    { name: "Marker 1", number: 1, where: "D6" },
    { name: "Distance", number: null, where: "D6 to K6, 600 m" },
    { name: "Marker 2", number: 2, where: "A0" },
    { name: "Arrow", number: null, where: "B5 to F3" },
  ]);
});

describe("a point", () => {
  const goals = [
    { name: "your base", positions: [[-125, 450]] as const },
    {
      name: "theirs",
      positions: [
        [50, -450],
        [150, -450],
      ] as const,
    },
    { name: "nobody", positions: [] },
  ];
  test("is told by its square, its metres and the nearest of each goal", () => {
    expect(describeSpot({ x: 650, y: 650 }, { bounds: FIELD, goals })).toEqual({
      square: "G7",
      at: "x 150, y −150",
      far: "660 m to your base, 300 m to theirs",
    });
  });
});

test("why a plan is not drawn is a sentence", () => {
  expect(problemText("other-map", "Abbey")).toBe("The plan in this link was drawn on Abbey: it is not shown here.");
  expect(problemText("large", null)).toContain("at most 100 marks");
  expect(problemText("broken", null)).toContain("is broken");
  expect(problemText("newer", null)).toContain("newer version");
});
