import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import { endSessionOf } from "#workers/accounts/sessions.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrRedirect } from "#workers/request/done-or-redirect.ts";

/**
 * POST /api/account/clear-browser: deletes everything that the site has stored in the browser, and ends the session.
 * Cookies are deleted one by one: Clear-Site-Data would also delete those of neighbouring sites of the same domain.
 */
export async function clearBrowser(c: Context<ApiEnv>): Promise<Response> {
  // This has to help when something is broken: a failing database must not keep the cookies.
  await endOwnSession(c).catch((error: unknown) => console.error("A session stays:", error));
  for (const name of Object.keys(getCookie(c))) deleteCookie(c, name, { secure: true, path: "/" });
  c.header("clear-site-data", '"cache", "storage"');
  return doneOrRedirect(c, "/faq?cleared=1#clearing");
}

async function endOwnSession(c: Context<ApiEnv>): Promise<void> {
  const person = await c.env.person();
  if (person) await endSessionOf(c.env.DB, person.personId, person.sessionId);
}
