import type { PagePath } from "#app/pages/pages.ts";
import { DEMO_PAGE } from "#scripts/local/demo/demo-account.ts";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";

export interface KindOfPage {
  /** The page of the list of pages. */
  page: PagePath;
  /** An address of it that has all of its parts. */
  at: string;
  /** The scripts that it may fetch by itself beyond what its route says, by their names without the hash. */
  later?: readonly string[];
  /** The data that it may ask for by itself, beside the build's metadata. */
  data?: readonly string[];
  /** Whether it has a part that is hydrated when the page is used (`HydrateOnInteraction`). */
  waits?: true;
}

/** One page of each route module, with what it may fetch while nobody does anything. */
export const KINDS_OF_PAGE: readonly KindOfPage[] = [
  { page: "/", at: "/" },
  { page: "/techtree/:nation", at: "/techtree/germany", waits: true },
  // The tray shows what is compared, which only the browser knows.
  { page: "/comparison", at: "/comparison?v=9489&v=7169", later: ["tray"], waits: true },
  { page: "/marks-of-excellence", at: "/marks-of-excellence", waits: true },
  { page: "/community-average", at: "/community-average", waits: true },
  { page: "/accounts", at: "/accounts" },
  { page: "/maps", at: "/maps" },
  { page: "/maps/:map", at: "/maps/prokhorovka", waits: true },
  // Events ask again when one begins or ends.
  { page: "/calendar", at: "/calendar", data: ["/calendar.data"] },
  { page: "/calendar/:event", at: "/calendar/demo-stream", data: ["/calendar/demo-stream.data"] },
  { page: "/news", at: "/news" },
  { page: "/news/:slug", at: "/news/current-vehicles" },
  { page: "/faq", at: "/faq" },
  { page: "/clans-info", at: "/clans-info" },
  { page: "/clans-info/:region/:clan_id/:tag?", at: "/clans-info/eu/500000101/FERRO" },
  { page: "/map-rotation", at: "/map-rotation" },
  { page: "/patches", at: "/patches" },
  { page: "/marks-of-mastery", at: "/marks-of-mastery", waits: true },
  { page: "/no-gold-challenge", at: "/no-gold-challenge" },
  { page: "/tank-extractor", at: "/tank-extractor", waits: true },
  { page: "/modules-extractor", at: "/modules-extractor", waits: true },
  { page: "/video-extractor", at: "/video-extractor", waits: true },
  { page: "/mod", at: "/mod" },
  { page: "/open-calls", at: "/open-calls" },
  { page: "/disable-adblock", at: "/disable-adblock" },
  { page: "/privacy-policy", at: "/privacy-policy" },
  { page: "/licences", at: "/licences" },
  { page: "/access", at: "/access" },
  { page: "/my-builds", at: "/my-builds" },
  { page: "/wg", at: "/wg" },
  { page: "/google", at: "/google" },
  { page: "/accounts/:account_id/:nickname?", at: DEMO_PAGE, waits: true },
  { page: "/accounts/:account_id/:nickname/vehicles", at: `${DEMO_PAGE}/vehicles`, waits: true },
  { page: "/accounts/:account_id/:nickname/battles", at: `${DEMO_PAGE}/battles` },
  {
    page: "/accounts/:account_id/:nickname/battles/:arena_id",
    at: `${DEMO_PAGE}/battles/${demoPlayerBattles[0]?.arenaId}`,
  },
  { page: "/accounts/:account_id/:nickname/marks", at: `${DEMO_PAGE}/marks` },
  { page: "/accounts/:account_id/:nickname/maps", at: `${DEMO_PAGE}/maps` },
  { page: "/:tank_id/:vehicle", at: "/529/tiger-i" },
  { page: "/:tank_id/:vehicle/loadout", at: "/529/tiger-i/loadout" },
  { page: "/:tank_id/:vehicle/armour", at: "/529/tiger-i/armour" },
  { page: "/:tank_id/:vehicle/statistics", at: "/529/tiger-i/statistics" },
];

/** Modules without an example: two lead on to another page, and of the last no account has a run. */
export const WITHOUT_EXAMPLE = [
  "routes/techtree/techtree-entry.tsx",
  "routes/vehicles/vehicle-by-number.tsx",
  "routes/challenge/no-gold-run.tsx",
];
