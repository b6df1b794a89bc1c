import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { createApi } from "#app/api/client.ts";
import {
  adNetworkContext,
  apiContext,
  mayReadListContext,
  networkZoneContext,
  nonceContext,
  originContext,
  orNullContext,
  reportErrorContext,
  simulatedContext,
  thirdPartyContext,
} from "#app/context.ts";
import { LICENCES_FILE } from "#app/lib/licences.ts";
import { redact } from "#app/lib/server/redact.ts";
import { sessionTokenOf } from "#workers/accounts/user-lookup.ts";
import type { SiteEnv } from "#workers/env.ts";
import { isSimulated } from "#workers/providers/simulator-guard.ts";
import { adNetwork } from "../ad-network.ts";
import { createReportError } from "../error-reports.ts";
import { siteOrigin } from "../site-origin.ts";
import { ADDRESS_HEADER, visitorAddress } from "../visitor-address.ts";
import type { Dispatch } from "./dispatch.ts";

interface PageContext {
  context: RouterContextProvider;
  /** Cookies that API calls have set while the page was rendered. */
  setCookies: string[];
  /** False when the page lacks something or its data may be outdated: then no cache may store it. */
  isComplete(): boolean;
}

/**
 * Everything that a page may use of its request (app/context.ts), created for each request.
 * @param audience "anyone": as a visitor without cookies sees it
 */
export function pageContext(
  c: Context<SiteEnv>,
  dispatch: Dispatch,
  audience: "visitor" | "anyone" = "visitor",
): PageContext {
  const request = audience === "visitor" ? c.req.raw : ofAnyone(c.req.raw);
  const user = audience === "visitor" ? c.get("user") : async () => null;
  const { fetch, setCookies } = createVisitorFetch(request, (call) =>
    dispatch(call, c.env, c.executionCtx, { user, byWorker: true }),
  );
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const api = createApi(fetch, {
    // The published dataset, parsed once per isolate; with API_ORIGIN it is fetched from there.
    documents: c.env.API_ORIGIN ? undefined : c.get("dataset"),
    anonymous: sessionTokenOf(request) === undefined,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportErrorContext, createReportError(fetch, request.url, waitUntil));
  context.set(nonceContext, c.get("nonce"));
  context.set(mayReadListContext, async () => (await c.env.LIST_LIMIT.limit({ key: visitorAddress(c) })).success);
  const origin = siteOrigin(c.env, request.url);
  context.set(originContext, origin);
  context.set(adNetworkContext, adNetwork(c.env, origin));
  context.set(simulatedContext, isSimulated(c.env));
  context.set(thirdPartyContext, async () => {
    const answer = await c.env.ASSETS.fetch(new URL(LICENCES_FILE, "https://assets.invalid"));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${LICENCES_FILE} was answered ${answer.status}`);
    return answer.json();
  });
  if (audience === "visitor") context.set(networkZoneContext, networkZone(c.req.raw));
  let lacks = false;
  context.set(orNullContext, (pending) =>
    pending.catch((error: unknown) => {
      lacks = true;
      console.warn(`A page is shown without a part of it: ${redact(String(error))}`);
      return null;
    }),
  );
  return { context, setCookies, isComplete: () => !lacks && c.get("dataset").isConfirmed() };
}

/** What Cloudflare derives from the address; there is none on a local server. */
function networkZone({ cf }: Request): string | null {
  return typeof cf?.timezone === "string" ? cf.timezone : null;
}

/** The visitor's request without cookies; its address stays, for rate limits. */
function ofAnyone({ url, headers }: Request): Request {
  const address = headers.get(ADDRESS_HEADER);
  return new Request(url, address === null ? {} : { headers: { [ADDRESS_HEADER]: address } });
}

/** Headers of the visitor's request that every call gets: cookies, and the address for rate limits. */
const CARRIED = ["cookie", ADDRESS_HEADER];

interface VisitorFetch {
  /** Like `fetch`, for /api/* only. */
  fetch: typeof globalThis.fetch;
  /** The Set-Cookie headers that the API answered with, to be carried back to the browser. */
  setCookies: string[];
}

/**
 * Calls the API on behalf of a visitor while rendering a page for them: the visitor's cookies and address go with
 * every call, cookies set by the API are passed back to the browser, and cookies are sent only to /api/*. The call
 * names the site's own origin, like one of its scripts, whatever the visitor's request says.
 * @param request the visitor's request, whose cookies and address are used
 * @param dispatch answers a call to /api/*, in this process or at API_ORIGIN
 * @throws TypeError for anything but a path below /api/
 */
export function createVisitorFetch(
  request: Request,
  dispatch: (call: Request) => Response | Promise<Response>,
): VisitorFetch {
  const origin = new URL(request.url).origin;
  const setCookies: string[] = [];
  const visitorFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const inputRequest = input instanceof Request ? input : undefined;
    const url = new URL(inputRequest ? inputRequest.url : String(input), origin);
    if (url.origin !== origin || !url.pathname.startsWith("/api/")) {
      throw new TypeError(`The visitor's fetch only answers /api/*, not ${url.origin}${url.pathname}`);
    }
    const call = inputRequest ? new Request(inputRequest, init) : new Request(url, init);
    for (const name of CARRIED) {
      const value = request.headers.get(name);
      if (value) call.headers.set(name, value);
      else call.headers.delete(name);
    }
    call.headers.set("origin", origin);
    const answer = await dispatch(call);
    setCookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  return { fetch: visitorFetch as typeof globalThis.fetch, setCookies };
}
