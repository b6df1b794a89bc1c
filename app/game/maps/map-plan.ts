import type { GameMap, MapLayout, MapTeam } from "#app/game/maps/map.ts";
import { distance, type MapPosition, middleOf, nearerArea, PLAN_WIDTH, projectionOf, tenths } from "./geometry.ts";
import { BASE_RADIUS, startsOf } from "./layouts.ts";
import type { Layer } from "./query.ts";
import { squareOf } from "./squares.ts";

/** A circle of a plan, in its units. */
interface PlanCircle {
  x: number;
  y: number;
  r: number;
}

/** Where the words of a base stand, in units of the plan. */
interface LabelPosition {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Label size on the smallest screens (`map-drawing`), in plan units.
const LETTER = 18;
const HIGH = 34;
const GAP = 12;

/** Width of words on the smallest screens, in units of the plan. */
export const wideOf = (text: string) => text.length * LETTER;

/**
 * Positions of the labels next to circles such that they cover no other circle or label, even on the smallest screen:
 * right if possible, else left, below or above. If all are taken, the one that covers least.
 */
export function labelPositions(
  bases: readonly (PlanCircle & { label: string })[],
  field: { width: number; height: number },
): LabelPosition[] {
  const taken: LabelBox[] = bases.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  const whole: LabelBox = { left: 0, top: 0, right: field.width, bottom: field.height };
  return bases.map((base) => {
    const wide = wideOf(base.label);
    // All labels have the same size: the more of one is on the field, the less is cut off.
    const cost = (position: LabelPosition) => {
      const box = boxOf(position, wide);
      return taken.reduce((sum, other) => sum + overlap(box, other), 0) - overlap(box, whole);
    };
    const [first, ...rest] = positionsAround(base);
    const best = rest.reduce((a, b) => (cost(b) < cost(a) ? b : a), first);
    taken.push(boxOf(best, wide));
    return best;
  });
}

function positionsAround({ x, y, r }: PlanCircle): [LabelPosition, ...LabelPosition[]] {
  return [
    { x: x + r + GAP, y: y + 7, anchor: "start" },
    { x: x - r - GAP, y: y + 7, anchor: "end" },
    { x, y: y + r + HIGH, anchor: "middle" },
    { x, y: y - r - GAP, anchor: "middle" },
  ];
}

/** @param y of the line that letters stand on */
export function boxOf({ x, y, anchor }: LabelPosition, wide: number): LabelBox {
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - HIGH, bottom: y + HIGH / 4 };
}

function overlap(a: LabelBox, b: LabelBox): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export type Side = "own" | "enemy" | "neutral";

/** A circle of a list. */
interface KeyedCircle extends PlanCircle {
  key: string;
}

/** What is drawn of a map, in plan units. A hidden layer is empty. */
export interface MapPlan {
  width: number;
  height: number;
  /** Address of the game's own picture of the field, which lies below all else; null without. */
  minimap: string | null;
  /** Every other square, and the part that is nearer to the own start, as paths. */
  squares: string;
  near: string;
  line: string;
  bases: (KeyedCircle & { side: Side; label: string; labelPosition: LabelPosition })[];
  starts: { key: string; d: string; side: Side }[];
  reach: (KeyedCircle & { text: string })[];
  sight: (KeyedCircle & { text: string })[];
  at: { x: number; y: number } | null;
}

interface PlanSource {
  map: Pick<GameMap, "bounds">;
  layout: Pick<MapLayout, "neutralBase">;
  own: MapTeam;
  enemy: MapTeam;
  hidden: readonly Layer[];
  minimap?: string | null;
  /** Middle of the circles of sight, and their radii in m with their names. */
  at: MapPosition | null;
  /** Whether the place was chosen, and has a mark. */
  marked?: boolean;
  sights: readonly { radius: number; text: string }[];
  /** km/h */
  speed: number | null;
  /** Half the width of the sign of a start, in units of the plan. */
  signs?: number;
}

/** Moments of the circles of reach, s. */
const MOMENTS = [30, 60, 90];

