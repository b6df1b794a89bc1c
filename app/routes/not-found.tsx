import type { Route } from "./+types/not-found.ts";
import { pageUnmatched } from "./page-not-found.ts";

/** Whatever no route matches. */
export function loader(args: Route.LoaderArgs): never {
  throw pageUnmatched(args);
}

/** Never shown: the loader always throws. A route with a component is answered as a page. */
export default function NotFound() {
  return null;
}
