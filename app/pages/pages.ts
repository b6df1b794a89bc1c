// The style sheet is made from the class names of markup; of this list as well: @unocss-include

import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";

/**
 * A page of the site. Routes, navigation, footer, search, shortcuts, sitemap, payloads and cache rules are all made
 * from the list below.
 */
export interface Page {
  /** The router's path, parameters with a colon: "/techtree/:nation". */
  path: `/${string}`;
  /** The page above it in the breadcrumb. */
  parent?: `/${string}`;
  /** The name in the search and in the breadcrumb. */
  name: string;
  /** A shorter name for narrow places. */
  shortName?: string;
  icon?: `i-lucide-${string}`;
  /** "tab": a tab on phones and an entry in the side rail; "rail": only in the rail; "more": under "More". */
  navigation?: "tab" | "rail" | "more";
  /** The key that leads there after G. */
  key?: string;
  /** Its name in the footer. */
  footer?: string;
  /** Further words that the search finds it by. A page without is not in the search. */
  words?: readonly string[];
  /** What shows it, below app/. */
  module: `routes/${string}.tsx`;
  /** The parent route shared by several pages: it loads what they all show. */
  within?: `routes/${string}.tsx`;
  /** Whether the layout has a slot for ads below the page. A page without one may have a slot of its own. */
  adsBelow?: true;
  /**
   * Whether the page is in the sitemap: under its own path, or under these paths. Pages that caches may store can be
   * prefetched.
   */
  listed?: true | readonly string[];
  /**
   * The query parameters with which the page is the same for every anonymous visitor until the next build or data
   * version, so that caches may store it. Never includes what a visitor typed or composed: a name, the range of a
   * stat, a choice of columns. If absent, the page is never cached.
   */
  cacheableWith?: readonly string[];
  /** Whether it also loads the visitor's own data: then the shared data cannot be prefetched. */
  ownData?: true;
  /** Minutes after which caches rebuild the page, since its content changes on its own: collected news, events. */
  freshFor?: number;
}

