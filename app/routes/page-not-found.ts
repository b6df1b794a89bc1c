import { data } from "react-router";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { escapeHtml } from "#app/lib/text/inline-html.ts";

/** The original request, and the page's address, whose query the router rewrites (its `LoaderFunctionArgs`). */
interface RouteRequest {
  request: Request;
  url: URL;
}

/** Path and query exactly as requested, escaped: error messages may have markup, and visitors choose addresses. */
export function fullPathAsHtml({ request, url }: RouteRequest): string {
  const search = new URL(request.url).search.slice(1);
  // The router adds this when it requests only data: https://reactrouter.com/upgrading/v7#futurev8_passthroughrequests
  const query = search.split("&").filter((parameter) => !parameter.startsWith("_routes="));
  return escapeHtml(url.pathname + (query.join("&") === "" ? "" : `?${query.join("&")}`));
}

/**
 * What a route throws if its parameters name something that does not exist: a fatal 404 with the full path.
 * @param redirect the path that the error screen links to
 */
export function pageNotFound(request: RouteRequest, redirect?: string) {
  return data({ message: `Page Not Found: ${fullPathAsHtml(request)}`, fatal: true, redirect }, { status: 404 });
}

/** What player pages throw for an unknown account number; it leads to the player search. */
export const playerNotFound = (request: RouteRequest) => pageNotFound(request, PLAYERS_PATH);

/** What an address without a route gets: a non-fatal 404 with the full path. */
export function noRouteMatches(request: RouteRequest) {
  return data({ message: `Page not found: ${fullPathAsHtml(request)}`, fatal: false }, { status: 404 });
}
