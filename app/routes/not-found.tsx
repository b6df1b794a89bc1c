import { data } from "react-router";
import type { Route } from "./+types/not-found.ts";
import { fullPathAsHtml } from "./page-not-found.ts";

/** Whatever no route matches. */
export function loader(args: Route.LoaderArgs): never {
  throw data({ message: `Page not found: ${fullPathAsHtml(args)}`, fatal: false }, { status: 404 });
}

/** Never shown: the loader always throws. A route with a component is answered as a page. */
export default function NotFound() {
  return null;
}
