import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MapTeam } from "#app/game/maps/map.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { layoutsOf, sidesOf } from "./layouts.ts";
import { circleLabels, labelPositions, mapPlan } from "./map-plan.ts";
import { MAP_LAYERS } from "./query.ts";

const FIELD = { width: 1000, height: 1000 };
const base = (x: number, y: number) => ({ x, y, r: 50, label: "Your base, A4" });

test.each([
  ["at the right", [base(400, 400)], { x: 462, y: 407, anchor: "start" }],
  ["at the left, near the eastern edge", [base(900, 400)], { x: 838, y: 407, anchor: "end" }],
  ["below, between two others", [base(400, 400), base(600, 400), base(200, 400)], { x: 400, y: 484, anchor: "middle" }],
] as const)("words stand %s", (_, bases, position) => {
  expect(labelPositions(bases, FIELD)[0]).toEqual(position);
});

/** Labels of 234 by 42.5 next to a circle from 450 to 550, both ways. */
describe("the words of a base in the middle, with spots that they would cover", () => {
  const right = { x: 562, y: 507, anchor: "start" };
  const left = { x: 438, y: 507, anchor: "end" };
  const below = { x: 500, y: 584, anchor: "middle" };
  const above = { x: 500, y: 438, anchor: "middle" };
  // The last of each: within the far ends of the words, and next to them.
  const taken = { right: [793, 476], left: [207, 512], below: [613, 589], above: [387, 408] } as const;
  const free = { right: [799, 476], left: [201, 512], below: [619, 589], above: [381, 408] } as const;

  test.each([
    [[free.right], right],
    [[[793, 519]], right],
    [[[793, 470]], right],
    [[taken.right], left],
    [[[793, 512]], left],
    [[taken.right, free.left], left],
    [[taken.right, taken.left], below],
    [[taken.right, taken.left, free.below], below],
    [[taken.right, taken.left, taken.below], above],
    [[taken.right, taken.left, taken.below, free.above], above],
    [[taken.right, [700, 490], taken.left, taken.below, taken.above, [400, 440]], left],
    [[taken.right, taken.left, [220, 490], taken.below, [500, 589], [382, 408]], above],
  ] as const)("%j: they stand where least is covered", (spots, position) => {
    const others = spots.map(([x, y]) => ({ x, y, r: 2, label: "" }));
    expect(labelPositions([base(500, 500), ...others], FIELD)[0]).toEqual(position);
  });
});

test("words that were placed are not covered by those that come after", () => {
  expect(labelPositions([base(300, 500), base(820, 500)], FIELD).map(({ anchor }) => anchor)).toEqual([
    "start",
    "middle",
  ]);
});

/** Two metres to a unit of the plan. */
const map = { bounds: { west: -800, south: -500, east: 1200, north: 1000 } };
const team = (spawn: MapTeam["spawn"], bases: [number, number][], spawns: [number, number][]): MapTeam => ({
  spawn,
  bases,
  spawns,
});
const own = team(
  "west",
  [[-400, 600]],
  [
    [-500, 600],
    [-300, 600],
  ],
);
const enemy = team(
  "east",
  [[1100, 600]],
  [
    [1100, 500],
    [1100, 700],
  ],
);
const at: [number, number] = [200, -200];
const source = {
  map,
  layout: { neutralBase: at },
  own,
  enemy,
  hidden: [],
  minimap: "/minimaps/abbey.webp",
  at,
  marked: true,
  sights: [
    { radius: 50, text: "50 m" },
    { radius: 445.5, text: "View range" },
  ],
  speed: 72,
};

