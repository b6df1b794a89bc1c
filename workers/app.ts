import * as serverBuild from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { createRequestHandler } from "react-router";
import { currentVersionSchema } from "#app/game/model/publication.ts";
import { withErrorReports } from "#workers/http/error-reports.ts";
import { createLoadData } from "#workers/http/page/payload.ts";
import { consume } from "#workers/queues.ts";
import { onSchedule } from "#workers/scheduled.ts";
import type { Env } from "./bindings.ts";
import type { SiteEnv } from "./env.ts";
import { createSite } from "./site.ts";

/**
 * Does the one-time work of a first request when the isolate starts: the router compiles its routes at the first match,
 * zod its schemas at the first parse. The edge starts an isolate while the TLS handshake is still going on.
 */
function warmUp(site: Hono<SiteEnv>): void {
  site.router.match("GET", "/");
  currentVersionSchema.parse({ version: "0.0-000000000000", previous: null, publishedAt: "2026-01-01T00:00:00Z" });
}

export { AccountBattles } from "#workers/battles/store/account-battles.ts";

// Made once, when the isolate starts; it holds nothing of a request.
const build = withErrorReports(serverBuild);
const site = createSite({
  render: createRequestHandler(build, import.meta.env.MODE),
  loadData: createLoadData(build),
  build: { id: __BUILD_ID__, timestamp: __BUILD_TIME__ },
  noncePlaceholder: __NONCE_PLACEHOLDER__,
});

warmUp(site);

export default {
  fetch: site.fetch,
  scheduled: onSchedule,
  queue: (batch, env) => consume(batch, env),
} satisfies ExportedHandler<Env>;
