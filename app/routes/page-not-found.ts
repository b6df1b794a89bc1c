import { data } from "react-router";
import { escapeHtml } from "#app/lib/inline-html.ts";

/** What a loader knows of the address that was asked for. */
interface Asked {
  request: Request;
  /** The address of the page; its query is written anew by the router. */
  url: URL;
}

/** Path and query to the letter, as HTML: error messages may have markup, and an address is the visitor's to write. */
export function fullPathAsHtml({ request, url }: Asked): string {
  const asked = new URL(request.url).search.slice(1);
  // The router's own parameter, when it asks for data alone.
  const query = asked.split("&").filter((part) => !part.startsWith("_routes="));
  return escapeHtml(url.pathname + (query.join("&") === "" ? "" : `?${query.join("&")}`));
}

/**
 * What a route throws when its parameters are of nothing that exists: a fatal 404 with the full path (spec §2).
 * @param redirect a path of this site to which the error screen leads on
 */
export function pageNotFound(asked: Asked, redirect?: string) {
  return data({ message: `Page Not Found: ${fullPathAsHtml(asked)}`, fatal: true, redirect }, { status: 404 });
}

/** What an address gets that no route matches: a 404 with the full path that is not fatal (spec §2). */
export function pageUnmatched(asked: Asked) {
  return data({ message: `Page not found: ${fullPathAsHtml(asked)}`, fatal: false }, { status: 404 });
}
