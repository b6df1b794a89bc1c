import { metresBetween } from "#app/game/maps/squares.ts";
import { type Bounds, PLAN_WIDTH, tenths } from "../geometry.ts";
import { boxOf, type LabelBox, wideOf } from "../map-plan.ts";
import { metresText } from "./plan-text.ts";
import {
  type BoardMark,
  type BoardPoint,
  FIELD_STEPS,
  type Ink,
  type MarkKind,
  type TacticsBoard,
} from "./tactics-board.ts";

/** A mark as drawn, in plan units. */
export interface DrawnMark {
  kind: MarkKind;
  ink: Ink;
  /** SVG path of the line; for a marker, of its sign around the point that it marks. */
  d: string;
  /** The head of an arrow, and the ends of a ruler. */
  ends: string;
  /** Position of a marker, or of a ruler's label. */
  x: number;
  y: number;
  /** The number of a marker, and the metres of a ruler. */
  text: string;
}

/** How far above its point the middle of a marker's head is, in units of the plan. */
export const MARKER_HEAD = 24;

/** Marker signs, one per ink, in plan units, relative to the marked point at 0, 0. */
const SIGNS: Record<Ink, string> = {
  amber: "M0 0C-5-8-15-14-15-24A15 15 0 0 1 15-24C15-14 5-8 0 0Z",
  blue: "M0 0L-6-10H-14V-38H14V-10H6Z",
  violet: "M0 0L-18-24L0-44L18-24Z",
  plain: "M0 0L-9-9L-17-24L-9-39H9L17-24L9-9Z",
};

/** Everything that is drawn of a plan. */
export function drawnMarks(plan: TacticsBoard, bounds: Bounds): DrawnMark[] {
  let markers = 0;
  return plan.map((mark) => drawnMark(mark, bounds, mark.kind === "marker" ? ++markers : 0));
}

/** @param number of a marker */
function drawnMark({ kind, ink, points }: BoardMark, bounds: Bounds, number: number): DrawnMark {
  const height = PLAN_WIDTH * ((bounds.north - bounds.south) / (bounds.east - bounds.west));
  const drawn = points.map(({ x, y }) => ({
    x: tenths((x / FIELD_STEPS) * PLAN_WIDTH),
    y: tenths((y / FIELD_STEPS) * height),
  }));
  const [from, to] = [drawn[0] ?? { x: 0, y: 0 }, drawn.at(-1) ?? { x: 0, y: 0 }];
  if (kind === "marker") return { kind, ink, d: SIGNS[ink], ends: "", ...from, text: `${number}` };
  const [first, last] = [points[0], points.at(-1)];
  const metres = kind === "ruler" && first && last ? metresText(metresBetween(first, last, bounds)) : "";
  const middle = { x: tenths((from.x + to.x) / 2), y: tenths((from.y + to.y) / 2) };
  const ends = kind === "arrow" ? arrowHead(drawn) : kind === "ruler" ? tick(from, to) + tick(to, from) : "";
  return { kind, ink, d: smoothWay(drawn), ends, ...middle, text: metres };
}

/** Half the width of a marker on the smallest screens (`map-marker`), and its height. */
const MARKER_BOX = { half: 34, high: 84 };
/** From the middle of a ruler to its metres. */
export const RULER_ASIDE = 10;

/** What markers, and the metres of rulers, cover of a plan. */
export function coveredBy(plan: TacticsBoard, bounds: Bounds): LabelBox[] {
  const marks = plan.filter(({ kind }) => kind === "marker" || kind === "ruler");
  return drawnMarks(marks, bounds).flatMap(({ kind, x, y, text }): LabelBox[] => {
    if (kind === "marker") {
      const { half, high } = MARKER_BOX;
      return [{ left: x - half, right: x + half, top: y - high, bottom: y }];
    }
    return text === "" ? [] : [boxOf({ x: x + RULER_ASIDE, y, anchor: "start" }, wideOf(text))];
  });
}

const pair = ({ x, y }: BoardPoint) => `${tenths(x)} ${tenths(y)}`;
const between = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Through the middles of its parts, with its corners as what bends it: a hand draws no corners. */
function smoothWay(points: readonly BoardPoint[]): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return "";
  const bends = others.slice(0, -1).map((corner, i) => {
    const next = others[i + 1] ?? last;
    return `Q${pair(corner)} ${pair(next === last ? last : between(corner, next))}`;
  });
  return `M${pair(first)}${bends.length === 0 ? `L${pair(last)}` : bends.join("")}`;
}

const HEAD_LENGTH = 30;
/** Half the angle of an arrow's head. */
const HEAD_ANGLE = 0.5;

function arrowHead(points: readonly BoardPoint[]): string {
  const [before, tip] = [points.at(-2), points.at(-1)];
  if (!before || !tip) return "";
  const back = Math.atan2(before.y - tip.y, before.x - tip.x);
  const side = (turn: number) => ({
    x: tip.x + HEAD_LENGTH * Math.cos(back + turn),
    y: tip.y + HEAD_LENGTH * Math.sin(back + turn),
  });
  return `M${pair(side(HEAD_ANGLE))}L${pair(tip)}L${pair(side(-HEAD_ANGLE))}`;
}

const HALF_TICK = 10;

/** A short line across the end of a ruler. */
function tick(end: BoardPoint, other: BoardPoint): string {
  const long = Math.hypot(other.x - end.x, other.y - end.y) || 1;
  const [x, y] = [(-(other.y - end.y) / long) * HALF_TICK, ((other.x - end.x) / long) * HALF_TICK];
  return `M${pair({ x: end.x + x, y: end.y + y })}L${pair({ x: end.x - x, y: end.y - y })}`;
}
