import type { GameMap } from "#app/game/maps/map.ts";
import { BATTLE_TYPE_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { layoutsOf } from "./layouts.ts";

const TEAMS: Record<GameMap["kind"], string> = {
  random: "15 v 15",
  grand: "30 against 30",
  frontline: "30 against 30, Frontline",
};

export function kindText({ kind }: GameMap): string {
  return TEAMS[kind];
}

/** "1,000 × 1,000 m": from west to east, and from south to north. */
export function fieldText({ bounds: { west, south, east, north } }: GameMap): string {
  return `${formatNumber(east - west)} × ${formatNumber(north - south)} m`;
}

/** "Standard, Encounter, Assault" */
export function battleTypesText(map: GameMap): string {
  const types = new Set(layoutsOf(map).map(({ battleType }) => BATTLE_TYPE_LABELS[battleType]));
  return types.size === 0 ? "No random battles" : [...types].join(", ");
}

/** The names of maps by the last part of their address, in the order of the alphabet. */
export function mapNames(maps: readonly GameMap[]): [slug: string, name: string][] {
  return maps
    .map(({ slug, name }): [string, string] => [slug, name])
    .sort(([, name], [, other]) => name.localeCompare(other, "en"));
}
