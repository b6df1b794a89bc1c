import type { Nation } from "../enumerations/nations.ts";

/** Path of a nation's tech tree. */
export function techTreePath(nation: Nation): string {
  return `/techtree/${nation}`;
}

/** Address of the tree with the way to a vehicle planned in it. */
export function planPath(goal: { nation: Nation; id: number }): string {
  return `${techTreePath(goal.nation)}?to=${goal.id}`;
}
