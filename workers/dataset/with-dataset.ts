import { createMiddleware } from "hono/factory";
import { Dataset } from "#workers/dataset/dataset.ts";
import type { SiteEnv } from "#workers/env.ts";

/** One Dataset per request, so that its parts share what they read. */
export function dataset() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    c.set("dataset", new Dataset(c.env, (work) => c.executionCtx.waitUntil(work)));
    await next();
  });
}
