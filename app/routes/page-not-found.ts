import { data } from "react-router";
import { isNickname, PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { escapeHtml } from "#app/lib/text/inline-html.ts";
import { PAGES, type Page } from "#app/pages/pages.ts";
import { type ErrorSearch, LONGEST_NAME } from "#app/site/errors/error-search.tsx";

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
 * @param search how to look for it by name, in place of that link
 */
export function pageNotFound(request: RouteRequest, redirect?: string, search?: ErrorSearch) {
  const message = `Page Not Found: ${fullPathAsHtml(request)}`;
  const bounded = search && { ...search, typed: typedText(search.typed, LONGEST_NAME) };
  return data({ message, fatal: true, redirect, search: bounded }, { status: 404 });
}

/** What player pages throw for an unknown account number. */
export function playerNotFound(request: RouteRequest) {
  const [, , , nickname = ""] = request.url.pathname.split("/");
  const typed = isNickname(nickname) ? nickname : "";
  return pageNotFound(request, PLAYERS_PATH, { action: PLAYERS_PATH, label: "Nickname", typed });
}

/** What vehicle pages throw for an unknown number. @param found vehicles with such a name */
export function vehicleNotFound(request: RouteRequest, typed = "", found: readonly VehicleIdentity[] = []) {
  const similar = found.map((vehicle) => ({ label: vehicle.name, href: vehiclePagePath(vehicle) }));
  return pageNotFound(request, undefined, { action: "/", label: "Vehicle", typed, similar });
}

/** What an address without a route gets: a non-fatal 404 with the full path, and a way to the page it may mean. */
export function noRouteMatches(request: RouteRequest) {
  const message = `Page not found: ${fullPathAsHtml(request)}`;
  return data({ message, fatal: false, redirect: pageCalled(request.url.pathname) }, { status: 404 });
}

/** The page that the first part of a path names, by a word of its address, its name or what it is found by. */
function pageCalled(pathname: string): string | undefined {
  const [, first = ""] = pathname.toLowerCase().split("/");
  if (first.length < 3) return undefined;
  const wordsOf = ({ path, name, words = [] }: Page) =>
    [path, name, ...words]
      .join(" ")
      .toLowerCase()
      .split(/[^a-z0-9]+/);
  const pages = PAGES.filter(({ path }) => path !== "/" && !path.includes(":"));
  const found =
    pages.find((page) => wordsOf(page).includes(first)) ??
    pages.find((page) => wordsOf(page).some((word) => word.startsWith(first)));
  return found?.path;
}
