/** What the address of a tree says of a plan, as it is written there. */
export interface PlanAddress {
  /** The goal and the vehicle in the garage, by id. */
  to?: number | undefined;
  from?: number | undefined;
  /** Experience per battle and free experience, in the visitor's own writing where it is no number. */
  xp?: string | undefined;
  free?: string | undefined;
  /** Whether every module of the vehicles on the way is researched as well. */
  elite?: boolean | undefined;
}

/**
 * The one query that says it, "" where there is nothing to say. A start says nothing without a goal, nor when it is
 * the goal itself.
 */
export function planSearch({ to, from, xp, free, elite }: PlanAddress): string {
  const params = new URLSearchParams();
  if (to !== undefined) params.set("to", String(to));
  if (to !== undefined && from !== undefined && from !== to) params.set("from", String(from));
  if (xp) params.set("xp", xp);
  if (free) params.set("free", free);
  if (elite) params.set("elite", "1");
  return params.size === 0 ? "" : `?${params}`;
}