describe("the plan of a map", () => {
  const all = mapPlan(source);

  test("is as high as the field is in proportion", () => {
    expect([all.width, all.height]).toEqual([1000, 750]);
    expect(all.minimap).toBe("/minimaps/abbey.webp");
  });

  test("has each base with its square, and its words beside it", () => {
    expect(all.bases).toEqual([
      {
        key: "own 0",
        side: "own",
        label: "Your base, C3",
        ...{ x: 200, y: 200, r: 25 },
        labelPosition: { x: 237, y: 207, anchor: "start" },
      },
      {
        key: "enemy 0",
        side: "enemy",
        label: "Their base, C0",
        ...{ x: 950, y: 200, r: 25 },
        labelPosition: { x: 913, y: 207, anchor: "end" },
      },
      {
        key: "neutral 0",
        side: "neutral",
        label: "Base, J6",
        ...{ x: 500, y: 600, r: 25 },
        labelPosition: { x: 537, y: 607, anchor: "start" },
      },
    ]);
  });

  test("says of a base beside the field that it is there", () => {
    const { bases } = mapPlan({ ...source, layout: { neutralBase: null }, own: team("west", [[-900, 0]], []) });
    expect(bases.map(({ label }) => label)).toEqual(["Your base, beside the field", "Their base, C0"]);
  });

  test("has starts as diamonds of the size that is asked for", () => {
    expect(all.starts).toEqual([
      { key: "own 0", side: "own", d: "M150 185l15 15l-15 15l-15-15z" },
      { key: "own 1", side: "own", d: "M250 185l15 15l-15 15l-15-15z" },
      { key: "enemy 0", side: "enemy", d: "M950 235l15 15l-15 15l-15-15z" },
      { key: "enemy 1", side: "enemy", d: "M950 135l15 15l-15 15l-15-15z" },
    ]);
    expect(mapPlan({ ...source, signs: 8 }).starts[0]?.d).toBe("M150 192l8 8l-8 8l-8-8z");
  });

  test("has the part that is nearer to the own start, and where it ends", () => {
    expect(all.near).toBe("M0 750L0 0L575 0L575 750Z");
    expect(all.line).toBe("M575 0L575 750");
    const far = team("east", [], [[9_000, 600]]);
    expect(mapPlan({ ...source, enemy: far })).toMatchObject({ near: "M0 750L0 0L1000 0L1000 750Z", line: "" });
  });

  test("has no nearer part where a team starts nowhere", () => {
    const nobody = team("north", [], []);
    expect(mapPlan({ ...source, enemy: nobody })).toMatchObject({ near: "", line: "" });
    expect(mapPlan({ ...source, own: nobody })).toMatchObject({ near: "", line: "", reach: [] });
  });

  test("has every other square of ten by ten, beginning at the corner of the north-west", () => {
    const squares = all.squares.split(/(?=M)/);
    expect(squares.slice(0, 2)).toEqual(["M0 0h100v75h-100z", "M200 0h100v75h-100z"]);
    expect(squares.slice(5, 6)).toEqual(["M100 75h100v75h-100z"]);
    expect(squares.at(-1)).toBe("M900 675h100v75h-100z");
    expect(squares).toHaveLength(50);
  });

  test("has how far a vehicle gets in half a minute, one and one and a half, as far as the field goes", () => {
    const reach = (speed: number | null) => mapPlan({ ...source, speed }).reach;
    expect(reach(72)).toEqual([
      { key: "30", text: "30 s", x: 200, y: 200, r: 300 },
      { key: "60", text: "60 s", x: 200, y: 200, r: 600 },
      { key: "90", text: "90 s", x: 200, y: 200, r: 900 },
    ]);
    // The farthest corner is 1,942 m away, and 90 km/h are 2,250 m in 90 s.
    expect(reach(90).map(({ r }) => r)).toEqual([375, 750]);
    expect(reach(null)).toEqual([]);
  });

  test("has no circle that only touches a corner", () => {
    const corner = team("west", [[0, 0]], []);
    const { reach } = mapPlan({
      ...source,
      map: { bounds: { west: 0, south: 0, east: 1000, north: 750 } },
      own: corner,
      speed: 150,
    });
    expect(reach).toEqual([]);
  });

  test("has how far one sees from a place, and a mark where it was chosen", () => {
    expect(all.sight).toEqual([
      { key: "50 m", text: "50 m", x: 500, y: 600, r: 25 },
      { key: "View range", text: "View range", x: 500, y: 600, r: 222.8 },
    ]);
    expect(all.at).toEqual({ x: 500, y: 600 });
    expect(mapPlan({ ...source, at: [-900, 0] }).at).toEqual({ x: -50, y: 500 });
    expect(mapPlan({ ...source, marked: undefined })).toMatchObject({ sight: all.sight, at: null });
    expect(mapPlan({ ...source, at: null })).toMatchObject({ sight: [], at: null });
  });

  const empty = {
    minimap: { minimap: null },
    grid: { squares: "" },
    bases: { bases: [] },
    starts: { starts: [] },
    line: { near: "", line: "" },
    reach: { reach: [] },
    sight: { sight: [], at: null },
  };

  test.each(MAP_LAYERS)("is the same without “%s”, but for that", (layer) => {
    expect(mapPlan({ ...source, hidden: [layer] })).toEqual({ ...all, ...empty[layer] });
  });
});

