import { apiContext, nonceContext } from "#app/context.ts";
import type { Env } from "#workers/env.ts";
import { runScheduled } from "#workers/jobs/scheduled.ts";
import { storeErrors } from "#workers/jobs/store-errors.ts";
import { createSite } from "#workers/site.ts";

export const noncePlaceholder = "placeholder-of-the-tests";

/**
 * The site with a page of its own in place of React Router's: it shows what a page is given, so that
 * the request path can be tested without a build. The real pages are tested in the browser tests.
 */
const site = createSite(
  async (request, context) => {
    const url = new URL(request.url);
    if (url.pathname === "/999/throws") throw new Error("this page throws");
    const data = await context.get(apiContext).files.manifest().catch(String);
    const status = url.pathname === "/404/missing" ? 404 : 200;
    const headers = { "content-type": "text/html; charset=utf-8" };
    const nonce = context.get(nonceContext);
    return new Response(`<p data-nonce="${nonce}">${JSON.stringify(data)}</p>`, { status, headers });
  },
  { id: "test-build", noncePlaceholder },
);

export default {
  fetch: site.fetch,
  scheduled: (controller, env) => runScheduled(env, Number(controller.scheduledTime)),
  queue: (batch, env) => storeErrors(batch, env),
} satisfies ExportedHandler<Env>;
