import { data } from "react-router";
import { escapeHtml } from "#app/lib/inline-html.ts";

/**
 * What a route throws when its parameters are of nothing that exists: a fatal 404 with the full path (spec §2).
 * The message may have markup, and the path is the visitor's to write: it goes in as text.
 *
 * @param redirect a path of this site to which the error screen leads on
 */
export function pageNotFound({ pathname, search }: Pick<URL, "pathname" | "search">, redirect?: string) {
  const message = `Page Not Found: ${escapeHtml(pathname + search)}`;
  return data({ message, fatal: true, redirect }, { status: 404 });
}
