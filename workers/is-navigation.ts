import type { Context } from "hono";

/**
 * Whether a browser shows the answer as a page: to a link, or to a form without script. Browsers that do not say so
 * by Sec-Fetch-Mode (Safari before 16.4) ask for HTML then; scripts of the site never do.
 */
export function isNavigation(c: Pick<Context, "req">): boolean {
  const mode = c.req.header("sec-fetch-mode");
  return mode === undefined ? (c.req.header("accept")?.includes("text/html") ?? false) : mode === "navigate";
}
