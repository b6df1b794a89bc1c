import type { BattleType } from "#app/game/model/enumerations/battle-types.ts";
import type { MapPosition } from "./geometry.ts";
import type { GameMap } from "./map.ts";

/** Position of a symbol: whole metres from the west and north edges of the drawing. */
interface Star {
  x: number;
  y: number;
}

/** What identifies a map at a glance: the bases and starts of all its battle types, overlaid. */
export interface Constellation {
  /** Side of the drawing, m: the same for all maps that are compared. */
  side: number;
  /** The field in the middle of the drawing, m. */
  field: { x: number; y: number; width: number; height: number };
  season: GameMap["camouflage"];
  /** Per battle type: lines from each base to what belongs to it as an SVG path, bases, and starts. */
  types: { battleType: BattleType; gameplay: string; lines: string; bases: Star[]; starts: Star[] }[];
}

/** The longest side of the fields, m. */
export const longestSide = (maps: readonly Pick<GameMap, "bounds">[]): number =>
  Math.max(0, ...maps.flatMap(({ bounds: { west, east, south, north } }) => [east - west, north - south]));

/**
 * The bases and starts of a map. Standard: both bases joined by a line. Encounter: the base of both, joined with the
 * starts. Assault: the bases of who defends, and where the others start.
 * @param side of the drawing, m: at least the map's own
 */
export function constellationOf({ bounds, camouflage, layouts }: GameMap, side: number): Constellation {
  const [width, height] = [bounds.east - bounds.west, bounds.north - bounds.south];
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  const spot = ([east, north]: MapPosition): Star => ({
    x: Math.round(left + east - bounds.west),
    y: Math.round(top + bounds.north - north),
  });
  const line = (from: Star, to: Star) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return {
    side,
    field: { x: left, y: top, width, height },
    season: camouflage,
    types: layouts.map(({ battleType, gameplay, teams, neutralBase }) => {
      const bases = [...(neutralBase ? [neutralBase] : []), ...teams.flatMap((team) => team.bases)].map(spot);
      const starts = teams.flatMap((team) => team.spawns).map(spot);
      const [first, second] = bases;
      const lines =
        battleType === "standard" && first && second
          ? line(first, second)
          : battleType === "encounter" && first
            ? starts.map((start) => line(first, start)).join("")
            : "";
      return { battleType, gameplay, lines, bases, starts };
    }),
  };
}
