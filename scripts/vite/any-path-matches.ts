import type { Plugin } from "vite";

const FILE = /\/react-router\/dist\/[a-z]+\/lib\/router\/utils\.js$/;
const SPLAT = '"(.*)$" : "(?:\\\\/(.+)|\\\\/*)$"';
const ANY = '"([^]*)$" : "(?:\\\\/([^]+)|\\\\/*)$"';

/**
 * React Router's `*` matches no path with a line break in it (`/a%0Ab`), which then has no route and no error page of
 * ours. With this it matches every path.
 * @throws where the pattern is not found
 */
export function matchLineBreaks(code: string): string {
  if (!code.includes(SPLAT)) throw new Error("React Router's compilePath has changed: see docs/internals.md.");
  return code.replace(SPLAT, ANY);
}

/** Only in the build: the development server bundles React Router before any plugin sees it. */
export function anyPathMatches(): Plugin {
  const found = new Set<string>();
  return {
    name: "any-path-matches",
    apply: "build",
    transform(code, id) {
      if (!FILE.test(id.split("?")[0] ?? "")) return null;
      found.add(this.environment.name);
      return { code: matchLineBreaks(code), map: null };
    },
    generateBundle() {
      if (!found.has(this.environment.name))
        this.error("React Router's utils.js is not where it was: see docs/internals.md.");
    },
  };
}
