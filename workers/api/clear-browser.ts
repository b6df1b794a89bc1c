import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import { readCookie, sessionCookie } from "#workers/accounts/cookies.ts";
import { endSession } from "#workers/accounts/sessions.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrBack } from "./done-or-back.ts";

/**
 * POST /api/account/clear-browser: takes away what the site keeps in the browser, whatever it is, and ends the
 * session. Cookies go one by one: Clear-Site-Data would take those of neighbouring sites of the same domain too.
 */
export async function clearBrowser(c: Context<ApiEnv>): Promise<Response> {
  const token = readCookie(c, sessionCookie);
  // It helps when something is broken: a database that does not answer is no reason to keep the cookies.
  if (token) await endSession(c.env.DB, token).catch((error: unknown) => console.error("A session stays:", error));
  for (const name of Object.keys(getCookie(c))) deleteCookie(c, name, { secure: true, path: "/" });
  c.header("clear-site-data", '"cache", "storage"');
  return doneOrBack(c, "/faq?cleared=1#clearing");
}
