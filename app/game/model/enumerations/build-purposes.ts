/** What a vehicle is set up for: the configurations of equipment, as the site has always named them. */
export const BUILD_PURPOSES = [
  "main",
  "secondary",
  "experimental",
  "onslaught",
  "maneuvers",
  "clan_wars_1",
  "clan_wars_2",
  "clan_wars_3",
] as const;

export type BuildPurpose = (typeof BUILD_PURPOSES)[number];

/** English names of the configurations. */
export const BUILD_PURPOSE_LABELS: Record<BuildPurpose, string> = {
  main: "Main",
  secondary: "Secondary",
  experimental: "Experimental",
  onslaught: "Onslaught",
  maneuvers: "Maneuvers",
  clan_wars_1: "Clan wars 1",
  clan_wars_2: "Clan wars 2",
  clan_wars_3: "Clan wars 3",
};
