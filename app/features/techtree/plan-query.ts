/** What the address of a tree says of a plan: the goal and the vehicle in the garage, by id. */
export interface PlanQuery {
  to?: number;
  from?: number;
}

/** Nothing a visitor writes there is an error: what is no id is dropped. */
export function parsePlanQuery(params: URLSearchParams): PlanQuery {
  const id = (name: string): number | undefined => {
    const text = params.get(name) ?? "";
    return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
  };
  const to = id("to");
  const from = id("from");
  return { ...(to !== undefined && { to }), ...(from !== undefined && { from }) };
}

/** The query part of a plan's address; a start that is the goal itself says nothing. */
export function planSearch(to: number, from?: number): string {
  return from === undefined || from === to ? `?to=${to}` : `?to=${to}&from=${from}`;
}
