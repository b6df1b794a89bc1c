// The style sheet is made from the class names of markup; of this list as well: @unocss-include

import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";

/**
 * A page of the site. Routes, navigation, footer, search, shortcuts, sitemap, payloads and cache rules are all made
 * from this list.
 */
export interface Page {
  /** The router's path, parameters with a colon: "/techtree/:nation". */
  path: `/${string}`;
  /** Below app/. */
  module: `routes/${string}.tsx`;
  /** Whether the layout has a slot for ads below the page. A page without one may have a slot of its own. */
  adsBelow?: true;
  /** The name in the search and in the page's title. */
  name: string;
  /** A shorter name for narrow places. */
  shortName?: string;
  icon?: `i-lucide-${string}`;
  /** A tab on a phone and in the rail beside it, in the rail alone, or below "More". */
  navigation?: "tab" | "rail" | "more";
  /** First path segment of other pages that count as part of this section. */
  section?: string;
  /** Its name in the footer. */
  footer?: string;
  /** The key that leads there after G. */
  key?: string;
  /**
   * The query parameters with which the page is the same for every anonymous visitor until the next build or data
   * version, so that caches may store it. What a visitor typed or composed is never among them: a name, the range of a
   * figure, a choice of columns. Absent: the page is never cached.
   */
  cacheableWith?: readonly string[];
  /** Minutes after which caches make the page anew, since it shows what changes by itself: collected news, events. */
  freshFor?: number;
  /**
   * Whether the page is in the sitemap: as it is, or by these paths. What caches may keep of it can be prefetched.
   */
  listed?: true | readonly string[];
}

