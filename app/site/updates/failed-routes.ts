import type { MiddlewareFunction } from "react-router";

/** Detail of the event `routemoduleerror`, which the build adds to the router (scripts/vite/route-module-errors.ts). */
export interface FailedRoute {
  routeId: string;
  error: unknown;
}

/** Routes whose modules did not load, in this document. The router never tries them again. */
const failed = new Map<string, unknown>();

export function noteFailedRoute({ routeId, error }: FailedRoute): void {
  failed.set(routeId, error);
}

/**
 * Client middleware: turns a route whose module failed to load into an error. The router itself would render
 * nothing in its place, because it expects the page to be reloaded.
 */
export const showFailedRoutes: MiddlewareFunction<Record<string, { type: "data" | "error"; result: unknown }>> = async (
  _,
  next,
) => {
  const known = new Set(failed.keys());
  const results = await next();
  const errors = [...failed].filter(([id]) => !known.has(id) || id in results);
  return { ...results, ...Object.fromEntries(errors.map(([id, result]) => [id, { type: "error" as const, result }])) };
};
