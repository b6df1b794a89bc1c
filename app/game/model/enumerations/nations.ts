/** The eleven nations, in the site's display order. */
export const NATIONS = [
  "germany",
  "ussr",
  "usa",
  "france",
  "uk",
  "china",
  "japan",
  "czech",
  "poland",
  "sweden",
  "italy",
] as const;

export type Nation = (typeof NATIONS)[number];

/** English display names. */
export const NATION_LABELS: Record<Nation, string> = {
  germany: "Germany",
  ussr: "U.S.S.R.",
  usa: "U.S.A.",
  france: "France",
  uk: "U.K.",
  china: "China",
  japan: "Japan",
  czech: "Czechoslovakia",
  poland: "Poland",
  sweden: "Sweden",
  italy: "Italy",
};

/**
 * The game's own numbering, as used in every compact descriptor. It differs from the display order, so never use an
 * index of NATIONS for it.
 */
export const NATION_IDS: Record<Nation, number> = {
  ussr: 0,
  germany: 1,
  usa: 2,
  china: 3,
  france: 4,
  uk: 5,
  japan: 6,
  czech: 7,
  sweden: 8,
  poland: 9,
  italy: 10,
};

const BY_ID = new Map(NATIONS.map((nation) => [NATION_IDS[nation], nation]));

/** The nation with this game id, or undefined (11 to 14 are unused, 15 means "no nation"). */
export function nationFromId(id: number): Nation | undefined {
  return BY_ID.get(id);
}

/** Whether a string (a route parameter, say) names a nation. */
export function isNation(value: string): value is Nation {
  return Object.hasOwn(NATION_IDS, value);
}
