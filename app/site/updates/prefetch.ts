import { routerTarget } from "#app/components/navigation/use-link-delegation.ts";
import type { BuildMeta, LatestBuild, PagePayload } from "#app/game/site/answers.ts";
import { read } from "#app/lib/api.ts";
import { createDownloadQueue } from "./download-queue.ts";
import { createFindRoutes, dataOf, filesOf, hasPayload, type ManifestRoute } from "./page-routes.ts";
import { keepPayload, needsPayload } from "./prefetched-payloads.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

// State of one document in the browser.
const queue = createDownloadQueue();
const findRoutes = createFindRoutes(window.__reactRouterManifest?.routes ?? {});
const files = new Map<string, Promise<void>>();
let meta: Promise<BuildMeta> | undefined;
/** The router ends the address of a sheet that several pages share in "#". */
const SHEET = /\.css#?$/;

/** @throws where the site does not say which build is the latest */
export async function isOutdated(buildId: string): Promise<boolean> {
  // Past every cache.
  const { id } = await read<LatestBuild>(fetch, `/builds/latest.json?${Date.now()}`);
  return typeof id === "string" && id !== buildId;
}

/**
 * Prefetches what a click on the link will need: the page's scripts and style sheets, and its data if that is the same
 * for everyone.
 */
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
  const current = findRoutes(window.location.pathname);
  const needed = Promise.all(filesOf(routes).map(preload));
  // A missing file is ignored here: the navigation will find and show it.
  needed.catch(() => undefined);
  // A page that fetches its own body starts when its module runs, so import it now, like the router will.
  needed.then(() => Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)))).catch(() => undefined);
  if (search !== "" || pathname === window.location.pathname) return;
  meta ??= metaAnswer().then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)));
  const known = await meta.catch(() => null);
  if (!known || !hasPayload(known, pathname) || !needsPayload(pathname)) return;
  // The address includes the build, so that no cache answers with another build's copy.
  const payload = `${pathname === "/" ? "" : pathname}/_payload.json?${buildId}`;
  const data = queue(() => read<PagePayload>(fetch, payload));
  // The payload counts only together with the page's files: where they fail, the navigation has to notice.
  keepPayload(
    pathname,
    Promise.all([data, needed]).then(([all]) => dataOf(routes, current, all)),
  );
}

function preload(href: string): Promise<void> {
  const pending = files.get(href);
  if (pending) return pending;
  // A file that this document links is loaded already.
  const done = document.querySelector(`head > link[href="${href}"]`)
    ? Promise.resolve()
    : queue(() => (SHEET.test(href) ? fetchSheet(href) : appendPreload(href)));
  files.set(href, done);
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

/** Loads a style sheet into the browser's cache, where the page's <link> will find it. */
async function fetchSheet(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} could not be loaded.`);
  await answer.arrayBuffer();
}
