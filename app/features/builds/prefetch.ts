import { type BuildMeta, getLatestBuild, getPagePayload, readBuildMeta } from "#app/api/builds.ts";
import { routerTarget } from "#app/ui/use-link-delegation.ts";
import { createFindRoutes, dataOf, type ManifestRoute, scriptsOf } from "./page-routes.ts";
import { createPartQueue } from "./part-queue.ts";
import { hasPayload } from "./payload-paths.ts";
import { keepPayload, needsPayload } from "./prefetched-payloads.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

// Of one document in the browser.
const queue = createPartQueue();
const findRoutes = createFindRoutes(window.__reactRouterManifest?.routes ?? {});
const modules = new Map<string, Promise<void>>();
let meta: Promise<BuildMeta> | undefined;

/** @throws where the site does not say which build is the latest */
export async function isOutdated(buildId: string): Promise<boolean> {
  return (await getLatestBuild(fetch, Date.now())).id !== buildId;
}

/** Fetches ahead what a click on the link will need: the scripts of the page, and its data where it is everyone's. */
export async function prefetch(
  link: HTMLAnchorElement,
  metaAnswer: () => Promise<Response>,
  buildId: string,
): Promise<void> {
  const click = { button: 0, modified: false, href: link.href, target: link.target };
  const to = routerTarget({ ...click, download: link.hasAttribute("download") }, window.location.href);
  if (to === null || link.dataset.reload !== undefined) return;
  const { pathname, search } = new URL(to, window.location.origin);
  const routes = findRoutes(pathname);
  const shown = findRoutes(window.location.pathname);
  const scripts = Promise.all(scriptsOf(routes).map(preload));
  // A script that is missing is the navigation's to find, and to show.
  scripts.catch(() => undefined);
  if (search !== "" || pathname === window.location.pathname) return;
  meta ??= metaAnswer().then(readBuildMeta);
  const known = await meta.catch(() => null);
  if (!known || !hasPayload(known, pathname) || !needsPayload(pathname)) return;
  const data = queue(() => getPagePayload(fetch, pathname, buildId));
  // Data is of use only to a page whose scripts are here: a failure of those must not be passed over.
  keepPayload(
    pathname,
    Promise.all([data, scripts]).then(([payload]) => dataOf(routes, shown, payload)),
  );
}

function preload(href: string): Promise<void> {
  const asked = modules.get(href);
  if (asked) return asked;
  const done = document.querySelector(`link[rel=modulepreload][href="${href}"]`)
    ? Promise.resolve()
    : queue(() => appendPreload(href));
  modules.set(href, done);
  return done;
}

function appendPreload(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded.`));
    document.head.append(link);
  });
}
