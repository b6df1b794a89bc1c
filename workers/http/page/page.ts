import type { Context } from "hono";
import type { RouterContextProvider } from "react-router";
import { type Flash, type FlashToast, flashContext, type KeptToast } from "#app/context.ts";
import { sessionTokenOf } from "#workers/accounts/user-lookup.ts";
import type { Env } from "#workers/bindings.ts";
import type { SiteEnv } from "#workers/env.ts";
import { isPublicPage, pathOfPage } from "../cache/cache-key.ts";
import { keepFlash, takeFlash } from "../flash.ts";
import { isOwnOrigin } from "../site-origin.ts";
import type { Dispatch } from "./dispatch.ts";
import { pageContext } from "./page-context.ts";

/** Renders a page: React Router's request handler, made once when the Worker starts. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The last handler of the request path: renders the page, and passes on the cookies that API calls have set. */
export function page(render: RenderPage, dispatch: Dispatch) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    if (!HANDLED.includes(c.req.method)) return plainError(405, { allow: READ_METHODS });
    const unbroken = withoutLineBreaks(c.req.raw);
    if (unbroken !== null) return c.redirect(unbroken, 301);
    const { context, setCookies, isComplete } = pageContext(c, dispatch);
    const flash = createPageFlash(c.env, c.req.raw);
    context.set(flashContext, flash);
    const answer = await render(addressed(c.req.raw, c.env), context);
    if (answer.status === 405) answer.headers.set("allow", READ_METHODS);
    // The router drops the headers of whatever a loader throws.
    if ((answer.status === 503 || answer.status === 429) && !answer.headers.has("retry-after"))
      answer.headers.set("retry-after", RETRY_AFTER);
    if (answer.status >= 400 && c.get("visitor").crawler) return plainErrorOf(answer);
    if (isDataAlone(c) && answer.ok && !answer.headers.has("cache-control")) ofVisitor(answer.headers);
    if (!isComplete()) answer.headers.set("cache-control", "no-store");
    if (isOfAccount(c)) answer.headers.set("cache-control", "private, no-store");
    const flashCookie = await flash.settle(answer.status);
    if (flashCookie === null && setCookies.length === 0) return answer;
    const carried = new Response(answer.body, answer);
    for (const cookie of setCookies) carried.headers.append("set-cookie", cookie);
    if (flashCookie !== null) carried.headers.append("set-cookie", flashCookie);
    // A page with a toast must not be cached.
    carried.headers.set("cache-control", isOfAccount(c) ? "private, no-store" : "no-store");
    return carried;
  };
}

/** Whether the page may tell of the account of who is signed in: pages that are the same for everybody do not. */
const isOfAccount = (c: Context<SiteEnv>) =>
  sessionTokenOf(c.req.raw) !== undefined && !isPublicPage(pathOfPage(c.req.path));

/** By the ending of the address at which the router requests only a page's data. */
const isDataAlone = (c: Context<SiteEnv>) => c.req.path.endsWith(".data");

/** As the page itself says: what its data are may depend on who is signed in. */
function ofVisitor(headers: Headers): void {
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "cookie");
}

/** Seconds until a page that failed may be requested again. */
const RETRY_AFTER = "60";

/** Line breaks, as encoded in an address. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/**
 * The address without line breaks, for a redirect: a path with one matches no React Router route, not even `*`, and so
 * has no error page of ours. Null for any other path, and for methods other than GET and HEAD (`addressed`).
 */
function withoutLineBreaks(request: Request): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  const path = url.pathname.replace(LINE_BREAKS, "");
  if (path === url.pathname) return null;
  url.pathname = path;
  return url.href;
}

/** What may be done with a page that takes nothing. */
const READ_METHODS = "GET, HEAD";

/** Methods that a route's loader or action may handle. Nobody sees the answer to OPTIONS or TRACE. */
const HANDLED = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Rewrites requests that React Router would answer with its own plain error. Submissions from other sites, or to a
 * path with a line break, go to a path that takes nothing, which gives our error page. Submissions to "/" get the
 * parameter `index`; without it they would go to the root route, which has no error page of ours
 * (https://reactrouter.com/explanation/index-query-param).
 */
function addressed(request: Request, env: SiteEnv["Bindings"]): Request {
  const { method } = request;
  if (method === "GET" || method === "HEAD") return request;
  const origin = request.headers.get("origin");
  const isOwn = origin === null || isOwnOrigin(env, request.url, origin);
  const url = new URL(request.url);
  const isBroken = url.pathname.search(LINE_BREAKS) >= 0;
  if (!isOwn || isBroken) return postWithoutTarget(request);
  if (url.pathname === "/" && !url.searchParams.has("index")) url.searchParams.append("index", "");
  return withoutOrigin(new Request(url, request));
}

function postWithoutTarget({ url, headers }: Request): Request {
  return withoutOrigin(new Request(new URL("/method-not-allowed", url), { method: "POST", headers }));
}

/**
 * Removed, because the router compares it to the host and would refuse with its own plain error; sameOrigin has checked
 * it already.
 */
function withoutOrigin(request: Request): Request {
  request.headers.delete("origin");
  return request;
}

/** Crawlers get an error's status and a line of text, never the error page. */
function plainErrorOf({ status, headers }: Response): Response {
  const headerEntries = ["retry-after", "allow"].flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return plainError(status, Object.fromEntries(headerEntries));
}

function plainError(status: number, headers: Record<string, string>): Response {
  return new Response(`Error ${status}`, {
    status,
    headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  });
}

/** The status of React Router's redirects inside of `.data` answers (docs/internals.md); documents use 3xx. */
const DATA_REDIRECT = 202;

/** The toasts that a page request shows, and those left for the next page. */
interface PageFlash extends Flash {
  /**
   * The Set-Cookie header that this answer needs; null when the flash changes nothing, so that the answer may be
   * cached.
   * @param status of the answer: a redirect leaves its toasts for the page after it
   */
  settle(status: number): Promise<string | null>;
}

/** Reads the toasts for this page and stores those for the next one. Reads KV at most once. */
function createPageFlash(env: Env, request: Request): PageFlash {
  const said: FlashToast[] = [];
  let taken: ReturnType<typeof takeFlash> | undefined;
  return {
    async take(): Promise<KeptToast[]> {
      if (request.method === "HEAD") return [];
      taken ??= takeFlash(env, request);
      return (await taken)?.toasts ?? [];
    },
    add(...toasts) {
      said.push(...toasts);
    },
    async settle(status) {
      if (said.length > 0) return await keepFlash(env, request, said);
      const redirects = status === DATA_REDIRECT || (status >= 300 && status < 400);
      return redirects ? null : ((await taken)?.setCookie ?? null);
    },
  };
}