/** Pages in the order in which they are shown; when several match a path, the first one counts. */
export const PAGES: readonly Page[] = [
  {
    path: "/",
    module: "routes/index.tsx",
    name: "Vehicle index",
    shortName: "Vehicles",
    icon: "i-lucide-layout-list",
    navigation: "tab",
    key: "v",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "rating", "type", "sort", "view", "page"],
    freshFor: 15,
  },
  {
    path: "/techtree",
    module: "routes/techtree-entry.tsx",
    name: "Tech trees",
    shortName: "Trees",
    icon: "i-lucide-git-fork",
    navigation: "tab",
    key: "t",
  },
  {
    path: "/techtree/:nation",
    module: "routes/techtree.tsx",
    adsBelow: true,
    name: "Tech tree",
    cacheableWith: ["to", "from", "elite"],
    listed: NATIONS.map(techTreePath),
  },
  {
    path: "/comparison",
    module: "routes/comparison.tsx",
    name: "Comparison",
    shortName: "Compare",
    icon: "i-lucide-scale",
    navigation: "tab",
    key: "c",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/marks-of-excellence",
    module: "routes/marks-of-excellence.tsx",
    name: "Marks of excellence",
    shortName: "Marks",
    icon: "i-lucide-medal",
    navigation: "rail",
    listed: true,
    cacheableWith: ["region", "class", "tier", "nation", "type", "sort", "page"],
  },
  {
    path: "/community-average",
    module: "routes/community-average.tsx",
    adsBelow: true,
    name: "Community averages",
    shortName: "Averages",
    icon: "i-lucide-chart-no-axes-column",
    navigation: "rail",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "source", "sort", "view", "page"],
    freshFor: 15,
  },
  {
    path: "/access",
    module: "routes/access.tsx",
    name: "Players and accounts",
    shortName: "Players",
    icon: "i-lucide-user-round",
    navigation: "rail",
    section: "accounts",
    key: "p",
  },
  {
    path: "/maps",
    module: "routes/maps.tsx",
    adsBelow: true,
    name: "Maps",
    icon: "i-lucide-map",
    navigation: "rail",
    key: "m",
    listed: true,
    cacheableWith: ["type", "spawn"],
  },
  {
    path: "/maps/:map",
    module: "routes/map.tsx",
    adsBelow: true,
    name: "Map",
    cacheableWith: ["type", "spawn", "mode", "hide"],
  },
  {
    path: "/calendar",
    module: "routes/calendar.tsx",
    adsBelow: true,
    name: "Calendar",
    icon: "i-lucide-calendar",
    navigation: "rail",
    listed: true,
  },
  { path: "/calendar/:event", module: "routes/calendar-event.tsx", adsBelow: true, name: "Event" },
  {
    path: "/news",
    module: "routes/news.tsx",
    name: "News",
    icon: "i-lucide-newspaper",
    navigation: "rail",
    key: "n",
    listed: true,
    cacheableWith: ["source", "kind", "page"],
    freshFor: 15,
  },
  { path: "/news/:slug", module: "routes/news-post.tsx", name: "News post", cacheableWith: [] },
  {
    path: "/faq",
    module: "routes/faq.tsx",
    adsBelow: true,
    name: "FAQ",
    icon: "i-lucide-circle-question-mark",
    navigation: "more",
    footer: "FAQ",
    cacheableWith: [],
    listed: true,
  },
  {
    path: "/clans-info",
    module: "routes/clans.tsx",
    adsBelow: true,
    name: "Clans",
    icon: "i-lucide-shield",
    navigation: "more",
    footer: "Clans",
    listed: true,
  },
  { path: "/clans-info/:region/:clan_id/:tag?", module: "routes/clan.tsx", adsBelow: true, name: "Clan" },
  {
    path: "/map-rotation",
    module: "routes/map-rotation.tsx",
    adsBelow: true,
    name: "Map rotation",
    icon: "i-lucide-map",
    navigation: "more",
    listed: true,
    cacheableWith: ["mode", "tier", "season", "sort"],
    freshFor: 60,
  },
  {
    path: "/marks-of-mastery",
    module: "routes/marks-of-mastery.tsx",
    adsBelow: true,
    name: "Marks of mastery",
    icon: "i-lucide-medal",
    navigation: "more",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "method", "sort", "page"],
  },
  {
    path: "/no-gold-challenge",
    module: "routes/no-gold-challenge.tsx",
    adsBelow: true,
    name: "No-gold challenge",
    icon: "i-lucide-medal",
    navigation: "more",
    listed: true,
  },
  { path: "/no-gold-challenge/:account_id", module: "routes/no-gold-run.tsx", name: "Run of the no-gold challenge" },
  {
    path: "/tank-extractor",
    module: "routes/tank-extractor.tsx",
    name: "Tank extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    footer: "Extractors",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "type", "modules", "sort", "page"],
  },
  {
    path: "/modules-extractor",
    module: "routes/modules-extractor.tsx",
    name: "Module extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    listed: true,
    cacheableWith: ["view", "class", "tier", "nation", "loading", "kind", "special", "mode", "sort", "page"],
  },
  {
    path: "/video-extractor",
    module: "routes/video-extractor.tsx",
    adsBelow: true,
    name: "Video extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    listed: true,
    cacheableWith: ["map", "type", "spawn"],
  },
  {
    path: "/mod",
    module: "routes/mod.tsx",
    name: "Mod and desktop tool",
    shortName: "Mod",
    icon: "i-lucide-plug",
    navigation: "more",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/open-calls",
    module: "routes/open-calls.tsx",
    name: "Open calls",
    icon: "i-lucide-braces",
    footer: "Open calls",
    cacheableWith: [],
    listed: true,
  },
  {
    path: "/disable-adblock",
    module: "routes/disable-adblock.tsx",
    name: "Help for ad blockers",
    icon: "i-lucide-circle-question-mark",
    cacheableWith: [],
    listed: true,
  },
  {
    path: "/privacy-policy",
    module: "routes/document.tsx",
    name: "Privacy policy",
    icon: "i-lucide-shield",
    navigation: "more",
    footer: "Privacy",
    cacheableWith: [],
    listed: true,
  },
  {
    path: "/legal",
    module: "routes/document.tsx",
    name: "Legal notice",
    icon: "i-lucide-shield",
    footer: "Legal",
    cacheableWith: [],
    listed: true,
  },
  { path: "/baboon-doc-eu", module: "routes/document.tsx", name: "Document EU", cacheableWith: [], listed: true },
  { path: "/baboon-doc-eu100", module: "routes/document.tsx", name: "Document EU100", cacheableWith: [], listed: true },
  { path: "/my-builds", module: "routes/my-builds.tsx", name: "My builds", icon: "i-lucide-bookmark" },
  { path: "/wg", module: "routes/wg.tsx", name: "Game accounts" },
  { path: "/google", module: "routes/provider.tsx", name: "YouTube" },
  { path: "/twitch", module: "routes/provider.tsx", name: "Twitch" },
  { path: "/patreon", module: "routes/provider.tsx", name: "Patreon" },
  { path: "/accounts/:account_id/:nickname", module: "routes/player.tsx", adsBelow: true, name: "Player" },
  {
    path: "/:tank_id/:vehicle",
    module: "routes/vehicle.tsx",
    adsBelow: true,
    name: "Vehicle",
    cacheableWith: ["modules", "gun", "turret", "chassis", "engine", "radio", "tank", "mode", "setup"],
  },
  { path: "/:tank_id", module: "routes/vehicle-by-number.tsx", name: "Vehicle" },
];
