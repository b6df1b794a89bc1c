import type { Route } from "./+types/not-found.ts";
import { noRouteMatches } from "./page-not-found.ts";

/** The route for every path that no other route matches. */
export function loader(args: Route.LoaderArgs): never {
  throw noRouteMatches(args);
}

/** Never rendered, since the loader always throws; without a component the router would answer with the bare data. */
export default function NotFound() {
  return null;
}
