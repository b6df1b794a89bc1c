import type { Context } from "hono";

/**
 * Whether the browser will show the answer as a page: for a link, or a form without script. Browsers without
 * Sec-Fetch-Mode (Safari before 16.4) are recognised by asking for HTML, which the site's scripts never do.
 */
export function isNavigation(c: Pick<Context, "req">): boolean {
  const mode = c.req.header("sec-fetch-mode");
  return mode === undefined ? (c.req.header("accept")?.includes("text/html") ?? false) : mode === "navigate";
}
