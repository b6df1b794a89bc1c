import { PAGES, type Page } from "./pages.ts";

/** The page with exactly this path; pages with parameters are not searched. */
export function pageAt(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/** Paths of the pages that are for everyone and not about one vehicle: the sitemap names them. */
export const PUBLIC_PATHS: readonly string[] = listedPaths(PAGES);

/** Those of them whose data is the same for everyone, so that it can be fetched ahead of a visit. */
export const PREFETCHED_PATHS: readonly string[] = listedPaths(
  PAGES.filter(({ cacheableWith, ownData }) => cacheableWith && !ownData),
);

function listedPaths(pages: readonly Page[]): string[] {
  return pages.flatMap(({ path, listed }) => (listed === true ? [path] : (listed ?? [])));
}
