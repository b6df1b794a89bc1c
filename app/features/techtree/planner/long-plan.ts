import type { PlanView } from "./plan-view.ts";

/** From this many steps on the columns are narrow. */
const LONG = 6;

export function isLong({ steps }: PlanView): boolean {
  return steps.length >= LONG;
}
