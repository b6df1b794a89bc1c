import { isRouteErrorResponse, type ServerBuild } from "react-router";
import type { Api } from "#app/api/client.ts";
import { type ReportError, reportErrorContext } from "#app/context.ts";
import { createErrorId, withErrorId } from "#app/lib/server/error-id.ts";
import { redact } from "#app/lib/server/redact.ts";

/**
 * Gives an unexpected error an id, reports it to the log after the answer, and turns it into a Response whose message
 * has the id. (React Router would replace the message of a thrown Error.)
 */
export function createReportError(api: Api, url: string, waitUntil: (work: Promise<unknown>) => void): ReportError {
  return (error, type) => {
    const now = Date.now();
    const errorId = createErrorId(now);
    const originalMessage = redact(error instanceof Error ? error.message : String(error)).slice(0, 4_000);
    const message = withErrorId(originalMessage, errorId);
    const stack = redact(error instanceof Error ? (error.stack ?? "") : "").slice(0, 16_000);
    waitUntil(api.log({ type, errorId, originalMessage, url: redact(url).slice(0, 4_000), message, stack, ts: now }));
    return Response.json({ message, fatal: false }, { status: 500 });
  };
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Wraps the build's loaders and actions so that unexpected errors are reported. Thrown Responses pass unchanged. */
export function withErrorReports(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module: RouteModule = { ...route.module };
      if (loader) module.loader = reported(loader, "loader");
      if (action) module.action = reported(action, "action");
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}

function reported<F extends NonNullable<RouteModule["loader"]>>(handler: F, type: string): F {
  const wrapped = async (args: Parameters<F>[0]) => {
    try {
      return await handler(args);
    } catch (error) {
      if (isThrownResponse(error)) throw error;
      throw args.context.get(reportErrorContext)(error, type);
    }
  };
  return wrapped as F;
}

/** What loaders throw on purpose: a Response, or `data()` with a status. */
export function isThrownResponse(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error)) return true;
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}
