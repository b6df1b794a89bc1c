import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { createApi, type DocumentSource } from "#app/api/client.ts";
import { apiContext, nonceContext, originContext, reportErrorContext, visitorContext } from "#app/context.ts";
import type { createApiApp } from "./api/api.ts";
import type { SiteEnv } from "./env.ts";
import { createReportError } from "./error-reports.ts";
import { Dataset } from "./storage/dataset.ts";
import { createVisitorFetch } from "./visitor-fetch.ts";

/** Renders a page: React Router's request handler, made once when the Worker starts. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The last handler of the request path: gives the page what it may ask for, and renders it. */
export function page(render: RenderPage, api: ReturnType<typeof createApiApp>) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const request = c.req.raw;
    const visitorFetch = createVisitorFetch(request, (call) => api.fetch(call, c.env, c.executionCtx));
    const context = new RouterContextProvider();
    const siteApi = createApi(visitorFetch.fetch, documents(c));
    context.set(apiContext, siteApi);
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    context.set(reportErrorContext, createReportError(siteApi, request.url, waitUntil));
    context.set(visitorContext, { crawler: c.get("visitor").crawler });
    context.set(nonceContext, c.get("nonce"));
    context.set(originContext, c.env.SITE_ORIGIN || new URL(request.url).origin);
    const answer = await render(request, context);
    if (answer.status >= 400) answer.headers.set("cache-control", "no-store");
    if (answer.status >= 400 && c.get("visitor").crawler) return plainError(answer);
    if (visitorFetch.setCookies.length === 0) return answer;
    const carried = new Response(answer.body, answer);
    for (const cookie of visitorFetch.setCookies) carried.headers.append("set-cookie", cookie);
    return carried;
  };
}

/** What a crawler gets for an error: its status and a plain line, never the error page (spec §8). */
function plainError({ status, headers }: Response): Response {
  const plain = new Headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  const retryAfter = headers.get("retry-after");
  if (retryAfter) plain.set("retry-after", retryAfter);
  return new Response(`Error ${status}`, { status, headers: plain });
}

/** Where pages read the dataset: the published one, parsed once per isolate; a foreign backend is asked by call. */
function documents(c: Context<SiteEnv>): DocumentSource | undefined {
  if (c.env.API_ORIGIN) return undefined;
  return new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
}
