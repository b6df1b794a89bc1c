import { markAt, onField, shifted, withoutMark } from "./edit-plan.ts";
import { drawnWay } from "./simplify.ts";
import type { BoardMark, BoardPoint, Ink, MarkKind, TacticsBoard } from "./tactics-board.ts";

export const TOOLS = ["move", "marker", "arrow", "line", "ruler", "eraser"] as const;
export type Tool = (typeof TOOLS)[number];

/** How near a mark has to be to be meant, and how far above its point a marker's head is, in thousandths of the field. */
export interface Reach {
  reach: number;
  head: number;
}

/** What is being drawn or dragged and is not yet part of the plan. */
export type PendingMark =
  | { kind: Exclude<MarkKind, "marker">; ink: Ink; points: readonly BoardPoint[] }
  | { kind: "held"; index: number; mark: BoardMark; from: BoardPoint; to: BoardPoint };

/** Points nearer than this to the last one are not kept while one draws, thousandths of the field. */
const FINEST = 2;
/** A way shorter than this was a slip of the hand. */
const SHORTEST = 6;

/** What a tool starts at a point; null for a tool that acts at once (`acted`). */
export function begun(
  tool: Tool,
  ink: Ink,
  point: BoardPoint,
  plan: TacticsBoard,
  { reach, head }: Reach,
): PendingMark | null {
  if (tool === "marker" || tool === "eraser") return null;
  if (tool !== "move") return { kind: tool, ink, points: [point] };
  const index = markAt(plan, point, reach, head);
  const mark = plan[index];
  return mark ? { kind: "held", index, mark, from: point, to: point } : null;
}

/** Applies a tool that acts at once; returns the same plan if nothing changes. */
export function acted(
  tool: Tool,
  ink: Ink,
  point: BoardPoint,
  plan: TacticsBoard,
  { reach, head }: Reach,
): TacticsBoard {
  if (tool === "marker") return [...plan, { kind: "marker", ink, points: [onField(point)], note: "" }];
  const index = tool === "eraser" ? markAt(plan, point, reach, head) : -1;
  return index < 0 ? plan : withoutMark(plan, index);
}

/** A drawing that was led on to a point. */
export function ledTo(drawing: PendingMark, to: BoardPoint): PendingMark {
  if (drawing.kind === "held") return { ...drawing, to };
  const { points } = drawing;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return drawing;
  if (drawing.kind === "ruler") return { ...drawing, points: [first, to] };
  return far(last, to) < FINEST ? drawing : { ...drawing, points: [...points, to] };
}

/** The plan including what is being drawn. */
export function withDrawing(plan: TacticsBoard, drawing: PendingMark): TacticsBoard {
  if (drawing.kind === "held") {
    const { index, mark, from, to } = drawing;
    return plan.map((other, i) => (i === index ? shifted(mark, { x: to.x - from.x, y: to.y - from.y }) : other));
  }
  const { kind, ink, points } = drawing;
  return [...plan, { kind, ink, points: points.map(onField), note: "" }];
}

/**
 * The plan with the finished drawing, as detailed as a link allows; the same plan if nothing was drawn.
 * @param fits whether a plan fits into a link
 * @returns null if there is no room for it
 */
export function finished(
  plan: TacticsBoard,
  drawing: PendingMark,
  fits: (plan: TacticsBoard) => boolean,
): TacticsBoard | null {
  if (drawing.kind === "held") {
    const { from, to } = drawing;
    if (far(from, to) === 0) return plan;
    const next = withDrawing(plan, drawing);
    return fits(next) ? next : null;
  }
  const { kind, ink } = drawing;
  const points = drawing.points.map(onField);
  const [first] = points;
  if (!first || !points.some((point) => far(first, point) >= SHORTEST)) return plan;
  const withWay = (way: readonly BoardPoint[]) => [...plan, { kind, ink, points: way, note: "" }];
  const way = drawnWay(points, (candidate) => fits(withWay(candidate)));
  return way && withWay(way);
}

function far(from: BoardPoint, to: BoardPoint): number {
  return Math.hypot(from.x - to.x, from.y - to.y);
}
