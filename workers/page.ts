import type { Context } from "hono";
import type { RouterContextProvider } from "react-router";
import { asideContext, flashContext } from "#app/context.ts";
import { Aside } from "#app/lib/aside.ts";
import type { Dispatch } from "./dispatch.ts";
import type { SiteEnv } from "./env.ts";
import { pageContext } from "./page-context.ts";
import { createPageFlash } from "./page-flash.ts";
import { isOwnOrigin } from "./site-origin.ts";

/** Renders a page: React Router's request handler, made once when the Worker starts. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The last handler of the request path: renders the page, and carries back what the API set meanwhile. */
export function page(render: RenderPage, dispatch: Dispatch) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const { context, setCookies, isComplete } = pageContext(c, dispatch);
    const flash = createPageFlash(c.env, c.req.raw);
    context.set(flashContext, flash);
    // The router asks for a page's data alone at the page's address with this ending.
    if (!c.req.path.endsWith(".data")) context.set(asideContext, new Aside());
    const answer = await render(addressed(c.req.raw, c.env), context);
    if (answer.status === 405) answer.headers.set("allow", "GET, HEAD");
    if (answer.status >= 400 && c.get("visitor").crawler) return plainError(answer);
    if (!isComplete()) answer.headers.set("cache-control", "no-store");
    const flashCookie = await flash.settle(answer.status);
    if (flashCookie === null && setCookies.length === 0) return answer;
    const carried = new Response(answer.body, answer);
    for (const cookie of setCookies) carried.headers.append("set-cookie", cookie);
    if (flashCookie !== null) carried.headers.append("set-cookie", flashCookie);
    // What was told once is told by no copy of this page.
    carried.headers.set("cache-control", "no-store");
    return carried;
  };
}

/** The methods by which the router takes something that is sent. */
const sending = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * The request as the router has an error page for it. What another site sends, and any method that sends nothing
 * (OPTIONS, TRACE), becomes something that is sent where nothing ever is taken; what is sent to "/" is meant for the
 * index: the router would take it for the document itself, whose error page is the router's own; by the parameter
 * `index` it tells the two apart.
 */
function addressed(request: Request, env: SiteEnv["Bindings"]): Request {
  const { method } = request;
  if (method === "GET" || method === "HEAD") return request;
  const origin = request.headers.get("origin");
  const isOwn = origin === null || isOwnOrigin(env, request.url, origin);
  if (!isOwn || !sending.includes(method)) return sentNowhere(request);
  const url = new URL(request.url);
  if (url.pathname === "/" && !url.searchParams.has("index")) url.searchParams.append("index", "");
  return withoutOrigin(new Request(url, request));
}

function sentNowhere({ url, headers }: Request): Request {
  return withoutOrigin(new Request(new URL("/method-not-allowed", url), { method: "POST", headers }));
}

/** The router compares it with the host that a request names, and refuses in words of its own; it was looked at here. */
function withoutOrigin(request: Request): Request {
  request.headers.delete("origin");
  return request;
}

/** What a crawler gets for an error: its status and a plain line, never the error page (spec §8). */
function plainError({ status, headers }: Response): Response {
  const plain = new Headers({ "content-type": "text/plain; charset=utf-8" });
  for (const name of ["retry-after", "allow"]) {
    const value = headers.get(name);
    if (value) plain.set(name, value);
  }
  return new Response(`Error ${status}`, { status, headers: plain });
}
