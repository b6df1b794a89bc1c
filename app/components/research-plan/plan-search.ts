/** The plan in the query string of a tree. */
export interface PlanAddress {
  /** The goal and the vehicle in the garage, by id. */
  to?: number | undefined;
  from?: number | undefined;
  /** Experience per battle and free experience; as typed when it is no number. */
  xp?: string | undefined;
  free?: string | undefined;
  /** Whether every module of the vehicles on the way is researched as well. */
  elite?: boolean | undefined;
}

/** The canonical query, "" without a plan. A start counts only with a goal, and when it is not the goal itself. */
export function planSearch({ to, from, xp, free, elite }: PlanAddress): string {
  const params = new URLSearchParams();
  if (to !== undefined) params.set("to", String(to));
  if (to !== undefined && from !== undefined && from !== to) params.set("from", String(from));
  if (xp) params.set("xp", xp);
  if (free) params.set("free", free);
  if (elite) params.set("elite", "1");
  return params.size === 0 ? "" : `?${params}`;
}

/** Why no number of battles is told. @param faults messages about numbers that were typed */
export function battlesLack(faults: { xp?: string; free?: string }): string {
  if (faults.free) return "correct your free XP";
  return faults.xp ? "correct your XP per battle" : "enter your XP per battle";
}
