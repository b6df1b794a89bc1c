import { ADDRESS_HEADER } from "../request/visitor-address.ts";

/** Headers of the visitor's request that every call gets: cookies, and the address for rate limits. */
const CARRIED = ["cookie", ADDRESS_HEADER];

export interface VisitorFetch {
  /** Like `fetch`, for /api/* only. */
  fetch: typeof globalThis.fetch;
  /** The Set-Cookie headers that the API answered with, to be carried back to the browser. */
  setCookies: string[];
}

/**
 * Calls the API on behalf of a visitor while a page is rendered for them: the visitor's cookies and address go with
 * every call, cookies that the API sets are passed back to the browser, and no cookie is sent anywhere but to /api/*.
 * The call names the site's own origin, like one of its scripts, whatever the visitor's request says.
 * @param request the visitor's request, whose cookies and address are used
 * @param dispatch answers a call to /api/*, in this process or at API_ORIGIN
 * @throws TypeError when asked for anything but a path below /api/
 */
export function createVisitorFetch(
  request: Request,
  dispatch: (call: Request) => Response | Promise<Response>,
): VisitorFetch {
  const origin = new URL(request.url).origin;
  const setCookies: string[] = [];
  const visitorFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const asked = input instanceof Request ? input : undefined;
    const url = new URL(asked ? asked.url : String(input), origin);
    if (url.origin !== origin || !url.pathname.startsWith("/api/")) {
      throw new TypeError(`The visitor's fetch only answers /api/*, not ${url.origin}${url.pathname}`);
    }
    const call = asked ? new Request(asked, init) : new Request(url, init);
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
