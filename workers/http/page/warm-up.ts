import type { Hono } from "hono";
import { currentVersionSchema } from "#app/game/model/publication.ts";
import type { SiteEnv } from "#workers/env.ts";

/**
 * Does the one-time work of a first request when the isolate starts: the router compiles its routes at the first match,
 * zod its schemas at the first parse. The edge starts an isolate while the TLS handshake is still going on.
 */
export function warmUp(site: Hono<SiteEnv>): void {
  site.router.match("GET", "/");
  currentVersionSchema.parse({ version: "0.0-000000000000", previous: null, publishedAt: "2026-01-01T00:00:00Z" });
}
