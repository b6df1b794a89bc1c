/** Roles of crew members by the names the game's files use. */
export const CREW_ROLES = ["commander", "gunner", "driver", "radioman", "loader"] as const;

export type CrewRole = (typeof CREW_ROLES)[number];

/** English names of the crew roles. */
export const CREW_ROLE_LABELS: Record<CrewRole, string> = {
  commander: "Commander",
  gunner: "Gunner",
  driver: "Driver",
  radioman: "Radio operator",
  loader: "Loader",
};
