import type { TacticsBoard } from "./tactics-board.ts";

/** A plan, and what it was before and after what was taken back. */
export interface PlanSteps {
  readonly past: readonly TacticsBoard[];
  readonly now: TacticsBoard;
  readonly future: readonly TacticsBoard[];
  /** What the last step was on: a note that is typed is one step. */
  readonly on: string | null;
}

/** Steps that can be taken back. */
const MAX_STEPS = 200;

export function firstStep(now: TacticsBoard): PlanSteps {
  return { past: [], now, future: [], on: null };
}

/** @param on the same as of the step before: both are one step */
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
