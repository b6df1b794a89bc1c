import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { type SignInProblem, signInProblemSchema } from "#app/api/sign-in-problems.ts";
import type { SiteEnv } from "#workers/env.ts";
import { isNavigation } from "#workers/is-navigation.ts";

const refusalSchema = z.object({ error: z.object({ code: signInProblemSchema }) });

/**
 * Leads a form that was sent without script, and refused, to the page that says in words what was wrong. Whoever
 * refused it, a script gets the answer as it is. In the address, since a toast could be lost, and what another site
 * sends shall make us keep nothing.
 */
export function refusedForms() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const isLink = c.req.method === "GET" || c.req.method === "HEAD";
    if (isLink || c.res.status < 400 || !isNavigation(c)) return;
    const problem = await problemOf(c.res);
    const headers = new Headers({ location: `/access?problem=${problem}`, "cache-control": "no-store" });
    for (const cookie of c.res.headers.getSetCookie()) headers.append("set-cookie", cookie);
    // Emptied first: Hono would add the headers of the answer that is replaced.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers });
  });
}

/** The refusal's own code, where the page has words for it. */
async function problemOf(refusal: Response): Promise<SignInProblem> {
  const said = refusalSchema.safeParse(await refusal.json().catch(() => null));
  if (said.success) return said.data.error.code;
  return refusal.status >= 500 ? "unavailable" : "invalid";
}
