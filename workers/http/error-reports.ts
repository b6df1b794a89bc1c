import { isRouteErrorResponse, type ServerBuild } from "react-router";
import { z } from "zod";
import { type ReportError, reportErrorContext } from "#app/context.ts";
import { CallFailed, type Fetch, jsonBody } from "#app/lib/api.ts";
import { redact } from "#app/lib/server/redact.ts";
import { NotInTime } from "./in-time.ts";

/** The most that a report from outside may have, bytes of its JSON. */
export const MAX_REPORT_BYTES = 4 * 1024;

/** The body of POST /api/log: an error that happened while a page was rendered. */
export const logEntrySchema = z.strictObject({
  type: z.string().min(1).max(64),
  errorId: z.string().regex(/^ERR-\d{1,12}-[0-9a-f]{6}$/),
  originalMessage: z.string().max(4_000),
  url: z.string().max(4_000),
  message: z.string().max(4_200),
  stack: z.string().max(16_000),
  /** Unix time in milliseconds. */
  ts: z.number().int().nonnegative(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/**
 * Reports a rendering error. Its own failure is ignored: the visitor's answer matters more. To another server the Worker
 * is one outside, whose report must not be long: then it is cut.
 */
export async function postLog(fetch: Fetch, entry: LogEntry): Promise<void> {
  const post = (report: LogEntry) => fetch("/api/log", { method: "POST", ...jsonBody(report) });
  try {
    if ((await post(entry)).status === 413) await post(shortenedEntry(entry));
  } catch {
    // ignored on purpose, see above
  }
}

/** The beginning of each text, so that the report may come from outside. */
export function shortenedEntry(entry: LogEntry): LogEntry {
  const textFields = ["stack", "originalMessage", "message", "url"] as const;
  const short = { ...entry };
  const bytes = () => new TextEncoder().encode(JSON.stringify(short)).length;
  // The longest of them is halved until all fit.
  while (bytes() > MAX_REPORT_BYTES) {
    const longest = textFields.reduce((a, b) => (short[b].length > short[a].length ? b : a));
    short[longest] = short[longest].slice(0, short[longest].length >> 1);
  }
  return short;
}

/**
 * Gives an unexpected error an id, reports it to the log after the answer, and turns it into a Response whose message
 * has the id. (React Router would replace the message of a thrown Error.)
 */
export function createReportError(fetch: Fetch, url: string, waitUntil: (work: Promise<unknown>) => void): ReportError {
  return (error, type) => {
    const now = Date.now();
    const errorId = createErrorId(now);
    const originalMessage = redact(error instanceof Error ? error.message : String(error)).slice(0, 4_000);
    const message = withErrorId(originalMessage, errorId);
    const stack = redact(error instanceof Error ? (error.stack ?? "") : "").slice(0, 16_000);
    waitUntil(
      postLog(fetch, { type, errorId, originalMessage, url: redact(url).slice(0, 4_000), message, stack, ts: now }),
    );
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
      // A part is away, which its call has logged: there is nothing to report, and it is worth coming back.
      if ((error instanceof CallFailed && error.code === "unavailable") || error instanceof NotInTime) throw away();
      throw args.context.get(reportErrorContext)(error, type);
    }
  };
  return wrapped as F;
}

function away(): Response {
  const message = "A part of the Index doesn’t answer right now. Try again in a minute.";
  const headers = { "retry-after": "10", "cache-control": "no-store" };
  return Response.json({ message, fatal: false }, { status: 503, headers });
}

/** What loaders throw on purpose: a Response, or `data()` with a status. */
export function isThrownResponse(error: unknown): boolean {
  if (error instanceof Response || isRouteErrorResponse(error)) return true;
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}

/** Name of a rendering error: `ERR-{unix seconds}-{6 hex}`. @param now unix time in milliseconds */
export function createErrorId(now: number): string {
  return `ERR-${Math.floor(now / 1000)}-${crypto.randomUUID().slice(0, 6)}`;
}

/** The message with the error id, as shown and logged; the error page splits them again. */
export function withErrorId(message: string, errorId: string): string {
  return `${message} [Error ID: ${errorId}]`;
}
