/** Server regions, by the names our URLs and the publisher's API hosts use. */
export const REGIONS = ["eu", "com", "asia", "cn"] as const;

export type Region = (typeof REGIONS)[number];

export const REGION_LABELS: Record<Region, string> = {
  eu: "Europe",
  com: "North America",
  asia: "Asia",
  cn: "China",
};

/** Short labels for chips and tables. */
export const REGION_SHORT_LABELS: Record<Region, string> = {
  eu: "EU",
  com: "NA",
  asia: "ASIA",
  cn: "CN",
};

/** The long label of a region: "Europe (EU)". */
export function regionName(region: Region): string {
  return `${REGION_LABELS[region]} (${REGION_SHORT_LABELS[region]})`;
}

/** The long label for a short one, as the dataset's sources write it; an unknown label is returned unchanged. */
export function realmName(label: string): string {
  const region = REGIONS.find((candidate) => REGION_SHORT_LABELS[candidate] === label);
  return region ? regionName(region) : label;
}

/** Whether a string (a query parameter, say) names a region. */
export function isRegion(value: string): value is Region {
  return Object.hasOwn(REGION_LABELS, value);
}
