import * as serverBuild from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import type { Env } from "./env.ts";
import { withErrorReports } from "./error-reports.ts";
import { runScheduled } from "./jobs/scheduled.ts";
import { storeErrors } from "./jobs/store-errors.ts";
import { createSite } from "./site.ts";

// Made once, when the isolate starts; nothing of a request is kept in it.
const render = createRequestHandler(withErrorReports(serverBuild), import.meta.env.MODE);
const site = createSite(render, { id: __BUILD_ID__, noncePlaceholder: __NONCE_PLACEHOLDER__ });

export default {
  fetch: site.fetch,
  scheduled: (_controller, env) => runScheduled(env, Date.now()),
  queue: (batch, env) => storeErrors(batch, env),
} satisfies ExportedHandler<Env>;
