/** Paths whose anonymous page is the same for everyone until the next build or data version. */
const cacheablePaths = [
  /^\/$/,
  /^\/(?:disable-adblock|faq)$/,
  /^\/\d{1,7}\/[a-z0-9-]{1,80}$/,
  /^\/techtree\/[a-z]{2,10}$/,
];

/** Query parameters that a cached page may have; a name typed by a visitor is not among them. */
const cacheableParameters = new Set([
  "class",
  "tier",
  "nation",
  "role",
  "type",
  "sort",
  "view",
  "page",
  "modules",
  "gun",
  "turret",
  "chassis",
  "engine",
  "radio",
  "tank",
  "mode",
  "to",
  "from",
  "elite",
]);
const maxSearchLength = 160;

/**
 * The part of a cache key that names a page; null for what must not be kept. The data of a page
 * (`.data`, asked by the router in the browser) is kept beside the page itself.
 */
export function pageKey(url: URL): string | null {
  if (url.search.length > maxSearchLength) return null;
  const path = url.pathname === "/_.data" ? "/" : url.pathname.replace(/\.data$/, "");
  if (!cacheablePaths.some((pattern) => pattern.test(path))) return null;
  for (const name of url.searchParams.keys()) if (!cacheableParameters.has(name)) return null;
  return url.pathname + url.search;
}
