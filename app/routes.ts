import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { NOT_OPEN } from "./lib/not-open.ts";

const toCome = (path: string) =>
  route(path.slice(1), "routes/not-open-yet.tsx", { id: `not-open-yet:${path.slice(1)}` });

/** The site map. Everything stands under one pathless layout, which holds the error boundary. */
export default [
  layout("routes/layout.tsx", [
    // The default layout is this one with a slot for ads below the page; the index has its slot beside the table.
    layout("routes/layout-with-ads.tsx", [
      ...NOT_OPEN.map(toCome),
      route("faq", "routes/faq.tsx"),
      route("techtree/:nation", "routes/techtree.tsx"),
      route("accounts/:account_id/:nickname", "routes/player.tsx"),
      route(":tank_id/:vehicle", "routes/vehicle.tsx"),
    ]),
    index("routes/index.tsx"),
    route("access", "routes/access.tsx"),
    route("wg", "routes/wg.tsx"),
    ...["google", "twitch", "patreon"].map((path) => route(path, "routes/provider.tsx", { id: `provider:${path}` })),
    route("disable-adblock", "routes/disable-adblock.tsx"),
    route("techtree", "routes/techtree-entry.tsx"),
    route(":tank_id", "routes/vehicle-by-number.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
