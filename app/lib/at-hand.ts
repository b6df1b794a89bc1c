/** What the router asks about, of a loader of its own. */
interface Asked {
  currentUrl: URL;
  nextUrl: URL;
  /** Set when something was sent, after which everything may be another. */
  formMethod?: string;
  /** What the router would do by itself. */
  defaultShouldRevalidate: boolean;
}

/** Pages that answer every query by themselves. One document, one visitor: only a browser ever fills it. */
const pages = new Set<string>();

/** Says whether a page has everything in the browser that its query string can ask for. */
export function setAtHand(pathname: string, here: boolean): void {
  if (here) pages.add(pathname);
  else pages.delete(pathname);
}

/**
 * A route's `shouldRevalidate`: another query of a page that has everything at hand does not ask the server,
 * whether one got there by a link, the keyboard, or back and forward.
 */
export function unlessAtHand({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Asked): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (samePage && formMethod === undefined && pages.has(nextUrl.pathname)) return false;
  return defaultShouldRevalidate;
}
