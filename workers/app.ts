import * as serverBuild from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { withErrorReports } from "#workers/http/error-reports.ts";
import { createLoadData } from "#workers/http/page/payload.ts";
import { warmUp } from "#workers/http/page/warm-up.ts";
import { consume } from "#workers/queues.ts";
import { onSchedule } from "#workers/scheduled.ts";
import type { Env } from "./bindings.ts";
import { createSite } from "./site.ts";

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
