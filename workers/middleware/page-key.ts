import { PAGES } from "#app/site/pages.ts";

/** What the parameters of paths may be, in pages that are kept. */
const parameters: Readonly<Record<string, string>> = {
  nation: "[a-z]{2,10}",
  tank_id: "\\d{1,7}",
  vehicle: "[a-z0-9-]{1,80}",
};
const maxSearchLength = 160;

const kept = PAGES.flatMap(({ path, keptWith }) => {
  if (!keptWith) return [];
  const source = path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? "(?!)");
  return [{ path: new RegExp(`^${source}$`), parameters: new Set(keptWith) }];
});

/** Whether the data of the page at this path is the same for everyone until the next build or data version. */
export function isEveryones(path: string): boolean {
  return kept.some((page) => page.path.test(path));
}

/**
 * The part of a cache key that names a page; null for what must not be kept. The data of a page
 * (`.data`, asked by the router in the browser) is kept beside the page itself.
 */
export function pageKey(url: URL): string | null {
  if (url.search.length > maxSearchLength) return null;
  const path = url.pathname === "/_.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const page = kept.find((each) => each.path.test(path));
  if (!page) return null;
  for (const name of url.searchParams.keys()) if (!page.parameters.has(name)) return null;
  return url.pathname + url.search;
}
