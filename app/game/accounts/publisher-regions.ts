import type { Region } from "#app/game/model/enumerations/regions.ts";

/** Regions where the publisher lets other sites sign players in; cn has no public sign-in. */
export const PUBLISHER_REGIONS = ["eu", "com", "asia"] as const satisfies readonly Region[];
export type PublisherRegion = (typeof PUBLISHER_REGIONS)[number];

export function isPublisherRegion(region: string | null | undefined): region is PublisherRegion {
  return PUBLISHER_REGIONS.some((known) => known === region);
}

const ranges: { region: PublisherRegion; from: number; below: number }[] = [
  { region: "eu", from: 500_000_000, below: 1_000_000_000 },
  { region: "com", from: 1_000_000_000, below: 2_000_000_000 },
  { region: "asia", from: 2_000_000_000, below: 3_100_000_000 },
];

/**
 * The region that an account id was given out in. The publisher counts ids by region, in ranges that the sites about
 * its games have long relied on; below 5·10^8 and from 3.1·10^9 on are regions of other operators.
 * @returns null for an id of any other region
 */
export function regionOfAccount(accountId: number): PublisherRegion | null {
  return ranges.find(({ from, below }) => accountId >= from && accountId < below)?.region ?? null;
}