const LIST = [
  {
    path: "/",
    name: "Vehicle index",
    shortName: "Vehicles",
    icon: "i-lucide-layout-list",
    navigation: "tab",
    key: "v",
    words: ["tanks", "table", "home", "list of vehicles"],
    module: "routes/vehicles/index.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "rating", "type", "sort", "view", "page", "best"],
    ownData: true,
    freshFor: 15,
  },
  {
    path: "/techtree",
    name: "Tech trees",
    shortName: "Trees",
    icon: "i-lucide-git-fork",
    navigation: "rail",
    key: "t",
    words: ["research", "branches", "lines"],
    module: "routes/techtree/techtree-entry.tsx",
  },
  {
    path: "/techtree/:nation",
    name: "Tech tree",
    module: "routes/techtree/techtree.tsx",
    adsBelow: true,
    listed: NATIONS.map(techTreePath),
    cacheableWith: ["to", "from", "elite"],
  },
  {
    path: "/accounts",
    name: "Players",
    icon: "i-lucide-user-round",
    navigation: "tab",
    key: "p",
    words: ["players", "nickname", "commander", "statistics of a player", "profile", "leaderboard", "ranking"],
    module: "routes/players/players.tsx",
  },
  {
    path: "/comparison",
    name: "Comparison",
    shortName: "Compare",
    icon: "i-lucide-scale",
    navigation: "tab",
    key: "c",
    words: ["compare vehicles", "compare tanks", "versus"],
    module: "routes/comparison.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/marks-of-excellence",
    name: "Marks of excellence",
    shortName: "Marks",
    icon: "i-lucide-medal",
    navigation: "rail",
    words: [
      "moe",
      "gun marks",
      "three marks",
      "battles to the next mark",
      "moe planner",
      "moe calculator",
      "marks calculator",
    ],
    module: "routes/statistics/marks-of-excellence.tsx",
    listed: true,
    cacheableWith: ["region", "class", "tier", "nation", "type", "sort", "page"],
  },
  {
    path: "/community-average",
    // Of both that it may show: what WN8 expects, and averages as soon as there are some.
    name: "Expected values and averages",
    shortName: "Expected",
    icon: "i-lucide-chart-no-axes-column",
    navigation: "rail",
    words: ["community averages", "statistics", "win rate", "wn8"],
    module: "routes/statistics/community-average.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "source", "sort", "view", "page"],
    freshFor: 15,
  },
  {
    path: "/maps",
    name: "Maps",
    icon: "i-lucide-map",
    navigation: "rail",
    key: "m",
    words: ["arenas", "battlefields"],
    module: "routes/maps/maps.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["type", "spawn"],
  },
  {
    path: "/maps/:map",
    name: "Map",
    module: "routes/maps/map.tsx",
    adsBelow: true,
    cacheableWith: ["type", "spawn", "mode", "hide"],
    freshFor: 60,
  },
  {
    path: "/calendar",
    name: "Calendar",
    icon: "i-lucide-calendar",
    navigation: "rail",
    words: ["events", "schedule", "discounts", "drops", "tournaments", "next update", "next patch", "ics"],
    module: "routes/calendar/calendar.tsx",
    adsBelow: true,
    listed: true,
  },
  { path: "/calendar/:event", name: "Event", module: "routes/calendar/calendar-event.tsx", adsBelow: true },
  {
    path: "/news",
    name: "News",
    icon: "i-lucide-newspaper",
    navigation: "rail",
    key: "n",
    words: ["articles", "updates", "patch notes"],
    module: "routes/news/news.tsx",
    listed: true,
    cacheableWith: ["source", "kind", "page"],
    freshFor: 15,
  },
  { path: "/news/:slug", name: "News post", module: "routes/news/news-post.tsx", cacheableWith: [] },
  {
    path: "/faq",
    name: "FAQ",
    icon: "i-lucide-circle-question-mark",
    navigation: "more",
    footer: "FAQ",
    words: ["questions and answers", "help", "support"],
    module: "routes/faq.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/clans-info",
    name: "Clans",
    icon: "i-lucide-shield",
    navigation: "more",
    footer: "Clans",
    words: ["stronghold", "members", "global map", "clan search", "my clans", "leaderboard"],
    module: "routes/clans/clans.tsx",
    adsBelow: true,
    listed: true,
  },
  { path: "/clans-info/:region/:clan_id/:tag?", name: "Clan", module: "routes/clans/clan.tsx", adsBelow: true },
  { path: "/clans-info/:region/:clan_id/:tag/:tab", name: "Clan", module: "routes/clans/clan.tsx", adsBelow: true },
  {
    path: "/map-rotation",
    parent: "/maps",
    name: "Map rotation",
    icon: "i-lucide-map",
    navigation: "more",
    words: ["maps in rotation", "map pool", "map changes", "battle types by tier", "removed maps"],
    module: "routes/maps/map-rotation.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["mode", "tier", "season", "sort"],
    freshFor: 60,
  },
  {
    path: "/patches",
    name: "Patch changes",
    shortName: "Patches",
    icon: "i-lucide-history",
    navigation: "more",
    words: ["patch notes", "buffs", "nerfs", "balance changes", "what changed"],
    module: "routes/vehicles/patches.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "nation", "page"],
  },
  {
    path: "/marks-of-mastery",
    name: "Marks of mastery",
    icon: "i-lucide-medal",
    navigation: "more",
    words: ["mom", "ace tanker", "class badges"],
    module: "routes/statistics/marks-of-mastery.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "method", "sort", "page"],
  },
  {
    path: "/no-gold-challenge",
    name: "No-gold challenge",
    icon: "i-lucide-medal",
    navigation: "more",
    words: ["free to play", "credits only", "no premium", "challenge runs", "leaderboard"],
    module: "routes/challenge/no-gold-challenge.tsx",
    adsBelow: true,
    listed: true,
  },
  {
    path: "/no-gold-challenge/:account_id",
    name: "Run of the no-gold challenge",
    module: "routes/challenge/no-gold-run.tsx",
  },
  {
    path: "/tank-extractor",
    name: "Tank extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    footer: "Extractors",
    words: ["vehicle extractor", "spreadsheet", "export", "csv", "download"],
    module: "routes/extractors/tank-extractor.tsx",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "type", "modules", "sort", "page"],
  },
  {
    path: "/modules-extractor",
    name: "Module extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    words: ["guns", "turrets", "engines", "export"],
    module: "routes/extractors/modules-extractor.tsx",
    listed: true,
    cacheableWith: ["view", "class", "tier", "nation", "loading", "kind", "special", "mode", "sort", "page"],
  },
  {
    path: "/video-extractor",
    name: "Video extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    words: ["replays", "wotreplay", "chapters", "youtube", "title and description", "battle on the map"],
    module: "routes/extractors/video-extractor.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["map", "type", "spawn"],
  },
  {
    path: "/mod",
    name: "Mod and desktop tool",
    shortName: "Mod",
    icon: "i-lucide-plug",
    navigation: "more",
    words: ["modification", "addon", "desktop tool", "replays", "write key", "upload"],
    module: "routes/mod.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/open-calls",
    name: "Open calls",
    icon: "i-lucide-braces",
    footer: "Open calls",
    words: ["api", "openapi", "developers", "json", "csv"],
    module: "routes/open-calls.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/disable-adblock",
    name: "Help for ad blockers",
    icon: "i-lucide-circle-question-mark",
    words: ["adblock", "advertisements"],
    module: "routes/disable-adblock.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/privacy-policy",
    name: "Privacy policy",
    icon: "i-lucide-shield",
    navigation: "more",
    footer: "Privacy",
    words: ["data protection", "gdpr", "cookies"],
    module: "routes/document.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/legal",
    name: "Legal notice",
    icon: "i-lucide-shield",
    footer: "Legal",
    words: ["imprint", "contact", "takedown", "trademarks"],
    module: "routes/document.tsx",
    listed: true,
    cacheableWith: [],
  },
  {
    path: "/status",
    name: "Status",
    icon: "i-lucide-activity",
    footer: "Status",
    words: ["health", "outage", "is it down", "errors", "last update"],
    module: "routes/status.tsx",
  },
  {
    path: "/licences",
    parent: "/legal",
    name: "Third-party licences",
    icon: "i-lucide-shield",
    words: ["open source", "packages", "fonts"],
    module: "routes/licences.tsx",
    cacheableWith: [],
  },
  { path: "/baboon-doc-eu", name: "Document EU", module: "routes/document.tsx", listed: true, cacheableWith: [] },
  { path: "/baboon-doc-eu100", name: "Document EU100", module: "routes/document.tsx", listed: true, cacheableWith: [] },
  {
    path: "/access",
    name: "Access",
    icon: "i-lucide-user-round",
    navigation: "more",
    words: ["sign in", "log in", "account", "linked accounts"],
    module: "routes/account/access.tsx",
  },
  {
    path: "/my-builds",
    parent: "/access",
    name: "Saved loadouts",
    icon: "i-lucide-bookmark",
    words: ["loadouts", "set-ups", "kept builds"],
    module: "routes/account/my-builds.tsx",
  },
  { path: "/wg", parent: "/access", name: "Game accounts", module: "routes/account/wg.tsx" },
  { path: "/google", parent: "/access", name: "YouTube", module: "routes/account/provider.tsx" },
  { path: "/twitch", parent: "/access", name: "Twitch", module: "routes/account/provider.tsx" },
  { path: "/patreon", parent: "/access", name: "Patreon", module: "routes/account/provider.tsx" },
  {
    path: "/accounts/compare",
    parent: "/accounts",
    name: "Compare players",
    icon: "i-lucide-scale",
    words: ["two players", "versus", "player comparison"],
    module: "routes/players/compare.tsx",
  },
  { path: "/accounts/:account_id/:nickname?", name: "Player", module: "routes/players/summary.tsx", adsBelow: true },
  {
    path: "/accounts/:account_id/:nickname/vehicles",
    name: "Vehicles of a player",
    module: "routes/players/vehicles.tsx",
  },
  {
    path: "/accounts/:account_id/:nickname/vehicles/:tank_id",
    name: "Vehicle of a player",
    module: "routes/players/vehicle.tsx",
  },
  {
    path: "/accounts/:account_id/:nickname/battles",
    name: "Battles of a player",
    module: "routes/players/battles.tsx",
  },
  {
    path: "/accounts/:account_id/:nickname/battles/:arena_id",
    name: "Battle of a player",
    module: "routes/players/battle.tsx",
  },
  { path: "/accounts/:account_id/:nickname/marks", name: "Marks of a player", module: "routes/players/marks.tsx" },
  { path: "/accounts/:account_id/:nickname/maps", name: "Maps of a player", module: "routes/players/maps.tsx" },
  {
    path: "/:tank_id/:vehicle",
    name: "Vehicle",
    module: "routes/vehicles/overview.tsx",
    within: "routes/vehicles/vehicle.tsx",
    adsBelow: true,
    cacheableWith: [],
  },
  {
    path: "/:tank_id/:vehicle/loadout",
    name: "Loadout of a vehicle",
    module: "routes/vehicles/loadout.tsx",
    within: "routes/vehicles/vehicle.tsx",
    adsBelow: true,
    cacheableWith: ["loadout=stock", "loadout=typical"],
    // The builds that the account keeps.
    ownData: true,
  },
  {
    path: "/:tank_id/:vehicle/armour",
    name: "Armour of a vehicle",
    module: "routes/vehicles/armour.tsx",
    within: "routes/vehicles/vehicle.tsx",
    adsBelow: true,
    cacheableWith: ["tier"],
  },
  {
    path: "/:tank_id/:vehicle/statistics",
    name: "Statistics of a vehicle",
    module: "routes/vehicles/statistics.tsx",
    within: "routes/vehicles/vehicle.tsx",
    adsBelow: true,
    cacheableWith: [],
    // The visitor's battles in the vehicle.
    ownData: true,
  },
  { path: "/:tank_id", name: "Vehicle", module: "routes/vehicles/vehicle-by-number.tsx" },
] as const satisfies readonly Page[];

/** The path of a page, as the router has it. */
export type PagePath = (typeof LIST)[number]["path"];

/** All pages, in display order; when several match a path, the first one counts. */
export const PAGES: readonly Page[] = LIST;

/** The breadcrumb of a page that needs no data for it; none for any other path. */
export function crumbsAt(pathname: string): { label: string; href?: string }[] {
  const page = PAGES.find(({ path }) => path === pathname);
  const parent = PAGES.find(({ path }) => path === page?.parent);
  return page ? [...(parent ? [{ label: parent.name, href: parent.path }] : []), { label: page.name }] : [];
}
