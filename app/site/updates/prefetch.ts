import { matchPath, matchRoutes, type RouteObject } from "react-router";
import { routerTarget } from "#app/components/use-link-delegation.ts";
import type { BuildMeta, LatestBuild, PagePayload } from "#app/game/site/answers.ts";
import { read } from "#app/lib/api.ts";
import { keepPayload, needsPayload } from "./prefetched-payloads.ts";

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

/** A route in React Router's manifest in the browser (docs/internals.md). */
export interface ManifestRoute {
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
 * @param current routes of the current page: a layout that both pages share keeps its data
 * @throws when the payload lacks a route's data; the router then has to ask the server
 */
export function dataOf(routes: ManifestRoute[], current: ManifestRoute[], payload: PagePayload): PagePayload {
  const data: PagePayload = {};
  for (const route of routes) {
    if (Object.hasOwn(payload, route.id)) data[route.id] = payload[route.id];
    else if (!route.hasLoader) data[route.id] = null;
    else if (!current.includes(route)) throw new Error(`The payload has no data of ${route.id}.`);
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
