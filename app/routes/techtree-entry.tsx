import { redirect, replace } from "react-router";
import { readLastNation } from "#app/game/model/last-nation.ts";
import { NATIONS } from "#app/game/model/nations.ts";
import { techTreePath } from "#app/game/model/tech-tree-path.ts";
import type { Route } from "./+types/techtree-entry.ts";

/** Leads to the tree that the visitor looked at last, else to the first one. */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirect(techTreePath(readLastNation(request.headers.get("cookie") ?? "") ?? NATIONS[0]), {
    headers: { "cache-control": "private, no-store" },
  });
}

/**
 * Within the site the browser knows it by itself; before any loader, so that the server is asked for the tree alone.
 * From the tree to itself is no step of the history, as with any link to where one is.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  () => {
    const path = techTreePath(readLastNation(document.cookie) ?? NATIONS[0]);
    throw window.location.pathname + window.location.search === path ? replace(path) : redirect(path);
  },
];

/** Never shown: the loader always leads on. A route with a component is answered as a page. */
export default function TechTreeEntry() {
  return null;
}
