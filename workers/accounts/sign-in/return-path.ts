import type { SignInProblem } from "#app/game/accounts/answers.ts";
import { withReturnTo } from "#app/lib/return-to.ts";

const base = "https://site.invalid";

/**
 * Where to redirect after a sign-in: only to a page of this site, whatever `return_to` says. The path is resolved as a
 * browser would, since `//evil`, `/\evil`, `https:evil` and a tab in between all lead away. It is checked at each
 * layer of percent-encoding, since a later redirect may decode one: `/%2F%2Fevil`, `/%5Cevil` and `/api%2Faccount` are
 * refused as well.
 * @param fallback used for anything else
 */
export function returnPath(requested: string | undefined, fallback: string): string {
  if (!requested || requested.length > 1_000 || !requested.startsWith("/")) return fallback;
  const url = URL.parse(requested, base);
  if (!url || !isPage(url)) return fallback;
  let path = url.pathname;
  for (let plain = decoded(path); plain !== path; plain = decoded(path)) {
    const inner = URL.parse(plain, base);
    if (!inner || !isPage(inner)) return fallback;
    path = plain;
  }
  return url.pathname + url.search + url.hash;
}

/** The address of a page that explains a problem; signing in there leads to where the visitor was. */
export function problemPath(page: string, problem: SignInProblem, returnTo: string | undefined): string {
  const address = `${page}?problem=${problem}`;
  const back = returnPath(returnTo, page);
  // A sign-in that names no page leads to /access, and from the page of a provider back to it.
  return back === page || back === "/access" ? address : withReturnTo(address, back);
}

function isPage({ origin, pathname }: URL): boolean {
  return origin === base && !pathname.startsWith("//") && !pathname.startsWith("/api/");
}

/** Decodes one layer of percent-encoding, of ASCII only: only ASCII can lead away. */
function decoded(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
