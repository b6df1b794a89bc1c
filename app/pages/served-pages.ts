import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { Page, ServedPage } from "./page.ts";
import { PAGES, type PagePath } from "./pages.ts";

/** How each page of pages.ts is served. */
const SERVED: Readonly<Record<PagePath, ServedPage>> = {
  "/": {
    module: "routes/vehicles/index.tsx",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "rating", "type", "sort", "view", "page"],
    freshFor: 15,
  },
  "/techtree": { module: "routes/techtree/techtree-entry.tsx" },
  "/techtree/:nation": {
    module: "routes/techtree/techtree.tsx",
    adsBelow: true,
    cacheableWith: ["to", "from", "elite"],
    listed: NATIONS.map(techTreePath),
  },
  "/comparison": { module: "routes/comparison.tsx", listed: true, cacheableWith: [] },
  "/marks-of-excellence": {
    module: "routes/statistics/marks-of-excellence.tsx",
    listed: true,
    cacheableWith: ["region", "class", "tier", "nation", "type", "sort", "page"],
  },
  "/community-average": {
    module: "routes/statistics/community-average.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "source", "sort", "view", "page"],
    freshFor: 15,
  },
  "/accounts": { module: "routes/players/players.tsx", listed: true },
  "/maps": { module: "routes/maps/maps.tsx", adsBelow: true, listed: true, cacheableWith: ["type", "spawn"] },
  "/maps/:map": {
    module: "routes/maps/map.tsx",
    adsBelow: true,
    cacheableWith: ["type", "spawn", "mode", "hide"],
    freshFor: 60,
  },
  "/calendar": { module: "routes/calendar/calendar.tsx", adsBelow: true, listed: true },
  "/calendar/:event": { module: "routes/calendar/calendar-event.tsx", adsBelow: true },
  "/news": { module: "routes/news/news.tsx", listed: true, cacheableWith: ["source", "kind", "page"], freshFor: 15 },
  "/news/:slug": { module: "routes/news/news-post.tsx", cacheableWith: [] },
  "/faq": { module: "routes/faq.tsx", adsBelow: true, cacheableWith: [], listed: true },
  "/clans-info": { module: "routes/clans/clans.tsx", adsBelow: true, listed: true },
  "/clans-info/:region/:clan_id/:tag?": { module: "routes/clans/clan.tsx", adsBelow: true },
  "/map-rotation": {
    module: "routes/maps/map-rotation.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["mode", "tier", "season", "sort"],
    freshFor: 60,
  },
  "/patches": {
    module: "routes/vehicles/patches.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "nation"],
  },
  "/marks-of-mastery": {
    module: "routes/statistics/marks-of-mastery.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["class", "tier", "nation", "type", "method", "sort", "page"],
  },
  "/no-gold-challenge": { module: "routes/challenge/no-gold-challenge.tsx", adsBelow: true, listed: true },
  "/no-gold-challenge/:account_id": { module: "routes/challenge/no-gold-run.tsx" },
  "/tank-extractor": {
    module: "routes/extractors/tank-extractor.tsx",
    listed: true,
    cacheableWith: ["class", "tier", "nation", "role", "type", "modules", "sort", "page"],
  },
  "/modules-extractor": {
    module: "routes/extractors/modules-extractor.tsx",
    listed: true,
    cacheableWith: ["view", "class", "tier", "nation", "loading", "kind", "special", "mode", "sort", "page"],
  },
  "/video-extractor": {
    module: "routes/extractors/video-extractor.tsx",
    adsBelow: true,
    listed: true,
    cacheableWith: ["map", "type", "spawn"],
  },
  "/mod": { module: "routes/mod.tsx", listed: true, cacheableWith: [] },
  "/open-calls": { module: "routes/open-calls.tsx", cacheableWith: [], listed: true },
  "/disable-adblock": { module: "routes/disable-adblock.tsx", cacheableWith: [], listed: true },
  "/privacy-policy": { module: "routes/document.tsx", cacheableWith: [], listed: true },
  "/legal": { module: "routes/document.tsx", cacheableWith: [], listed: true },
  "/licences": { module: "routes/licences.tsx", cacheableWith: [] },
  "/baboon-doc-eu": { module: "routes/document.tsx", cacheableWith: [], listed: true },
  "/baboon-doc-eu100": { module: "routes/document.tsx", cacheableWith: [], listed: true },
  "/access": { module: "routes/account/access.tsx" },
  "/my-builds": { module: "routes/account/my-builds.tsx" },
  "/wg": { module: "routes/account/wg.tsx" },
  "/google": { module: "routes/account/provider.tsx" },
  "/twitch": { module: "routes/account/provider.tsx" },
  "/patreon": { module: "routes/account/provider.tsx" },
  "/accounts/:account_id/:nickname?": { module: "routes/players/summary.tsx", adsBelow: true },
  "/accounts/:account_id/:nickname/vehicles": { module: "routes/players/vehicles.tsx" },
  "/accounts/:account_id/:nickname/battles": { module: "routes/players/battles.tsx" },
  "/accounts/:account_id/:nickname/battles/:arena_id": { module: "routes/players/battle.tsx" },
  "/accounts/:account_id/:nickname/marks": { module: "routes/players/marks.tsx" },
  "/accounts/:account_id/:nickname/maps": { module: "routes/players/maps.tsx" },
  "/:tank_id/:vehicle": {
    module: "routes/vehicles/vehicle.tsx",
    adsBelow: true,
    cacheableWith: ["modules", "gun", "turret", "chassis", "engine", "radio", "tank", "mode", "setup"],
  },
  "/:tank_id": { module: "routes/vehicles/vehicle-by-number.tsx" },
};

/** The pages with how they are served, in the order of pages.ts. */
export const SERVED_PAGES: readonly (Page & ServedPage)[] = PAGES.map((page) => ({
  ...page,
  ...SERVED[page.path as PagePath],
}));
