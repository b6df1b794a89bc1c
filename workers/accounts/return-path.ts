const base = "https://site.invalid";

/**
 * Where a visitor goes after signing in: a page of this site and nothing else, whatever the address said.
 * Reading it as a browser does is the test: `//evil`, `/\evil`, `https:evil` and a tab in between all lead away.
 * It has to hold for each layer of percent-encoding, since what comes after us may take one off: `/%2F%2Fevil`,
 * `/%5Cevil` and `/api%2Faccount` are no pages either.
 * @param fallback for everything that is not such a path
 */
export function returnPath(asked: string | undefined, fallback: string): string {
  if (!asked || asked.length > 1_000 || !asked.startsWith("/")) return fallback;
  const url = URL.parse(asked, base);
  if (!url || !isPage(url)) return fallback;
  let path = url.pathname;
  for (let plain = decoded(path); plain !== path; plain = decoded(path)) {
    const inner = URL.parse(plain, base);
    if (!inner || !isPage(inner)) return fallback;
    path = plain;
  }
  return url.pathname + url.search + url.hash;
}

function isPage({ origin, pathname }: URL): boolean {
  return origin === base && !pathname.startsWith("//") && !pathname.startsWith("/api/");
}

/** Without one layer of percent-encoding. What leads away is ASCII, so the rest stays as it is. */
function decoded(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
