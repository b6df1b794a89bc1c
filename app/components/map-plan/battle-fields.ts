import {
  BATTLE_TYPE_LABELS,
  BATTLE_TYPES,
  SPAWN_POINT_LABELS,
  SPAWN_POINTS,
} from "#app/game/model/enumerations/battle-types.ts";

/** Names of all maps by the last part of their address. */
export type MapNames = readonly (readonly [slug: string, name: string])[];

/** The lists from which one chooses a map, a battle type and a spawn point. */
export const battleFields = (maps: MapNames) =>
  [
    { name: "map", label: "Map", placeholder: "Select a map", options: maps },
    {
      name: "type",
      label: "Battle type",
      placeholder: "Select a battle type",
      options: BATTLE_TYPES.map((type) => [type, BATTLE_TYPE_LABELS[type]] as const),
    },
    {
      name: "spawn",
      label: "Spawn point",
      placeholder: "Select spawn point",
      options: SPAWN_POINTS.map((spawn) => [spawn, SPAWN_POINT_LABELS[spawn]] as const),
    },
  ] as const;
