const base = "https://site.invalid";

/**
 * Where a visitor goes after signing in: a path of this site and nothing else, whatever the address said.
 * Reading it as a browser does is the test: `//evil`, `/\evil`, `https:evil` and a tab in between all lead away.
 * @param fallback for everything that is not such a path
 */
export function returnPath(asked: string | undefined, fallback: string): string {
  if (!asked || asked.length > 1_000 || !asked.startsWith("/")) return fallback;
  const url = URL.parse(asked, base);
  if (url?.origin !== base || url.pathname.startsWith("//") || url.pathname.startsWith("/api/")) return fallback;
  return url.pathname + url.search + url.hash;
}
