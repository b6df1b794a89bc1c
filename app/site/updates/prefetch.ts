import { matchPath, matchRoutes, type RouteObject } from "react-router";
import { type BuildMeta, getLatestBuild, getPagePayload, type PagePayload, readBuildMeta } from "#app/api/builds.ts";
import { routerTarget } from "#app/components/use-link-delegation.ts";
import { keepPayload, needsPayload } from "./prefetched-payloads.ts";

/** A route in React Router's manifest in the browser (docs/internals.md). */
interface ManifestRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
  hasLoader: boolean;
}

/** Finds the routes of the page at a path, layouts first. */
export function createFindRoutes(routes: Record<string, ManifestRoute>): (path: string) => ManifestRoute[] {
  const tree = routesBelow(routes, undefined);
  return (path) => matchRoutes(tree, path)?.flatMap(({ route }) => (route.id && routes[route.id]) || []) ?? [];
}

/** The scripts and style sheets of routes, each once. */
export function filesOf(routes: ManifestRoute[]): string[] {
  return [...new Set(routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]))];
}

/**
 * The data that the router needs for a page, from the page's payload.
 * @param routes of the page
 * @param shown routes of the current page: a layout that both pages share keeps its data
 * @throws when the payload lacks a route's data; the router then has to ask the server
 */
export function dataOf(routes: ManifestRoute[], shown: ManifestRoute[], payload: PagePayload): PagePayload {
  const data: PagePayload = {};
  for (const route of routes) {
    if (Object.hasOwn(payload, route.id)) data[route.id] = payload[route.id];
    else if (!route.hasLoader) data[route.id] = null;
    else if (!shown.includes(route)) throw new Error(`The payload has no data of ${route.id}.`);
  }
  return data;
}

function routesBelow(routes: Record<string, ManifestRoute>, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }): RouteObject => {
      return index ? { id, index: true } : { id, path, children: routesBelow(routes, id) };
    });
}

/** At most this many files of pages are prefetched in parallel. */
const PARALLEL_DOWNLOADS = 4;

/** Runs tasks in the order they come, at most `parallel` at a time; a task that fails lets the next one start too. */
export function createDownloadQueue(parallel: number = PARALLEL_DOWNLOADS): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = parallel;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

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
  return (await getLatestBuild(fetch, Date.now())).id !== buildId;
}

/**
 * Prefetches what a click on the link will need: the page's scripts and style sheets, and its data where that is the
 * same for everyone.
 */
export async function prefetch(
  link: HTMLAnchorElement,
  metaAnswer: () => Promise<Response>,
  buildId: string,
): Promise<void> {
  const click = { button: 0, modified: false, href: link.href, target: link.target, tab: false };
  const to = routerTarget({ ...click, download: link.hasAttribute("download") }, window.location.href);
  if (to === null || link.dataset.reload !== undefined) return;
  const { pathname, search } = new URL(to, window.location.origin);
  const routes = findRoutes(pathname);
  const shown = findRoutes(window.location.pathname);
  const needed = Promise.all(filesOf(routes).map(preload));
  // A missing file is ignored here: the navigation will find and show it.
  needed.catch(() => undefined);
  if (search !== "" || pathname === window.location.pathname) return;
  meta ??= metaAnswer().then(readBuildMeta);
  const known = await meta.catch(() => null);
  if (!known || !hasPayload(known, pathname) || !needsPayload(pathname)) return;
  const data = queue(() => getPagePayload(fetch, pathname, buildId));
  // The payload counts only together with the page's files: where they fail, the navigation has to notice.
  keepPayload(
    pathname,
    Promise.all([data, needed]).then(([payload]) => dataOf(routes, shown, payload)),
  );
}

function preload(href: string): Promise<void> {
  const asked = files.get(href);
  if (asked) return asked;
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

/** Whether the build has `{path}/_payload.json`: exact paths before paths with parameters before whole folders. */
export function hasPayload({ matcher, prerendered }: BuildMeta, path: string): boolean {
  if (prerendered.includes(path)) return true;
  const rule =
    matcher.static[path] ??
    found(matcher.dynamic, (pattern) => matchPath(pattern, path) !== null) ??
    found(matcher.wildcard, (folder) => path === folder || path.startsWith(`${folder}/`));
  return rule?.prerender === true;
}

function found<T>(rules: Record<string, T>, matches: (key: string) => boolean): T | undefined {
  return Object.entries(rules).find(([key]) => matches(key))?.[1];
}
