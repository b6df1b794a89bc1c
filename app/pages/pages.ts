// The style sheet is made from the class names of markup; of this list as well: @unocss-include

import type { Page } from "./page.ts";

const LIST = [
  {
    path: "/",
    name: "Vehicle index",
    shortName: "Vehicles",
    icon: "i-lucide-layout-list",
    navigation: "tab",
    key: "v",
  },
  { path: "/techtree", name: "Tech trees", shortName: "Trees", icon: "i-lucide-git-fork", navigation: "tab", key: "t" },
  { path: "/techtree/:nation", name: "Tech tree" },
  {
    path: "/comparison",
    name: "Comparison",
    shortName: "Compare",
    icon: "i-lucide-scale",
    navigation: "tab",
    key: "c",
  },
  {
    path: "/marks-of-excellence",
    name: "Marks of excellence",
    shortName: "Marks",
    icon: "i-lucide-medal",
    navigation: "rail",
  },
  {
    path: "/community-average",
    // Of both that it may show: what WN8 expects, and averages as soon as there are some.
    name: "Expected values and averages",
    shortName: "Expected",
    icon: "i-lucide-chart-no-axes-column",
    navigation: "rail",
  },
  {
    path: "/accounts",
    name: "Find a player",
    shortName: "Players",
    icon: "i-lucide-user-round",
    navigation: "rail",
    key: "p",
  },
  { path: "/maps", name: "Maps", icon: "i-lucide-map", navigation: "rail", key: "m" },
  { path: "/maps/:map", name: "Map" },
  { path: "/calendar", name: "Calendar", icon: "i-lucide-calendar", navigation: "rail" },
  { path: "/calendar/:event", name: "Event" },
  { path: "/news", name: "News", icon: "i-lucide-newspaper", navigation: "rail", key: "n" },
  { path: "/news/:slug", name: "News post" },
  { path: "/faq", name: "FAQ", icon: "i-lucide-circle-question-mark", navigation: "more", footer: "FAQ" },
  { path: "/clans-info", name: "Clans", icon: "i-lucide-shield", navigation: "more", footer: "Clans" },
  { path: "/clans-info/:region/:clan_id/:tag?", name: "Clan" },
  { path: "/map-rotation", name: "Map rotation", icon: "i-lucide-map", navigation: "more" },
  { path: "/patches", name: "Patch changes", shortName: "Patches", icon: "i-lucide-history", navigation: "more" },
  { path: "/marks-of-mastery", name: "Marks of mastery", icon: "i-lucide-medal", navigation: "more" },
  { path: "/no-gold-challenge", name: "No-gold challenge", icon: "i-lucide-medal", navigation: "more" },
  { path: "/no-gold-challenge/:account_id", name: "Run of the no-gold challenge" },
  {
    path: "/tank-extractor",
    name: "Tank extractor",
    icon: "i-lucide-layout-list",
    navigation: "more",
    footer: "Extractors",
  },
  { path: "/modules-extractor", name: "Module extractor", icon: "i-lucide-layout-list", navigation: "more" },
  { path: "/video-extractor", name: "Video extractor", icon: "i-lucide-layout-list", navigation: "more" },
  { path: "/mod", name: "Mod and desktop tool", shortName: "Mod", icon: "i-lucide-plug", navigation: "more" },
  { path: "/open-calls", name: "Open calls", icon: "i-lucide-braces", footer: "Open calls" },
  { path: "/disable-adblock", name: "Help for ad blockers", icon: "i-lucide-circle-question-mark" },
  { path: "/privacy-policy", name: "Privacy policy", icon: "i-lucide-shield", navigation: "more", footer: "Privacy" },
  { path: "/legal", name: "Legal notice", icon: "i-lucide-shield", footer: "Legal" },
  { path: "/licences", name: "Third-party licences", icon: "i-lucide-shield" },
  { path: "/baboon-doc-eu", name: "Document EU" },
  { path: "/baboon-doc-eu100", name: "Document EU100" },
  { path: "/access", name: "Access", icon: "i-lucide-user-round", navigation: "more" },
  { path: "/my-builds", name: "My builds", icon: "i-lucide-bookmark" },
  { path: "/wg", name: "Game accounts" },
  { path: "/google", name: "YouTube" },
  { path: "/twitch", name: "Twitch" },
  { path: "/patreon", name: "Patreon" },
  { path: "/accounts/:account_id/:nickname?", name: "Player" },
  { path: "/accounts/:account_id/:nickname/vehicles", name: "Vehicles of a player" },
  { path: "/accounts/:account_id/:nickname/battles", name: "Battles of a player" },
  { path: "/accounts/:account_id/:nickname/battles/:arena_id", name: "Battle of a player" },
  { path: "/accounts/:account_id/:nickname/marks", name: "Marks of a player" },
  { path: "/accounts/:account_id/:nickname/maps", name: "Maps of a player" },
  { path: "/:tank_id/:vehicle", name: "Vehicle" },
  { path: "/:tank_id", name: "Vehicle" },
] as const satisfies readonly Page[];

/** The path of a page, as the router has it. */
export type PagePath = (typeof LIST)[number]["path"];

/**
 * Pages in the order in which they are shown; when several match a path, the first one counts. How each is served stands
 * in served-pages.ts, which browsers need not know.
 */
export const PAGES: readonly Page[] = LIST;
