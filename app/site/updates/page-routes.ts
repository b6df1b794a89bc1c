import { matchPath, matchRoutes, type RouteObject } from "react-router";
import type { BuildMeta, PagePayload } from "#app/game/site/answers.ts";

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
