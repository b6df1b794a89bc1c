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
  thirdPartyContext,
} from "#app/context.ts";
import { redact } from "#app/lib/server/redact.ts";
import { LICENCES_FILE } from "#app/site/licences.ts";
import { sessionTokenOf } from "../accounts/person-lookup.ts";
import type { SiteEnv } from "../env.ts";
import { adNetwork } from "../request/ad-network.ts";
import { createReportError } from "../request/error-reports.ts";
import { siteOrigin } from "../request/site-origin.ts";
import { ADDRESS_HEADER, visitorAddress } from "../request/visitor-address.ts";
import type { Dispatch } from "./dispatch.ts";
import { createVisitorFetch } from "./visitor-fetch.ts";

export interface PageContext {
  context: RouterContextProvider;
  /** Cookies that API calls have set while the page was rendered. */
  setCookies: string[];
  /** False when the page lacks something or its data may be outdated: then no cache may store it. */
  isComplete(): boolean;
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
  const request = audience === "visitor" ? c.req.raw : ofAnyone(c.req.raw);
  const person = audience === "visitor" ? c.get("person") : async () => null;
  const { fetch, setCookies } = createVisitorFetch(request, (call) =>
    dispatch(call, c.env, c.executionCtx, { person, byWorker: true }),
  );
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const api = createApi(fetch, {
    // The published dataset, parsed once per isolate; with API_ORIGIN it is fetched from there.
    documents: c.env.API_ORIGIN ? undefined : c.get("dataset"),
    anonymous: sessionTokenOf(request) === undefined,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportErrorContext, createReportError(api, request.url, waitUntil));
  context.set(nonceContext, c.get("nonce"));
  context.set(mayReadListContext, async () => (await c.env.LIST_LIMIT.limit({ key: visitorAddress(c) })).success);
  const origin = siteOrigin(c.env, request.url);
  context.set(originContext, origin);
  context.set(adNetworkContext, adNetwork(c.env, origin));
  context.set(thirdPartyContext, async () => {
    const answer = await c.env.ASSETS.fetch(new URL(LICENCES_FILE, "https://assets.invalid"));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${LICENCES_FILE} was answered ${answer.status}`);
    return answer.json();
  });
  if (audience === "visitor") context.set(networkZoneContext, networkZone(c.req.raw));
  let lacks = false;
  context.set(orNullContext, (reading) =>
    reading.catch((error: unknown) => {
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
