import type { MiddlewareFunction } from "react-router";

/** What the build's `routemoduleerror` tells (scripts/vite/route-module-errors.ts). */
export interface FailedRoute {
  routeId: string;
  error: unknown;
}

/** Routes whose modules did not load; of one document in the browser. The router never tries them again. */
const failed = new Map<string, unknown>();

export function noteFailedRoute({ routeId, error }: FailedRoute): void {
  failed.set(routeId, error);
}

/**
 * Client middleware: a route without its module is an error. The router, which expects the page to be reloaded,
 * would show nothing at all in its place.
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
