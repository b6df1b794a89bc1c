/** The arguments of a route's `shouldRevalidate` that matter here. */
interface Navigation {
  currentUrl: URL;
  nextUrl: URL;
  /** Set after a form was submitted, which may have changed anything. */
  formMethod?: string;
  /** What the router would decide by itself. */
  defaultShouldRevalidate: boolean;
}

/** Paths of pages that answer every query in the browser. Filled in the browser only: one document, one visitor. */
const localPages = new Set<string>();

/** Sets whether a page has loaded all the data that its query string can ask for, so that it needs no server. */
export function setLocalQueries(pathname: string, local: boolean): void {
  if (local) localPages.add(pathname);
  else localPages.delete(pathname);
}

/**
 * A route's `shouldRevalidate`: another query of a page that answers its queries in the browser does not ask the
 * server, whether the visitor got there by a link, the keyboard, or back and forward.
 */
export function revalidateUnlessLocal({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Navigation): boolean {
  const queryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (queryOnly && formMethod === undefined && localPages.has(nextUrl.pathname)) return false;
  return defaultShouldRevalidate;
}
