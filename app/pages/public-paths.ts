import type { Page, ServedPage } from "./page.ts";
import { SERVED_PAGES } from "./served-pages.ts";

/** The page with exactly this path; pages with parameters are not searched. */
export function pageAt(path: string): (Page & ServedPage) | undefined {
  return SERVED_PAGES.find((page) => page.path === path);
}

/** Paths of the pages that are for everyone and not about one vehicle: the sitemap names them. */
export const PUBLIC_PATHS: readonly string[] = listedPaths(SERVED_PAGES);

/** Those of them whose data is the same for everyone, so that it can be fetched ahead of a visit. */
export const PREFETCHED_PATHS: readonly string[] = listedPaths(
  SERVED_PAGES.filter(({ cacheableWith }) => cacheableWith),
);

function listedPaths(pages: readonly (Page & ServedPage)[]): string[] {
  return pages.flatMap(({ path, listed }) => (listed === true ? [path] : (listed ?? [])));
}
