import type { GameMap, MapLayout, MapTeam } from "#app/game/maps/map.ts";
import { BATTLE_TYPE_LABELS, type BattleType, type SpawnPoint } from "#app/game/model/enumerations/battle-types.ts";
import { distance, type MapPosition, middleOf } from "./geometry.ts";
import type { MapQuery } from "./query.ts";

/** Radius of the circle of a base, m. */
export const BASE_RADIUS = 50;

/** Battle types as players come across them most: standard first. */
const USUAL_FIRST: readonly BattleType[] = ["standard", "encounter", "assault"];

/** The layouts of a map, the usual ones first. */
export function layoutsOf({ layouts }: GameMap): MapLayout[] {
  return layouts.toSorted((a, b) => USUAL_FIRST.indexOf(a.battleType) - USUAL_FIRST.indexOf(b.battleType));
}

/** The layout that an address requests, or the closest match; undefined for a map without layouts. */
export function requestedLayout(map: GameMap, query: Pick<MapQuery, "battleType" | "gameplay" | "spawn">) {
  const { battleType, gameplay, spawn } = query;
  const layouts = layoutsOf(map);
  const ofType = battleType === null ? layouts : layouts.filter((layout) => layout.battleType === battleType);
  return (
    ofType.find((layout) => layout.gameplay === gameplay) ??
    ofType.find(({ teams }) => teams.some((team) => team.spawn === spawn)) ??
    ofType[0] ??
    layouts[0]
  );
}

/** Where a team starts: at its starting points, and without any around its base. */
export function startsOf({ spawns, bases }: MapTeam): readonly MapPosition[] {
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

/** From which part of the other's distance on a start is not clearly the nearer one. */
const AS_FAR = 0.75;

/**
 * The start of a layout that lies where one of another layout of the same map does: "Capture" for who started in the
 * south, say. Itself where the layout has it; null where no layout of the map does, or both starts are about as far.
 */
export function startLike(map: GameMap, { teams }: MapLayout, spawn: SpawnPoint | null): SpawnPoint | null {
  const teamOf = (layout: Pick<MapLayout, "teams">) => layout.teams.find((team) => team.spawn === spawn);
  if (teamOf({ teams })) return spawn;
  const before = layoutsOf(map).flatMap((layout) => teamOf(layout) ?? [])[0];
  const position = before && middleOf(startsOf(before));
  if (!position) return null;
  const metresTo = (team: MapTeam) => distance(position, middleOf(startsOf(team)) ?? position);
  const [near, far] = teams.toSorted((one, other) => metresTo(one) - metresTo(other));
  return near && far && metresTo(near) < AS_FAR * metresTo(far) ? near.spawn : null;
}
