import { fromSegment } from "./simplify.ts";
import { type BoardMark, type BoardPoint, cleanNote, FIELD_STEPS, type TacticsBoard } from "./tactics-board.ts";

/** A plan with its undo and redo history. */
export interface PlanSteps {
  readonly past: readonly TacticsBoard[];
  readonly now: TacticsBoard;
  readonly future: readonly TacticsBoard[];
  /** What the last step edited: typing a note is one step. */
  readonly on: string | null;
}

/** Steps that can be taken back. */
const MAX_STEPS = 200;

export function firstStep(now: TacticsBoard): PlanSteps {
  return { past: [], now, future: [], on: null };
}

/** @param on if equal to that of the previous step, both are merged into one */
export function nextStep(steps: PlanSteps, now: TacticsBoard, on: string | null = null): PlanSteps {
  const same = on !== null && on === steps.on;
  return { past: same ? steps.past : [...steps.past, steps.now].slice(-MAX_STEPS), now, future: [], on };
}

/** The same when there is nothing to take back. */
export function undone({ past, now, future, ...rest }: PlanSteps): PlanSteps {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], on: null };
}

/** The same when nothing was taken back. */
export function redone({ past, now, future, ...rest }: PlanSteps): PlanSteps {
  const [next, ...others] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: others, on: null };
}

/** A point clamped to the field. */
export function onField({ x, y }: BoardPoint): BoardPoint {
  const step = (value: number) => Math.min(FIELD_STEPS, Math.max(0, Math.round(value)));
  return { x: step(x), y: step(y) };
}

export function withoutMark(plan: TacticsBoard, index: number): TacticsBoard {
  return plan.filter((_, i) => i !== index);
}

export function withNote(plan: TacticsBoard, index: number, note: string): TacticsBoard {
  return plan.map((mark, i) => (i === index ? { ...mark, note: cleanNote(note) } : mark));
}

/** A mark that is shifted, as far as the field allows, so that it keeps its shape. */
export function shifted(mark: BoardMark, { x, y }: BoardPoint): BoardMark {
  const dx = within(
    x,
    mark.points.map((point) => point.x),
  );
  const dy = within(
    y,
    mark.points.map((point) => point.y),
  );
  return { ...mark, points: mark.points.map((point) => onField({ x: point.x + dx, y: point.y + dy })) };
}

function within(step: number, values: readonly number[]): number {
  return Math.min(FIELD_STEPS - Math.max(...values), Math.max(-Math.min(...values), step));
}

/**
 * The mark at a point: the nearest within reach, the topmost if several are equally near. A marker stands above its
 * point, so its head counts as well.
 * @param reach thousandths of the field
 * @param head how far above its point the middle of a marker's head is
 * @returns its index in the plan, or -1
 */
export function markAt(plan: TacticsBoard, point: BoardPoint, reach: number, head: number): number {
  let [found, nearest] = [-1, reach];
  plan.forEach((mark, i) => {
    const far = farFrom(mark, point, head);
    if (far <= nearest) [found, nearest] = [i, far];
  });
  return found;
}

function farFrom({ kind, points }: BoardMark, point: BoardPoint, head: number): number {
  const [first] = points;
  if (kind === "marker" && first) return fromSegment(point, first, { x: first.x, y: first.y - head });
  return Math.min(...points.slice(1).map((to, i) => fromSegment(point, points[i], to)));
}
