import type { MiddlewareFunction } from "react-router";

/** Same as the payload's max-age (workers/http/page/payload.ts). */
const FRESH_MS = 60_000;
const MAX = 30;

type Payload = Record<string, unknown>;

/** Payloads that are loaded or loading, by path; state of one document in the browser. */
const payloads = new Map<string, { requestedAt: number; data: Promise<Payload> }>();

/** @returns false when the path's payload is already loaded or loading */
export function needsPayload(path: string): boolean {
  return freshPayload(path) === undefined;
}

/** @param data if it fails, the navigation requests the data as if nothing had been prefetched */
export function keepPayload(path: string, data: Promise<Payload>): void {
  payloads.set(path, { requestedAt: Date.now(), data });
  const [oldest] = payloads.keys();
  if (payloads.size > MAX && oldest !== undefined) payloads.delete(oldest);
  data.catch(() => payloads.delete(path));
}

/**
 * Client middleware: a navigation to a page with a prefetched payload takes its data from there instead of requesting
 * it again. The payload lacks the layouts' data, which is the visitor's; the router keeps what it has.
 */
export const answerFromPayload: MiddlewareFunction<Record<string, { type: "data"; result: unknown }>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  // A submitted form may change any page, and its answer may be private.
  if (request.method !== "GET") payloads.clear();
  // Reloading the current page must ask the server.
  const wanted = request.method === "GET" && search === "" && pathname !== window.location.pathname;
  const payload = wanted ? await freshPayload(pathname)?.catch(() => undefined) : undefined;
  if (!payload) {
    await next();
    return;
  }
  return Object.fromEntries(Object.entries(payload).map(([id, result]) => [id, { type: "data", result }]));
};

function freshPayload(path: string): Promise<Payload> | undefined {
  const cached = payloads.get(path);
  return cached && Date.now() - cached.requestedAt < FRESH_MS ? cached.data : undefined;
}
