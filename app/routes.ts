import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { PAGES, type Page } from "#app/pages/pages.ts";

/** A screen can serve several pages, so that a route is named after its page where its module has more than one. */
function routeOf({ path, module }: Page): RouteConfigEntry {
  if (path === "/") return index(module);
  const shared = PAGES.filter((page) => page.module === module).length > 1;
  return route(
    path.slice(1),
    module,
    shared ? { id: `${module.replace(/^routes\/|\.tsx$/g, "")}:${path.slice(1)}` } : {},
  );
}

/** The routes of pages, those that stand under another route below it. */
function routesOf(pages: readonly Page[]): RouteConfigEntry[] {
  const frames = new Set(pages.flatMap(({ within }) => within ?? []));
  return [
    ...[...frames].map((frame) => layout(frame, pages.filter(({ within }) => within === frame).map(routeOf))),
    ...pages.filter(({ within }) => !within).map(routeOf),
  ];
}

/** The site map. Everything stands under one pathless layout, which holds the error boundary. */
export default [
  layout("routes/layout.tsx", [
    // The default layout is this one with a slot for ads below the page.
    layout("routes/layout-with-ads.tsx", routesOf(PAGES.filter(({ adsBelow }) => adsBelow))),
    ...routesOf(PAGES.filter(({ adsBelow }) => !adsBelow)),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
