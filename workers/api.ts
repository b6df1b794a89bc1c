import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { accountApi } from "#workers/accounts/api/account.ts";
import { signInApi } from "#workers/accounts/api/sign-in.ts";
import { gameSignInApi } from "#workers/accounts/api/wgauth.ts";
import { playerBattlesApi } from "#workers/battles/api/player-battles.ts";
import { statsApi } from "#workers/battles/api/stats.ts";
import { uploadsApi } from "#workers/battles/api/uploads.ts";
import { calendarApi } from "#workers/calendar/api.ts";
import { characteristicsApi } from "#workers/catalogue/characteristics.ts";
import { desktopToolApi } from "#workers/catalogue/desktop-tool.ts";
import { filesApi } from "#workers/catalogue/files.ts";
import { iconsApi } from "#workers/catalogue/icons.ts";
import { modulesApi } from "#workers/catalogue/modules.ts";
import { openApiApi } from "#workers/catalogue/openapi.ts";
import { vehiclesApi } from "#workers/catalogue/vehicles.ts";
import { challengeApi } from "#workers/challenge/api.ts";
import { clansApi } from "#workers/clans/api.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { logApi } from "#workers/errors/api.ts";
import { healthApi } from "#workers/health/api.ts";
import { apiError } from "#workers/http/api-error.ts";
import { privateByDefault } from "#workers/http/cache/cache-control.ts";
import { sameOrigin } from "#workers/http/site-origin.ts";
import { leaderboardsApi } from "#workers/leaderboards/api.ts";
import { newsApi } from "#workers/news/api.ts";
import { nameSearchApi } from "#workers/players/api/name-search.ts";
import { playersApi } from "#workers/players/api/players.ts";
import { JOBS } from "#workers/scheduled.ts";

/** The largest body of a call: some fields of a form. */
const maxBytes = 4 * 1024;
const tooLarge = `A call may carry ${maxBytes} bytes at most.`;

/** The site's own API: one Hono app a resource, JSON errors for everything. */
export function createApiApp() {
  const api = new Hono<ApiEnv>().basePath("/api");
  // First, so that no answer comes past it.
  api.use(privateByDefault());
  // What is there, but takes another method, is not said to be missing.
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: otherMethod }));
  // Before every handler that acts for the person whom the cookies name.
  api.use(sameOrigin());
  // Error reports are longer than other calls, so this has its own limit.
  api.route("/log", logApi());
  api.route("/health", healthApi(JOBS));
  // So are deliveries of battles.
  api.route("/stats", uploadsApi());
  // Applies with and without a Content-Length.
  api.use(bodyLimit({ maxSize: maxBytes, onError: (c) => apiError(c, "too_large", tooLarge) }));
  for (const key of STATUS_PROVIDERS) api.route(`/${key}`, signInApi(key));
  api.route("/wgauth", gameSignInApi());
  api.route("/account", accountApi());
  api.route("/accounts", playersApi());
  api.route("/accounts", playerBattlesApi());
  api.route("/challenge", challengeApi());
  api.route("/clans", clansApi());
  api.route("/leaderboards", leaderboardsApi());
  api.route("/look-up", nameSearchApi());
  api.route("/stats", statsApi());
  api.route("/files", filesApi());
  api.route("/desktop-tool", desktopToolApi());
  api.route("/news", newsApi());
  api.route("/", vehiclesApi());
  api.route("/vehicles", characteristicsApi());
  api.route("/", modulesApi());
  api.route("/", calendarApi());
  api.route("/", openApiApi());
  api.route("/_nuxt_icon", iconsApi());
  api.notFound((c) => apiError(c, "not_found", `There is no call ${c.req.path}.`));
  api.onError((error, c) => {
    console.error(error);
    const message = "The service couldn’t answer. Please try again in a moment.";
    return apiError(c, "unavailable", message, { retryAfter: 10 });
  });
  return api;
}

function otherMethod(c: ApiContext, methods: readonly string[]): Response {
  const allow = [...methods].sort().join(", ");
  return apiError(c, "method_not_allowed", `This call takes ${allow}, not ${c.req.method}.`, { headers: { allow } });
}
