import type { Plugin } from "vite";

const FILE = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const ASK = `const event = new CustomEvent("routemoduleerror", { cancelable: true, detail: { routeId: route.id, error } });
		if (!window.dispatchEvent(event)) return new Promise(() => {});
		throw error;`;

/**
 * React Router reloads the page whenever a route's module fails to load, every time. This changes it to dispatch the
 * event `routemoduleerror`. When that is prevented a document is being loaded; otherwise the error is thrown, so that
 * the error page shows.
 * @throws where the reload is not found
 */
export function askBeforeReload(code: string): string {
  if (!RELOAD.test(code)) throw new Error("React Router's loadRouteModule has changed: see docs/internals.md.");
  return code.replace(/, reloading page\.\.\./, "").replace(RELOAD, ASK);
}

/** Only in the build: the development server bundles React Router before any plugin sees it. */
export function routeModuleErrors(): Plugin {
  let found = false;
  return {
    name: "route-module-errors",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!FILE.test(id.split("?")[0] ?? "")) return null;
      found = true;
      return { code: askBeforeReload(code), map: null };
    },
    generateBundle() {
      if (!found) this.error("React Router's routeModules.js is not where it was: see docs/internals.md.");
    },
  };
}
