import { redirect } from "react-router";
import { readLastNation } from "#app/game/model/last-nation.ts";
import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import type { Route } from "./+types/techtree-entry.ts";

/** Leads to the tree that the visitor looked at last, else to the first one. */
export function loader({ request }: Route.LoaderArgs): never {
  throw to(readLastNation(request.headers.get("cookie") ?? ""));
}

/** Within the site the browser knows it by itself; before any loader, so that the server is asked for the tree alone. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  () => {
    throw to(readLastNation(document.cookie));
  },
];

function to(nation: Nation = NATIONS[0]): Response {
  return redirect(`/techtree/${nation}`, { headers: { "cache-control": "private, no-store" } });
}

/** Never shown: the loader always leads on. A route with a component is answered as a page. */
export default function TechTreeEntry() {
  return null;
}
