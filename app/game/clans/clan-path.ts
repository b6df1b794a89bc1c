import type { Region } from "../model/enumerations/regions.ts";

/** The page that finds clans. */
export const CLANS_PATH = "/clans-info";

/** Letters that the publisher's search needs, and that a clan's name has at most. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 64;

/** The address of a clan. Its tag is for who reads the address: the number says which clan it is. */
export function clanPath({ region, clanId, tag }: { region: Region; clanId: number; tag: string }): string {
  return `${CLANS_PATH}/${region}/${clanId}/${encodeURIComponent(tag)}`;
}

/** The address of a search. */
export function clanSearchPath(region: Region, search: string): string {
  return `${CLANS_PATH}?region=${region}&q=${encodeURIComponent(search)}`;
}

/** The number of a clan in an address; null when it cannot be one. */
export function clanIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The pages of a clan, by the last part of their addresses. */
export const CLAN_TABS = [
  ["", "Members"],
  ["vehicles", "Vehicles"],
  ["stronghold", "Stronghold"],
  ["global-map", "Global Map"],
  ["history", "History"],
] as const;
export type ClanTab = (typeof CLAN_TABS)[number][0];

/** The page that an address names; null where there is none. @param segment absent: that of the members */
export function clanTabOf(segment: string | undefined): ClanTab | null {
  if (segment === undefined) return "";
  return CLAN_TABS.find(([key]) => key !== "" && key === segment)?.[0] ?? null;
}
