import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Screens that are planned and not built yet: they answer 503 and say so. */
const notOpenYet = [
  "faq",
  "mod",
  "maps",
  "news",
  "calendar",
  "clans-info",
  "comparison",
  "map-rotation",
  "baboon-doc-eu",
  "baboon-doc-eu100",
  "privacy-policy",
  "tank-extractor",
  "video-extractor",
  "marks-of-mastery",
  "community-average",
  "modules-extractor",
  "no-gold-challenge",
  "marks-of-excellence",
];

const toCome = (path: string) => route(path, "routes/not-open-yet.tsx", { id: `not-open-yet:${path}` });

/** The site map. Everything stands under one pathless layout, which holds the error boundary. */
export default [
  layout("routes/layout.tsx", [
    // The default layout is this one with a slot for ads below the page; the index has its slot beside the table.
    layout("routes/layout-with-ads.tsx", [
      ...notOpenYet.map(toCome),
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
