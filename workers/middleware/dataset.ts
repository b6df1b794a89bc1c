import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";
import { Dataset } from "#workers/storage/dataset.ts";

/** One view of the dataset for the whole request, so that what two of its parts need is read once. */
export function dataset() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    c.set("dataset", new Dataset(c.env, (work) => c.executionCtx.waitUntil(work)));
    await next();
  });
}
