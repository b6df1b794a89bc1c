import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { sameOrigin } from "#workers/middleware/same-origin.ts";
import { accountApi } from "./account.ts";
import { filesApi } from "./files.ts";
import { iconsApi } from "./icons.ts";
import { logApi } from "./log.ts";
import { playersApi } from "./players.ts";
import { signInApi } from "./sign-in.ts";
import { statsApi } from "./stats.ts";
import { gameSignInApi } from "./wgauth.ts";

/** What a call may carry: some fields of a form. */
const maxBytes = 4 * 1024;
const tooLarge = { error: { code: "too_large", message: `A call may carry ${maxBytes} bytes at most.` } };

/** The site's own API: one Hono app a resource, JSON errors for everything. */
export function createApiApp() {
  const api = new Hono<ApiEnv>().basePath("/api");
  // Before anything that changes something for whom the cookies name.
  api.use(sameOrigin());
  // Reports are longer than other calls: it has a limit of its own.
  api.route("/log", logApi());
  // Whatever says how long it is, and whatever does not.
  api.use(bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(tooLarge, 413) }));
  for (const key of STATUS_PROVIDERS) api.route(`/${key}`, signInApi(key));
  api.route("/wgauth", gameSignInApi());
  api.route("/account", accountApi());
  api.route("/accounts", playersApi());
  api.route("/stats", statsApi());
  api.route("/files", filesApi());
  api.route("/_nuxt_icon", iconsApi());
  api.notFound((c) => c.json({ error: { code: "not_found", message: `There is no call ${c.req.path}.` } }, 404));
  api.onError((error, c) => {
    console.error(error);
    const message = "The service could not answer. Please try again in a moment.";
    return c.json({ error: { code: "unavailable", message } }, 503, { "retry-after": "10" });
  });
  return api;
}
