import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { createApi } from "#app/api/client.ts";
import { adNetworkContext, apiContext, nonceContext, originContext, reportErrorContext } from "#app/context.ts";
import { sessionTokenOf } from "./accounts/person-lookup.ts";
import { adNetwork } from "./ad-network.ts";
import type { Dispatch } from "./dispatch.ts";
import type { SiteEnv } from "./env.ts";
import { createReportError } from "./error-reports.ts";
import { createVisitorFetch } from "./visitor-fetch.ts";

export interface PageContext {
  context: RouterContextProvider;
  /** Cookies that the API set while the page asked it. */
  setCookies: string[];
}

/**
 * Everything that a page may ask of the request it serves (app/context.ts), made anew for each request.
 * @param audience "anyone": as a visitor without cookies sees it
 */
export function pageContext(
  c: Context<SiteEnv>,
  dispatch: Dispatch,
  audience: "visitor" | "anyone" = "visitor",
): PageContext {
  const request = audience === "visitor" ? c.req.raw : new Request(c.req.url);
  const person = audience === "visitor" ? c.get("person") : async () => null;
  const { fetch, setCookies } = createVisitorFetch(request, (call) => dispatch(call, c.env, c.executionCtx, person));
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const api = createApi(fetch, {
    // The published dataset, parsed once per isolate; a foreign backend is asked by call.
    documents: c.env.API_ORIGIN ? undefined : c.get("dataset"),
    anonymous: sessionTokenOf(request) === undefined,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportErrorContext, createReportError(api, request.url, waitUntil));
  context.set(nonceContext, c.get("nonce"));
  const origin = c.env.SITE_ORIGIN || new URL(request.url).origin;
  context.set(originContext, origin);
  context.set(adNetworkContext, adNetwork(c.env, origin));
  return { context, setCookies };
}
