/** The loadouts that can be kept for one vehicle. */
export const EQUIPMENT_CONFIGURATIONS = [
  "main",
  "secondary",
  "experimental",
  "onslaught",
  "maneuvers",
  "clan_wars_1",
  "clan_wars_2",
  "clan_wars_3",
] as const;

export type EquipmentConfiguration = (typeof EQUIPMENT_CONFIGURATIONS)[number];

export const EQUIPMENT_CONFIGURATION_LABELS: Record<EquipmentConfiguration, string> = {
  main: "Main",
  secondary: "Secondary",
  experimental: "Experimental",
  onslaught: "Onslaught",
  maneuvers: "Maneuvers",
  clan_wars_1: "Clan wars 1",
  clan_wars_2: "Clan wars 2",
  clan_wars_3: "Clan wars 3",
};
