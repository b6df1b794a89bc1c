import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import { endSessionOf } from "#workers/accounts/sessions.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrBack } from "./done-or-back.ts";

/**
 * POST /api/account/clear-browser: takes away what the site keeps in the browser, whatever it is, and ends the
 * session. Cookies go one by one: Clear-Site-Data would take those of neighbouring sites of the same domain too.
 */
export async function clearBrowser(c: Context<ApiEnv>): Promise<Response> {
  // It helps when something is broken: a database that does not answer is no reason to keep the cookies.
  await endOwnSession(c).catch((error: unknown) => console.error("A session stays:", error));
  for (const name of Object.keys(getCookie(c))) deleteCookie(c, name, { secure: true, path: "/" });
  c.header("clear-site-data", '"cache", "storage"');
  return doneOrBack(c, "/faq?cleared=1#clearing");
}

async function endOwnSession(c: Context<ApiEnv>): Promise<void> {
  const person = await c.env.person();
  if (person) await endSessionOf(c.env.DB, person.personId, person.sessionId);
}