test("on no map do the words of a base cover another base or other words, even on a phone", () => {
  const { maps }: GameMaps = JSON.parse(readFileSync("data/game/maps/index.json", "utf8"));
  const covered = maps.flatMap((map) =>
    layoutsOf(map).flatMap((layout) => {
      const { bases } = mapPlan({
        map,
        layout,
        ...sidesOf(layout, null),
        hidden: [],
        at: null,
        sights: [],
        speed: null,
      });
      const boxes = bases.map(({ label, labelPosition: { x, y, anchor } }) => {
        const wide = label.length * 18;
        const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
        return { left, right: left + wide, top: y - 34, bottom: y + 8 };
      });
      const circles = bases.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
      const meets = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const hit = boxes.some((box, i) =>
        [...boxes, ...circles].some((other, j) => j % boxes.length !== i && meets(box, other)),
      );
      return hit ? [`${map.slug} ${layout.gameplay}`] : [];
    }),
  );
  expect(covered).toEqual([]);
});

const bare = { width: 1000, height: 1000, bases: [], reach: [], sight: [] };
/** Its words are preferred at x 508 + 300 cos 0.35, y 100 + 300 sin 0.35 from the way to the middle. */
const circle = (key: string) => ({ key, x: 500, y: 100, r: 300, text: "30 s" });
const labels = (drawn: Parameters<typeof circleLabels>[1] = [], more = {}) =>
  circleLabels({ ...bare, reach: [circle("30")], ...more }, drawn).map(({ x, y }) => [x, y]);

test("the words of circles stand on their circle, towards the middle of the plan", () => {
  // 90° + 20°: 300 cos 110.05° = -102.9, 300 sin 110.05° = 281.8.
  expect(labels()).toEqual([[405, 382]]);
});

test("the words of circles make room for a marker, for a base's words and for each other", () => {
  const marker = { left: 390, right: 430, top: 340, bottom: 390 };
  // Straight down, the next preferred place.
  expect(labels([marker])).toEqual([[508, 400]]);
  const base = { label: "Your base, A6", labelPosition: { x: 300, y: 380, anchor: "start" } };
  expect(labels([], { bases: [base] })).not.toContainEqual([405, 382]);
  const [reach, sight] = labels([], { sight: [{ ...circle("at"), r: 310 }] });
  expect([reach, Math.abs((sight?.[0] ?? 0) - (reach?.[0] ?? 0)) >= 72]).toEqual([[405, 382], true]);
});

test("the words of circles stay where they are preferred if there is no room at all", () => {
  expect(labels([{ left: 0, right: 1000, top: 0, bottom: 1000 }])).toEqual([[405, 382]]);
});

test("the words of circles of a circle beyond the plan are not there", () => {
  expect(circleLabels({ ...bare, sight: [{ ...circle("far"), r: 5000 }] }, [])).toEqual([]);
});
