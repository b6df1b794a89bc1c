import { createMiddleware } from "hono/factory";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "#app/game/accounts/answers.ts";
import { refusalOf } from "#app/lib/api.ts";
import type { SiteEnv } from "#workers/env.ts";
import { isNavigation } from "#workers/http/is-navigation.ts";

/**
 * Redirects a refused form that was sent without script to a page that explains the problem. A script gets the error
 * itself. The problem is in the address, not in a toast: a toast may be lost, and requests of other sites must not make
 * us store anything.
 */
export function refusedForms() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const isLink = c.req.method === "GET" || c.req.method === "HEAD";
    if (isLink || c.res.status < 400 || !isNavigation(c)) return;
    const problem = await problemOf(c.res);
    const headers = new Headers({ location: `/access?problem=${problem}`, "cache-control": "no-store" });
    for (const cookie of c.res.headers.getSetCookie()) headers.append("set-cookie", cookie);
    // Cleared first, because Hono would merge the headers of the previous answer.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers });
  });
}

/** The error's code, if the page explains that code. */
async function problemOf(refusal: Response): Promise<SignInProblem> {
  const { code } = refusalOf(refusal.status, await refusal.json().catch(() => null));
  const explained = SIGN_IN_PROBLEMS.find((problem) => problem === code);
  return explained ?? (refusal.status >= 500 ? "unavailable" : "invalid");
}
