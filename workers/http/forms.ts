import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "#app/game/accounts/answers.ts";
import { apiProblemOf } from "#app/lib/api.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { problemPath, returnPath } from "#workers/accounts/sign-in/return-path.ts";
import type { ApiContext, SiteEnv } from "#workers/env.ts";

/**
 * Whether the browser will show the answer as a page: for a link, or a form without script. Browsers without
 * Sec-Fetch-Mode (Safari before 16.4) are recognised by asking for HTML, which the site's scripts never do.
 */
export function isNavigation(c: Pick<Context, "req">): boolean {
  const mode = c.req.header("sec-fetch-mode");
  return mode === undefined ? (c.req.header("accept")?.includes("text/html") ?? false) : mode === "navigate";
}

/**
 * The answer to a change that succeeded: 204 for a script; for a form that was sent without one, a redirect.
 * @param fallback where to redirect when the call has no `return_to`
 */
export function doneOrRedirect(c: Context, fallback: string): Response {
  c.header("cache-control", "no-store");
  if (!isNavigation(c)) return c.body(null, 204);
  return c.redirect(returnPath(c.req.query(RETURN_TO), fallback), 303);
}

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
    const location = problemPath("/access", problem, c.req.query(RETURN_TO));
    const headers = new Headers({ location, "cache-control": "no-store" });
    for (const cookie of c.res.headers.getSetCookie()) headers.append("set-cookie", cookie);
    // Cleared first, because Hono would merge the headers of the previous answer.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers });
  });
}

/** The error's code, if the page explains that code. */
async function problemOf(response: Response): Promise<SignInProblem> {
  const { code } = apiProblemOf(response.status, await response.json().catch(() => null));
  const explained = SIGN_IN_PROBLEMS.find((problem) => problem === code);
  return explained ?? (response.status >= 500 ? "unavailable" : "invalid");
}

/** A parameter of a call: links and scripts send it in the query string, forms in the body. */
export async function field(c: ApiContext, name: string): Promise<string | undefined> {
  const queryValue = c.req.query(name);
  if (queryValue !== undefined) return queryValue;
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    c.req.header("content-type") ?? "",
  );
  const value = isForm ? (await c.req.parseBody())[name] : undefined;
  return typeof value === "string" ? value : undefined;
}
