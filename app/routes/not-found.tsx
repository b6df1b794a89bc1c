import { data } from "react-router";
import { escapeHtml } from "#app/lib/inline-html.ts";
import type { Route } from "./+types/not-found.ts";

/** Whatever no route matches. */
export function loader({ url }: Route.LoaderArgs): never {
  const { pathname, search } = url;
  throw data({ message: `Page not found: ${escapeHtml(pathname + search)}`, fatal: false }, { status: 404 });
}

/** Never shown: the loader always throws. A route with a component is answered as a page. */
export default function NotFound() {
  return null;
}
