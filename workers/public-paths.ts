import { NATIONS } from "#app/game/model/nations.ts";

/**
 * Pages that are open to everyone and not about one vehicle, by their paths. A page joins the list when it
 * opens: the sitemap names it then, and its data can be fetched ahead of a visit.
 */
export const publicPaths: readonly string[] = [
  "/",
  "/disable-adblock",
  "/faq",
  ...NATIONS.map((nation) => `/techtree/${nation}`),
];