export function mapPlan({
  map,
  layout,
  own,
  enemy,
  hidden,
  at,
  sights,
  speed,
  marked = false,
  signs = 15,
  minimap = null,
}: PlanSource): MapPlan {
  const { bounds } = map;
  const { height, scale, point } = projectionOf(bounds);
  const isVisible = (layer: Layer) => !hidden.includes(layer);
  const [from, to] = [middleOf(startsOf(own)), middleOf(startsOf(enemy))];
  const area = isVisible("line") && from && to ? nearerArea(from, to, bounds) : null;
  const circle = (key: string, position: MapPosition, metres: number): KeyedCircle => ({
    key,
    ...point(position),
    r: tenths(metres * scale),
  });
  const base = (side: Side, name: string) => (position: MapPosition, number: number) => {
    const drawn = circle(`${side} ${number}`, position, BASE_RADIUS);
    return { ...drawn, side, label: `${name}, ${squareOf(position, bounds) ?? "beside the field"}` };
  };
  const bases = isVisible("bases")
    ? [
        ...own.bases.map(base("own", "Your base")),
        ...enemy.bases.map(base("enemy", "Their base")),
        ...(layout.neutralBase ? [base("neutral", "Base")(layout.neutralBase, 0)] : []),
      ]
    : [];
  const positions = labelPositions(bases, { width: PLAN_WIDTH, height });
  const starts = (side: "own" | "enemy", { spawns }: MapTeam) =>
    spawns.map((position, number) => ({ key: `${side} ${number}`, d: diamond(point(position), signs), side }));
  return {
    width: PLAN_WIDTH,
    height,
    minimap: isVisible("minimap") ? minimap : null,
    squares: isVisible("grid") ? checkered(height) : "",
    near: area ? `M${area.corners.map((corner) => pair(point(corner))).join("L")}Z` : "",
    line: area?.line ? `M${area.line.map((end) => pair(point(end))).join("L")}` : "",
    bases: bases.flatMap((entry, i) => (positions[i] ? [{ ...entry, labelPosition: positions[i] }] : [])),
    starts: isVisible("starts") ? [...starts("own", own), ...starts("enemy", enemy)] : [],
    reach:
      isVisible("reach") && from && speed !== null
        ? MOMENTS.map((seconds) => ({
            ...circle(`${seconds}`, from, (speed / 3.6) * seconds),
            text: `${seconds} s`,
          })).filter(({ r }) => r < farthest(from, map) * scale)
        : [],
    sight: isVisible("sight") && at ? sights.map(({ radius, text }) => ({ ...circle(text, at, radius), text })) : [],
    at: isVisible("sight") && at && marked ? point(at) : null,
  };
}

/** Distance of the farthest corner of the field, m: a larger circle is not visible. */
function farthest(from: MapPosition, { bounds: { west, south, east, north } }: Pick<GameMap, "bounds">): number {
  const corners: MapPosition[] = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ];
  return Math.max(...corners.map((corner) => distance(from, corner)));
}

function checkered(height: number): string {
  const [wide, high] = [PLAN_WIDTH / 10, height / 10];
  const squares = Array.from({ length: 100 }, (_, i) => [i % 10, Math.floor(i / 10)] as const);
  return squares
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => `M${column * wide} ${tenths(row * high)}h${wide}v${high}h-${wide}z`)
    .join("");
}

const pair = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

function diamond({ x, y }: { x: number; y: number }, half: number): string {
  return `M${x} ${y - half}l${half} ${half}l-${half} ${half}l-${half}-${half}z`;
}

/** Where on a circle its words may begin, as angles from the middle of the plan: those before are preferred. */
const TURNS = [0.35, 0, -0.35, 0.8, -0.8, 1.3, -1.3, 1.9, -1.9];
/** From the circle to its words, in units of the plan. */
const ASIDE = 8;

interface CircleLabel {
  key: string;
  kind: "reach" | "sight";
  text: string;
  /** Left end of the line that the letters stand on, in units of the plan. */
  x: number;
  y: number;
}

type LabelledPlan = Pick<MapPlan, "width" | "height" | "bases" | "reach" | "sight">;

/**
 * The words of a plan's circles, each on the part of its circle towards the middle of the plan where it covers least of
 * other words and of what was drawn. A circle that is not on the plan there has none.
 */
export function circleLabels(plan: LabelledPlan, drawn: readonly LabelBox[]): CircleLabel[] {
  const { width, height, bases, reach, sight } = plan;
  const taken = [...drawn, ...bases.map(({ label, labelPosition }) => boxOf(labelPosition, wideOf(label)))];
  const circles = [
    ...reach.map((circle) => ({ ...circle, kind: "reach" as const, side: 1 })),
    ...sight.map((circle) => ({ ...circle, kind: "sight" as const, side: -1 })),
  ];
  return circles.flatMap(({ key, kind, side, x, y, r, text }): CircleLabel[] => {
    const towards = Math.atan2(height / 2 - y, width / 2 - x);
    const spots = TURNS.map((turn) => towards + turn * side)
      .map((angle) => ({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }))
      .filter((spot) => spot.x > 40 && spot.x < width - 90 && spot.y > 30 && spot.y < height - 20)
      .map((spot) => {
        const position = { x: Math.round(spot.x) + ASIDE, y: Math.round(spot.y) };
        const box = boxOf({ ...position, anchor: "start" }, wideOf(text));
        return { position, box, covered: taken.reduce((sum, other) => sum + overlap(box, other), 0) };
      });
    const [first, ...others] = spots;
    if (!first) return [];
    const best = others.reduce((a, b) => (b.covered < a.covered ? b : a), first);
    taken.push(best.box);
    return [{ key: `${kind} ${key}`, kind, text, ...best.position }];
  });
}
