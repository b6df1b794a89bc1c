import { BATTLE_TYPE_LABELS, type BattleType, type SpawnPoint } from "#app/game/model/enumerations/battle-types.ts";
import type { GameMap, MapLayout, MapTeam } from "#app/game/model/map.ts";
import type { Place } from "./geometry.ts";

/** Radius of the circle of a base, m. */
export const BASE_RADIUS = 50;

/** Battle types as players come across them most: standard first. */
const USUAL_FIRST: readonly BattleType[] = ["standard", "encounter", "assault"];

/** The layouts of a map, the usual ones first. */
export function layoutsOf({ layouts }: GameMap): MapLayout[] {
  return layouts.toSorted((a, b) => USUAL_FIRST.indexOf(a.battleType) - USUAL_FIRST.indexOf(b.battleType));
}

/** Where a team starts: at its starting points, and without any around its base. */
export function startsOf({ spawns, bases }: MapTeam): readonly Place[] {
  return spawns.length > 0 ? spawns : bases;
}

/** "Assault", and "Assault, two bases" where a map has both. */
export function layoutName(layout: MapLayout, { layouts }: GameMap): string {
  const name = BATTLE_TYPE_LABELS[layout.battleType];
  const ofType = layouts.filter(({ battleType }) => battleType === layout.battleType);
  const bases = layout.teams.reduce((sum, team) => sum + team.bases.length, 0);
  return ofType.length < 2 ? name : `${name}, ${bases === 1 ? "one base" : "two bases"}`;
}

/** The teams of a layout, that of the chosen start first; without a choice the team of the north, west or defence. */
export function sidesOf({ teams }: MapLayout, spawn: SpawnPoint | null): { own: MapTeam; enemy: MapTeam } {
  const [one, two] = teams;
  const first: readonly SpawnPoint[] = ["north", "west", "defense"];
  const own = teams.find((team) => team.spawn === spawn) ?? (first.includes(two.spawn) ? two : one);
  return { own, enemy: own === one ? two : one };
}
