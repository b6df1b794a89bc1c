import type { PagePath } from "#app/pages/pages.ts";
import { DEMO_PAGE } from "#scripts/local/demo/demo-account.ts";
import { demoPlayerBattles } from "#tests/setup/demo-player.ts";

export interface KindOfPage {
  /** The page of the list of pages. */
  page: PagePath;
  /** An example address with all parts of the page. */
  at: string;
  /** The scripts that it may fetch by itself beyond what its route says, by their names without the hash. */
  later?: readonly string[];
  /** The data that it may request by itself, in addition to the build's metadata. */
  data?: readonly string[];
  /** Whether it has a part that is hydrated when the page is used (`lateBody`). */
  waits?: true;
  /** The scripts that it may fetch, where they are more than `MAX_SCRIPTS`. */
  scripts?: number;
}

/** One page of each route module, with what it may fetch while nobody does anything. */
export const KINDS_OF_PAGE: readonly KindOfPage[] = [
  { page: "/", at: "/", waits: true },
  { page: "/techtree/:nation", at: "/techtree/ussr", waits: true },
  { page: "/comparison", at: "/comparison?v=9489&v=7169", waits: true },
  { page: "/marks-of-excellence", at: "/marks-of-excellence", waits: true },
  { page: "/community-average", at: "/community-average", waits: true },
  { page: "/accounts", at: "/accounts", waits: true },
  { page: "/maps", at: "/maps" },
  { page: "/maps/:map", at: "/maps/prokhorovka", waits: true },
  // Events ask again when one begins or ends.
  { page: "/calendar", at: "/calendar", data: ["/calendar.data"], waits: true },
  { page: "/calendar/:event", at: "/calendar/demo-stream", data: ["/calendar/demo-stream.data"] },
  { page: "/news", at: "/news" },
  { page: "/news/:slug", at: "/news/current-vehicles" },
  { page: "/faq", at: "/faq", scripts: 13 },
  { page: "/clans-info", at: "/clans-info", scripts: 13, waits: true },
  { page: "/clans-info/:region/:clan_id/:tag?", at: "/clans-info/eu/500000101/FERRO", waits: true },
  { page: "/map-rotation", at: "/map-rotation", waits: true },
  { page: "/patches", at: "/patches" },
  { page: "/marks-of-mastery", at: "/marks-of-mastery", waits: true },
  { page: "/no-gold-challenge", at: "/no-gold-challenge", waits: true },
  { page: "/tank-extractor", at: "/tank-extractor", waits: true },
  { page: "/modules-extractor", at: "/modules-extractor", waits: true },
  { page: "/video-extractor", at: "/video-extractor", waits: true },
  { page: "/mod", at: "/mod", waits: true },
  { page: "/open-calls", at: "/open-calls" },
  { page: "/disable-adblock", at: "/disable-adblock" },
  { page: "/privacy-policy", at: "/privacy-policy", waits: true },
  { page: "/status", at: "/status" },
  { page: "/licences", at: "/licences" },
  { page: "/access", at: "/access", waits: true },
  { page: "/my-builds", at: "/my-builds", waits: true },
  { page: "/wg", at: "/wg", waits: true },
  { page: "/google", at: "/google", waits: true },
  { page: "/accounts/compare", at: "/accounts/compare?players=500000001,500000002", waits: true },
  { page: "/accounts/:account_id/:nickname?", at: DEMO_PAGE, waits: true },
  { page: "/accounts/:account_id/:nickname/vehicles", at: `${DEMO_PAGE}/vehicles`, waits: true },
  { page: "/accounts/:account_id/:nickname/vehicles/:tank_id", at: `${DEMO_PAGE}/vehicles/7169`, waits: true },
  { page: "/accounts/:account_id/:nickname/battles", at: `${DEMO_PAGE}/battles`, waits: true },
  {
    page: "/accounts/:account_id/:nickname/battles/:arena_id",
    at: `${DEMO_PAGE}/battles/${demoPlayerBattles[0]?.arenaId}`,
    waits: true,
  },
  { page: "/accounts/:account_id/:nickname/marks", at: `${DEMO_PAGE}/marks`, waits: true },
  { page: "/accounts/:account_id/:nickname/maps", at: `${DEMO_PAGE}/maps`, waits: true },
  { page: "/:tank_id/:vehicle", at: "/529/tiger-i", waits: true },
  { page: "/:tank_id/:vehicle/loadout", at: "/529/tiger-i/loadout", waits: true },
  { page: "/:tank_id/:vehicle/armour", at: "/529/tiger-i/armour", waits: true },
  { page: "/:tank_id/:vehicle/statistics", at: "/529/tiger-i/statistics", waits: true },
];

/** Modules without an example: two lead on to another page, and of the last no account has a run. */
export const WITHOUT_EXAMPLE = [
  "routes/techtree/techtree-entry.tsx",
  "routes/vehicles/vehicle-by-number.tsx",
  "routes/challenge/no-gold-run.tsx",
];
