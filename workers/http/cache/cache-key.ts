import { PAGES } from "#app/pages/pages.ts";

/** Allowed values of path parameters in cached pages. */
const parameters: Readonly<Record<string, string>> = {
  nation: "[a-z]{2,10}",
  tank_id: "\\d{1,7}",
  vehicle: "[a-z0-9-]{1,80}",
  slug: "[a-z0-9-]{1,80}",
  map: "[a-z0-9-]{1,80}",
};
const maxSearchLength = 160;

const minute = 60_000;

const kept = PAGES.flatMap(({ path, cacheableWith, freshFor, ownData }) =>
  cacheableWith ? [{ path: pathPattern(path), parameters: new Set(cacheableWith), freshFor, ownData }] : [],
);

/**
 * Pattern for the addresses of a page.
 * @throws Error for a path with a parameter whose values are unknown here, since no cache would ever keep the page
 */
export function pathPattern(path: string): RegExp {
  const source = path.replace(/:(\w+)/g, (_, name: string) => {
    const values = parameters[name];
    if (values) return values;
    throw new Error(
      `The page ${path} has \`cacheableWith\`, but workers/http/cache/cache-key.ts lacks the values of :${name}.`,
    );
  });
  return new RegExp(`^${source}$`);
}

/** Whether the data of the page at this path is the same for everyone until the next build or data version. */
export function isPublicPage(path: string): boolean {
  return kept.some((page) => !page.ownData && page.path.test(path));
}

/** The page of an address, which may be that of its data alone (`.data`, requested by the router in the browser). */
export const pathOfPage = (pathname: string) => (pathname === "/_.data" ? "/" : pathname.replace(/\.data$/, ""));

/** A page as caches know it. */
interface KeptPage {
  /** The part of a cache key that names it. */
  name: string;
  /** The time span of a page whose content changes by itself; 0 for any other. */
  span: number;
}

/**
 * Cache name of a page; null if it must not be cached. The data of a page (`.data`, requested by the router in the
 * browser) has its own name. The time span is not part of the name: an expired page still stands in when rendering
 * fails.
 * @param now unix time in ms
 */
export function keptPage(url: URL, now: number): KeptPage | null {
  if (url.search.length > maxSearchLength) return null;
  const path = pathOfPage(url.pathname);
  const page = kept.find((candidate) => candidate.path.test(path));
  if (!page) return null;
  for (const [name, value] of url.searchParams) {
    if (!page.parameters.has(name) && !page.parameters.has(`${name}=${value}`)) return null;
  }
  const span = page.freshFor === undefined ? 0 : Math.floor(now / (page.freshFor * minute));
  return { name: url.pathname + url.search, span };
}
