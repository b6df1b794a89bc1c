import { Hono } from "hono";
import type { SiteEnv } from "#workers/env.ts";
import { filesApi } from "./files.ts";
import { iconsApi } from "./icons.ts";
import { logApi } from "./log.ts";

/** The site's own API: one Hono app a resource, JSON errors for everything. */
export function createApiApp() {
  const api = new Hono<SiteEnv>().basePath("/api");
  api.route("/files", filesApi());
  api.route("/log", logApi());
  api.route("/_nuxt_icon", iconsApi());
  api.notFound((c) => c.json({ error: { code: "not_found", message: `There is no call ${c.req.path}.` } }, 404));
  api.onError((error, c) => {
    console.error(error);
    const message = "The service could not answer. Please try again in a moment.";
    return c.json({ error: { code: "unavailable", message } }, 503, { "retry-after": "10" });
  });
  return api;
}
