import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SERVED_PAGES } from "#app/pages/served-pages.ts";

/** A screen can serve several pages, so that a route is named after its page where its module has more than one. */
function routeOf({ path, module }: (typeof SERVED_PAGES)[number]): RouteConfigEntry {
  if (path === "/") return index(module);
  const shared = SERVED_PAGES.filter((page) => page.module === module).length > 1;
  return route(
    path.slice(1),
    module,
    shared ? { id: `${module.replace(/^routes\/|\.tsx$/g, "")}:${path.slice(1)}` } : {},
  );
}

/** The site map. Everything stands under one pathless layout, which holds the error boundary. */
export default [
  layout("routes/layout.tsx", [
    // The default layout is this one with a slot for ads below the page.
    layout("routes/layout-with-ads.tsx", SERVED_PAGES.filter(({ adsBelow }) => adsBelow).map(routeOf)),
    ...SERVED_PAGES.filter(({ adsBelow }) => !adsBelow).map(routeOf),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
