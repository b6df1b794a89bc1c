import { redirect, replace } from "react-router";
import { LAST_NATION_COOKIE, lastNationOf, techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { readCookie } from "#app/lib/read-cookie.ts";
import type { Route } from "./+types/techtree-entry.ts";

/** Redirects to the tree that the visitor looked at last, or else to the first one. */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirect(pathFor(request.headers.get("cookie")), { headers: { "cache-control": "private, no-store" } });
}

/** In the browser the redirect happens before any loader runs, so that the server is asked for the tree only. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  () => {
    const path = pathFor(document.cookie);
    throw window.location.pathname + window.location.search === path ? replace(path) : redirect(path);
  },
];

function pathFor(cookies: string | null): string {
  return techTreePath(lastNationOf(readCookie(cookies, LAST_NATION_COOKIE)) ?? NATIONS[0]);
}

/**
 * Never rendered, since the loader always redirects; without a component the router would answer with the bare data.
 */
export default function TechTreeEntry() {
  return null;
}
