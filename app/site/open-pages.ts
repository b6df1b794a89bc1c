import { PAGES, type Page } from "./pages.ts";

/** The page with exactly this path; pages with parameters are not searched. */
export function pageAt(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/** @param href of a link within the site: a path, perhaps with a query or a place on the page */
export function isNotOpen(href: string): boolean {
  const page = pageAt(href.replace(/[?#].*$/, ""));
  return page !== undefined && page.module === undefined;
}

/** Paths of the pages that are open to everyone and not about one vehicle: the sitemap names them. */
export const PUBLIC_PATHS: readonly string[] = listedPaths(PAGES);

/** Those of them whose data is the same for everyone, so that it can be fetched ahead of a visit. */
export const PREFETCHED_PATHS: readonly string[] = listedPaths(PAGES.filter(({ cacheableWith }) => cacheableWith));

function listedPaths(pages: readonly Page[]): string[] {
  return pages.flatMap(({ path, module, listed }) => (module && listed ? (listed === true ? [path] : listed) : []));
}
