import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { privateByDefault } from "#workers/middleware/private-by-default.ts";
import { sameOrigin } from "#workers/middleware/same-origin.ts";
import { apiError } from "#workers/request/api-error.ts";
import { accountApi } from "./account.ts";
import { calendarApi } from "./calendar.ts";
import { challengeApi } from "./challenge.ts";
import { characteristicsApi } from "./characteristics.ts";
import { clansApi } from "./clans.ts";
import { deliveriesApi } from "./deliveries.ts";
import { filesApi } from "./files.ts";
import { iconsApi } from "./icons.ts";
import { logApi } from "./log.ts";
import { lookUpApi } from "./look-up.ts";
import { modulesApi } from "./modules.ts";
import { newsApi } from "./news.ts";
import { openApiApi } from "./openapi.ts";
import { playerBattlesApi } from "./player-battles.ts";
import { playersApi } from "./players.ts";
import { signInApi } from "./sign-in.ts";
import { statsApi } from "./stats.ts";
import { vehiclesApi } from "./vehicles.ts";
import { gameSignInApi } from "./wgauth.ts";

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
  // So are deliveries of battles.
  api.route("/stats", deliveriesApi());
  // Applies with and without a Content-Length.
  api.use(bodyLimit({ maxSize: maxBytes, onError: (c) => apiError(c, "too_large", tooLarge) }));
  for (const key of STATUS_PROVIDERS) api.route(`/${key}`, signInApi(key));
  api.route("/wgauth", gameSignInApi());
  api.route("/account", accountApi());
  api.route("/accounts", playersApi());
  api.route("/accounts", playerBattlesApi());
  api.route("/challenge", challengeApi());
  api.route("/clans", clansApi());
  api.route("/look-up", lookUpApi());
  api.route("/stats", statsApi());
  api.route("/files", filesApi());
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
    const message = "The service could not answer. Please try again in a moment.";
    return apiError(c, "unavailable", message, { retryAfter: 10 });
  });
  return api;
}

function otherMethod(c: Context<ApiEnv>, methods: readonly string[]): Response {
  const allow = [...methods].sort().join(", ");
  return apiError(c, "method_not_allowed", `This call takes ${allow}, not ${c.req.method}.`, { headers: { allow } });
}
