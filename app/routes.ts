import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Screens that are planned and not built yet: they answer 503 and say so. */
const notOpenYet = [
  "wg",
  "faq",
  "mod",
  "maps",
  "news",
  "access",
  "google",
  "twitch",
  "patreon",
  "calendar",
  "clans-info",
  "comparison",
  "map-rotation",
  "baboon-doc-eu",
  "baboon-doc-eu100",
  "privacy-policy",
  "tank-extractor",
  "disable-adblock",
  "video-extractor",
  "marks-of-mastery",
  "community-average",
  "modules-extractor",
  "no-gold-challenge",
  "marks-of-excellence",
  "accounts/:account_id/:nickname",
];

/** The site map. Everything stands under one pathless layout, which holds the error boundary. */
export default [
  layout("routes/layout.tsx", [
    index("routes/index.tsx"),
    ...notOpenYet.map((path) => route(path, "routes/not-open-yet.tsx", { id: `not-open-yet:${path}` })),
    route("techtree/:nation", "routes/techtree.tsx"),
    route(":tank_id/:vehicle", "routes/vehicle.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
